import { date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { subscriptions } from "./subscriptions.ts";

/**
 * The days for which a team paid for unlimited models, up to the first that is not among them. A month with any of them charges
 * no model, also where its statement comes after they ended or were bought again, so all are kept.
 */
export const unlimitedPeriods = pgTable(
  "unlimited_periods",
  {
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    fromDay: date("from_day").notNull(),
    toDay: date("to_day").notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.fromDay, table.toDay] })],
);
