import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * What every row that billing goes by was and is: a trigger adds a version whenever one is written, so that `verify-billing`
 * finds whatever was written past it. Each version's hash is over itself and the one before. Only ever added to.
 */
export const billingHistory = pgTable(
  "billing_history",
  {
    tableName: text("table_name").notNull(),
    /** The values of its primary key, with strokes between. */
    rowKey: text("row_key").notNull(),
    /** Counts from 1, without gaps. */
    version: integer().notNull(),
    teamId: integer("team_id").notNull(),
    /** Null once it was removed. */
    row: jsonb(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.rowKey, table.version] })],
);
