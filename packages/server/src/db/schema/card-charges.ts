import type { BillingPeriod, Currency, PaidType } from "@app/contract/plans";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { subscriptions } from "./subscriptions.ts";

/**
 * How a charge stands: begun, while the gateway's answer is to come or was lost; pending, where it will know later; asking,
 * where the bank asks the holder; refunding, where it was paid for what could not be given, until it is paid back.
 */
export type ChargeState =
  | "begun"
  | "pending"
  | "asking"
  | "paid"
  | "declined"
  | "refunding"
  | "refunded";

/** What is bought, to be given once it is paid. */
export type Order =
  | { kind: "amend"; payingUsers: number; subscriptionType: PaidType }
  | { kind: "unlimited_models"; billingPeriod: BillingPeriod };

/**
 * An invoice that is paid by card, or an order that is invoiced when it is paid. The row is committed before the gateway is
 * asked, which charges once for its key: whatever is interrupted is taken up again, and nothing is charged twice.
 */
export const cardCharges = pgTable(
  "card_charges",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    /** Under which the gateway is asked, however often: no other installation or older backup has used it. */
    key: text().notNull().unique(),
    /** Of an order, the invoice that it led to. */
    invoiceNumber: integer("invoice_number"),
    order: jsonb().$type<Order>(),
    /** Who is there to answer the bank; nobody, where the calendar charges. */
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "set null" }),
    byName: text("by_name"),
    /** What they sent the request under: sent again, it is this charge that they ask for. */
    intentKey: text("intent_key"),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The gateway's name for the card, and as people tell it from others. */
    card: text().notNull(),
    cardWords: text("card_words").notNull(),
    state: text().$type<ChargeState>().notNull(),
    /** The gateway's name for the charge, once it answered. */
    reference: text(),
    /** Why it was declined. */
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("card_charges_one_open")
      .on(table.teamId)
      .where(sql`${table.state} in ('begun', 'pending', 'asking')`),
    uniqueIndex("card_charges_reference").on(table.reference),
    index("card_charges_invoice").on(table.teamId, table.invoiceNumber),
    check(
      "card_charges_for_something",
      sql`num_nonnulls(${table.invoiceNumber}, ${table.order}) > 0`,
    ),
  ],
);
