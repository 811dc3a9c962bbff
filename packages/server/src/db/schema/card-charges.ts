import type { Currency } from "@app/contract/plans";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { subscriptions } from "./subscriptions.ts";

/** How a charge stands: begun, while the gateway's answer is to come or was lost; pending, where it will know later. */
export type ChargeState = "begun" | "pending" | "paid" | "declined";

/**
 * An invoice that is paid by card. The row is committed before the gateway is asked, which charges once for its key:
 * whatever is interrupted is taken up again, and nothing is charged twice.
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
    invoiceNumber: integer("invoice_number").notNull(),
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
      .where(sql`${table.state} in ('begun', 'pending')`),
    uniqueIndex("card_charges_reference").on(table.reference),
    index("card_charges_invoice").on(table.teamId, table.invoiceNumber),
  ],
);
