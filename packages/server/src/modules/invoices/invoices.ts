import assert from "node:assert/strict";
import { dayIn } from "@app/contract/billing-calendar";
import { PAYMENT_METHODS } from "@app/contract/billing-details";
import type { Cents } from "@app/contract/cents";
import type { Currency } from "@app/contract/plans";
import { writeDay } from "@app/engine/time/day";
import type { Context } from "#core/context.ts";
import { taxRateFor } from "#core/price-list.ts";
import type { Db } from "#db/db.ts";
import { billingOf } from "#modules/billing-details/billing-details.ts";
import {
  type InvoiceLine,
  invoiceEntry,
  invoiceTotal,
  isPosted,
  openInvoices,
  post,
} from "#modules/ledger/ledger.ts";
import * as store from "./invoices.store.ts";

export { owedWords } from "./owed-words.ts";

const DUE_DAYS = 14;

/** How many days somebody has to pay an invoice, by how they pay; a card is charged on the day. */
export function dueDaysOf(paymentMethod: number) {
  return paymentMethod === PAYMENT_METHODS.CREDIT_CARD ? 0 : DUE_DAYS;
}

export type Bill = {
  teamId: number;
  title: string;
  lines: InvoiceLine[];
  currency: Currency;
  timeZone: string;
  /** Whom it is made out to where the team said nothing else. */
  teamName: string;
  purchaseOrderNumber: string;
  /** What it is for, where that is to be charged once however often it is tried. */
  key?: string;
};

/** Issues an invoice and posts it to the team's ledger. Nothing to pay, or paid for already, gives undefined. */
export async function issueInvoice(context: Context, bill: Bill): Promise<number | undefined> {
  const { db, now, settings } = context;
  const { teamId, teamName, title, lines, timeZone, key, ...facts } = bill;
  if (key !== undefined && (await isPosted(db, teamId, key))) return undefined;
  const taxRate = taxRateFor(settings.prices, bill.currency);
  if (invoiceTotal({ lines, taxRate }).gross === 0) return undefined;
  const { billedTo, address, taxNumber, paymentMethod } = await billingOf(db, teamId);
  const number = await store.insertInvoice(db, {
    ...{ teamId, title, ...facts, timeZone, issuedAt: now() },
    ...{
      dueOn: writeDay(dayIn(timeZone, now()) + dueDaysOf(paymentMethod)),
      billedTo: billedTo || teamName,
    },
    ...{ billedAddress: address, billedTaxNumber: taxNumber, seller: settings.seller ?? null },
  });
  assert(number, "an invoice has a number");
  await post(
    context,
    teamId,
    invoiceEntry({
      ...{ key: key ?? `invoice ${number}`, number, description: title },
      ...{ currency: bill.currency, taxRate, lines },
    }),
  );
  return number;
}

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof store.selectInvoice>>>;

/** All that an invoice says beside its amounts. */
export function invoiceOf(db: Db, teamId: number, number: number) {
  return store.selectInvoice(db, teamId, number);
}

export type OpenInvoice = {
  number: number;
  title: string;
  issuedOn: string;
  dueOn: string;
  currency: string;
  /** What is still to be paid, with tax. */
  owed: Cents;
};

/** Invoices that are not paid in full, the first due first. */
export async function unpaidInvoices(db: Db, teamId: number): Promise<OpenInvoice[]> {
  const open = await openInvoices(db, teamId);
  if (open.length === 0) return [];
  const numbers = open.map(({ invoiceNumber }) => invoiceNumber);
  const owedOf = new Map(open.map((each) => [each.invoiceNumber, each]));
  const rows = await store.selectInvoices(db, teamId, numbers);
  return rows
    .map(({ issuedAt, timeZone, ...row }) => {
      const { unit = "", amount = 0 } = owedOf.get(row.number) ?? {};
      const issuedOn = writeDay(dayIn(timeZone, issuedAt));
      return { ...row, issuedOn, currency: unit, owed: amount };
    })
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one.number - other.number);
}
