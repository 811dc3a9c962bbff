import { integer, json, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * What the embedded test gateway was asked: the memory that a real one has at its own place. Requests never see it.
 * It holds test cards' tokens and amounts, and no card's number.
 */
export const testGatewayCalls = pgTable("test_gateway_calls", {
  /** In the order in which they came. */
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  reference: text().notNull().unique(),
  /** The charge that a refund or a bank's answer is about. */
  about: text(),
  request: json().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});
