import type { TokenScope } from "@app/contract/token-scopes";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { subscriptions } from "./subscriptions.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** With which a program acts for a person. It goes with their account in the team; only its hash is kept. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique(),
    name: text().notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    /** Its last letters, to tell it from others. */
    ending: text().notNull(),
    createdAt: moment("created_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("access_tokens_account").on(table.accountId)],
);
