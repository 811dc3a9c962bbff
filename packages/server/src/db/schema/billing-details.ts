import type { PaymentMethod } from "@app/contract/billing-details";
import { integer, json, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { subscriptions } from "./subscriptions.ts";

/** A card that may be charged: the gateway's name for it, and enough to tell it from another. */
export type BillingCard = {
  reference: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
};

/** Whom a team's invoices are made out to, and how it pays. A team without a row pays on invoice, under its name. */
export const billingDetails = pgTable("billing_details", {
  teamId: integer("team_id")
    .primaryKey()
    .references(() => subscriptions.id),
  billedTo: text("billed_to").notNull().default(""),
  address: text().notNull().default(""),
  taxNumber: text("tax_number").notNull().default(""),
  invoiceEmails: json("invoice_emails").$type<string[]>().notNull().default([]),
  paymentMethod: smallint("payment_method").$type<PaymentMethod>().notNull().default(1),
  /** Kept while another way to pay is chosen, so that going back needs no card. */
  card: json().$type<BillingCard>(),
});
