import type { ReportLook } from "@app/contract/report-look";
import { integer, json, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { subscriptions } from "./subscriptions.ts";

/** What a team's reports look like from their next edition on; an edition keeps its own. */
export const reportLooks = pgTable("report_looks", {
  teamId: integer("team_id")
    .primaryKey()
    .references(() => subscriptions.id),
  accent: text(),
  accentDark: text("accent_dark"),
  logo: json().$type<ReportLook["logo"]>(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});
