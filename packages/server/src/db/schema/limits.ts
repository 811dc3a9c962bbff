import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** How often something happened within a window of time, counted across all processes. */
export const limits = pgTable(
  "limits",
  {
    key: text().notNull(),
    windowStart: timestamp("window_start", { withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
