import type { Currency } from "@app/contract/plans";
import { date, index, integer, json, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { subscriptions } from "./subscriptions.ts";

export type InvoiceSeller = Record<"name" | "taxNumber" | "address" | "email" | "bank", string>;

/**
 * What an invoice says beside its amounts, which are those of its entries in the ledger. Numbers grow over all teams; one
 * may be missing where issuing it failed.
 */
export const invoices = pgTable(
  "invoices",
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 10_001 }),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
    dueOn: date("due_on").notNull(),
    title: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The calendar its days are told by, whatever the team's is later: an invoice does not change its date. */
    timeZone: text("time_zone").notNull(),
    /** As they were when it was issued. */
    billedTo: text("billed_to").notNull(),
    billedAddress: text("billed_address").notNull().default(""),
    billedTaxNumber: text("billed_tax_number").notNull().default(""),
    purchaseOrderNumber: text("purchase_order_number").notNull(),
    /** Who issued it, where that was said by then. */
    seller: json().$type<InvoiceSeller>(),
  },
  (table) => [index("invoices_team").on(table.teamId, table.number)],
);
