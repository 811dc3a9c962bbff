/** What staff note on customers' invoices: money that came by bank, credits, and what will not be paid. */
import * as z from "zod/mini";
import { download, endpoint } from "./endpoint.ts";
import { idParams, pageOf, pageQuery } from "./paging.ts";
import { line, requiredLine } from "./text.ts";

const staffInvoice = z.object({
  /** Its number. */
  id: z.int(),
  teamName: z.string(),
  title: z.string(),
  currency: z.string(),
  issuedAt: z.iso.datetime(),
  /** The team's own day, as its paper says it. */
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  /** With tax, and what is left to be paid of it. */
  gross: z.number(),
  owed: z.number(),
  /** For how many days it has been due and not paid, by the team's calendar. */
  overdueDays: z.int(),
});

const amount = z.number().check(
  z.positive("Enter an amount above 0."),
  z.maximum(10_000_000, "Enter a smaller amount."),
  z.refine((value) => Math.round(value * 100) / 100 === value, "Use two decimals at most."),
);
/** Noted once for each team, however often it is sent. */
const reference = requiredLine(60, "Enter the reference.");
const reason = requiredLine(200, "Say why.");

export const STAFF_INVOICE_FILTERS = ["Unpaid", "Overdue", "Paid", "All"] as const;
export type StaffInvoiceFilter = (typeof STAFF_INVOICE_FILTERS)[number];

export const listStaffInvoices = endpoint({
  method: "GET",
  path: "/staff/invoice",
  summary:
    "Invoices of all teams, the first due first; those that are not paid unless said otherwise.",
  access: "staff",
  query: z.extend(pageQuery, {
    filter: z._default(z.enum(STAFF_INVOICE_FILTERS), "Unpaid"),
    /** A number, or part of a team's name. */
    search: z._default(line(100), ""),
  }),
  data: pageOf(staffInvoice),
});

export const getStaffInvoice = endpoint({
  method: "GET",
  path: "/staff/invoice/{id}",
  summary: "An invoice of any team: what it charges for, and what came of it since.",
  access: "staff",
  params: idParams,
  data: z.extend(staffInvoice, {
    billedTo: z.string(),
    purchaseOrderNumber: z.string(),
    /** Its entries in the team's ledger, the first first; each by how much it raised what is owed. */
    entries: z.array(
      z.object({
        sequence: z.int(),
        at: z.iso.datetime(),
        /** The team's day on which it happened: of what came by bank, the day it came. */
        on: z.iso.date(),
        description: z.string(),
        amount: z.number(),
        parts: z.array(z.object({ description: z.string(), amount: z.number() })),
      }),
    ),
  }),
});

export const getStaffInvoicePdf = download({
  method: "GET",
  path: "/staff/invoice/{id}/pdf",
  summary: "An invoice of any team as a PDF, as its buyer has it.",
  access: "staff",
  params: idParams,
  waitsForPool: "briefly",
  contentTypes: ["application/pdf"],
});

export const recordBankPayment = endpoint({
  method: "POST",
  path: "/staff/invoice/{id}/payment",
  summary: "Note money that came by bank for an invoice.",
  access: "staff",
  needsRecentProof: true,
  params: idParams,
  /** The bank's own reference. */
  body: z.strictObject({ amount, receivedOn: z.iso.date("Enter a day."), reference }),
  data: staffInvoice,
});

export const creditInvoice = endpoint({
  method: "POST",
  path: "/staff/invoice/{id}/credit",
  summary: "Take something off an invoice, with its part of the tax.",
  access: "staff",
  needsRecentProof: true,
  params: idParams,
  /** The number of the credit note. */
  body: z.strictObject({ amount, reason, reference }),
  data: staffInvoice,
});

export const writeOffInvoice = endpoint({
  method: "POST",
  path: "/staff/invoice/{id}/write_off",
  summary: "Give up what is left to be paid of an invoice.",
  access: "staff",
  needsRecentProof: true,
  params: idParams,
  body: z.strictObject({ reason }),
  data: staffInvoice,
});
