import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { subscriptions } from "./subscriptions.ts";

/** A report that a team uses again over other models. */
export const reportTemplates = pgTable(
  "report_templates",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    name: text().notNull(),
    /** The report and what its lines were called, as JSON. */
    template: text().notNull(),
    pageCount: integer("page_count").notNull(),
    blockCount: integer("block_count").notNull(),
    /** Who made it. Null once they have left the team. */
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "set null" }),
    createdByName: text("created_by_name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("report_templates_name").on(table.teamId, sql`lower(${table.name})`),
    index("report_templates_account").on(table.accountId),
  ],
);
