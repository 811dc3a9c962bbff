import type { Tour } from "@app/contract/account";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { subscriptions } from "./subscriptions.ts";
import { users } from "./users.ts";

/** A person in a team. */
export const accounts = pgTable(
  "accounts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    userId: integer("user_id")
      .notNull()
      .unique()
      .references(() => users.id),
    kind: smallint().notNull(),
    name: text().notNull(),
    phone: text().notNull().default(""),
    jobTitle: text("job_title").notNull().default(""),
    countryCode: text("country_code").notNull().default(""),
    industry: text().notNull().default(""),
    companySize: text("company_size").notNull().default(""),
    avatarIndex: smallint("avatar_index").notNull().default(0),
    /** The name of the picture's file. */
    avatar: text(),
    isAdmin: boolean("is_admin").notNull().default(false),
    /** How far they are in the guided tour; null while they never began it. */
    tour: jsonb().$type<Tour>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("accounts_team").on(table.teamId)],
);
