import {
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { subscriptions } from "./subscriptions.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What staff tell customers on every page. It is of no team. */
export const announcements = pgTable(
  "announcements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    text: text().notNull(),
    kind: text().$type<"info" | "alert">().notNull(),
    audience: text()
      .$type<"everybody" | "advisors" | "companies" | "trials" | "source">()
      .notNull(),
    sourceId: smallint("source_id"),
    shownFrom: moment("shown_from").notNull(),
    shownUntil: moment("shown_until").notNull(),
    /** Counts its words: who dismissed others is told these. */
    version: integer().notNull().default(1),
    byName: text("by_name").notNull(),
  },
  (table) => [index("announcements_until").on(table.shownUntil)],
);

/** The words of an announcement that somebody does not want to see again. */
export const announcementDismissals = pgTable(
  "announcement_dismissals",
  {
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    announcementId: integer("announcement_id")
      .notNull()
      .references(() => announcements.id),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.announcementId] })],
);
