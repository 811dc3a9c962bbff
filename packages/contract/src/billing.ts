/** What a team has to pay. Amounts have two decimals at most. */
import * as z from "zod/mini";
import { download, endpoint } from "./endpoint.ts";
import { idParams, pageOf, pageQuery } from "./paging.ts";
import { line } from "./text.ts";

const amount = z.number();
/** Before tax, tax and both; of an invoice that is paid in part, what is left of each. */
const taxed = { net: amount, tax: amount, gross: amount };
/** The team's days on which a card was declined for it. */
const declinedOn = z.array(z.iso.date());

/** Something to pay: an invoice that is not paid, or what will be charged if nothing changes. */
const paymentObligation = z.object({
  /** Of what comes: by the way in which the team pays now. */
  dueOn: z.iso.date(),
  /** The day of its invoice. */
  issuedOn: z.iso.date(),
  /** The day has passed by the team's calendar. */
  isOverdue: z.boolean(),
  title: z.string(),
  /** How it is worked out, in words; empty for what an invoice says. */
  workedOut: z.string(),
  currency: z.string(),
  ...taxed,
  invoiceNumber: z.nullable(z.int()),
  declinedOn,
});

export const listPaymentObligations = endpoint({
  method: "GET",
  path: "/payment_obligation",
  summary:
    "What the team has to pay until the next renewal, the first due first: invoices that are not paid, and what comes.",
  access: "admin",
  query: pageQuery,
  data: z.extend(pageOf(paymentObligation), {
    ...{ totalNet: amount, totalTax: amount, totalGross: amount },
    /** All that is due on the first day on which anything is, and how many they are. */
    next: z.nullable(
      z.object({ dueOn: z.iso.date(), count: z.int(), currency: z.string(), ...taxed }),
    ),
  }),
});

/** What was paid on an invoice, or paid back where what it was for had changed meanwhile. */
const payment = z.object({
  id: z.int(),
  /** When it was written down. */
  paidAt: z.iso.datetime(),
  /** The team's day on which it was paid: of what came by bank, the day it came. */
  paidOn: z.iso.date(),
  invoiceNumber: z.nullable(z.int()),
  title: z.string(),
  /** How the invoice is worked out, in words; empty where it says more than a line can. */
  workedOut: z.string(),
  /** The card, or how else it came. */
  paidBy: z.string(),
  currency: z.string(),
  /** Before tax, and tax: of a part of an invoice, by its proportion. What was paid back has neither. */
  net: z.nullable(amount),
  tax: z.nullable(amount),
  /** Negative where it was paid back. */
  gross: amount,
  declinedOn,
});

/** What invoices were for: users, or models one by one and unlimited. */
const paymentFilter = z.enum(["All", "Subscription", "Models"]);

export const listPayments = endpoint({
  method: "GET",
  path: "/payment",
  summary: "What the team has paid, and was paid back, the latest first.",
  access: "admin",
  query: z.extend(pageQuery, {
    filter: z._default(paymentFilter, "All"),
    /** An invoice's number or words of it, how it was paid, or a month: "October 2026". */
    search: z._default(line(100), ""),
  }),
  data: z.extend(pageOf(payment), {
    filterCounts: z.array(z.object({ key: paymentFilter, count: z.int() })),
  }),
});

/** What money was paid for; what was paid back, and what had come in for it, is of no invoice. */
export const PAID_FOR = ["Models", "Subscription", "Paid back"] as const;
export type PaidFor = (typeof PAID_FOR)[number];

export const listPaidMonths = endpoint({
  method: "GET",
  path: "/payment_month",
  summary: "What the team paid in each of the last twelve months, less what was paid back.",
  access: "admin",
  data: z.object({
    /** What the months are called, the current one last: "Nov-26". */
    months: z.array(z.string()),
    /** Amounts of two currencies are never added together. */
    currencies: z.array(
      z.object({
        currency: z.string(),
        total: amount,
        /** With tax, month by month; those that come to nothing in every month are left out. */
        parts: z.array(z.object({ paidFor: z.enum(PAID_FOR), figures: z.array(amount) })),
      }),
    ),
  }),
});

export const getPaymentPdf = download({
  method: "GET",
  path: "/payment/{id}/pdf",
  summary: "The invoice that a payment is of, as a PDF.",
  access: "admin",
  params: idParams,
  waitsForPool: "briefly",
  contentTypes: ["application/pdf"],
});

export const getInvoicePdf = download({
  method: "GET",
  path: "/invoice/{id}/pdf",
  summary: "An invoice by its number, paid or not, as a PDF.",
  access: "admin",
  params: idParams,
  waitsForPool: "briefly",
  contentTypes: ["application/pdf"],
});
