import { integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { subscriptions } from "./subscriptions.ts";

/** Calls that pay for something, by the key their sender gave them: each is done once and answered the same again. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** Of the call and its body, so that another request under the key is told from the same one again. */
    askedHash: text("asked_hash").notNull(),
    /** Written in the transaction that does it, and so never missing in one that committed. */
    answer: json(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);
