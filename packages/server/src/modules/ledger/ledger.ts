/** A team's double-entry ledger, in cents and minutes: docs/billing.md. */
import type { Currency } from "@app/contract/plans";
import type { Context } from "#core/context.ts";
import type { Db } from "#db/db.ts";
import { chart, type LedgerAccount, type MinutesAccount, type MoneyAccount } from "./chart.ts";
import { partsOnInvoice } from "./invoice-parts.ts";
import * as store from "./ledger.store.ts";

export { type InvoiceLine, invoiceEntry, invoiceTotal } from "./invoice-entry.ts";
export { owedBy, partsOnInvoice, taxIn } from "./invoice-parts.ts";
export { exportPart } from "./ledger-export.ts";
export { dayOfEntry, receivedWords } from "./paid-day.ts";
export { verifyLedger } from "./verify-ledger.ts";

/** So much from one account to another. */
export type Posting = (
  | { unit: Currency; debit: MoneyAccount; credit: MoneyAccount }
  | { unit: "minutes"; debit: MinutesAccount; credit: MinutesAccount }
) & {
  /** Cents or minutes, above 0. */
  amount: number;
  /** As an invoice or a history says it. */
  description: string;
  /** How the amount comes about, where it is so many at a price. */
  each?: { quantity: number; price: number };
};

export type Entry = {
  kind: "invoice" | "payment" | "refund" | "credit" | "write_off" | "support";
  /** What it is about, in words of its own: an entry of the same key is never posted twice. */
  key: string;
  description: string;
  /** The invoice that it makes, pays or credits. */
  invoiceNumber?: number;
  postings: Posting[];
};

type Place = Pick<Context, "db" | "now" | "audit">;

/**
 * Adds an entry to a team's ledger and to its trail, which is the second record that `verifyLedger` holds the
 * ledger against. What was posted under the key before stays as it is: false is given then.
 */
export async function post({ db, now, audit }: Place, teamId: number, entry: Entry) {
  await store.lock(db, teamId);
  const { end, hasKey } = await store.selectEnd(db, teamId, entry.key);
  if (hasKey) return false;
  const sequence = end + 1;
  const posted = postedFrom(entry, sequence, now());
  await store.insert(db, teamId, posted);
  audit({
    action: "ledger.post",
    subjectId: sequence,
    subjectName: entry.description,
    after: posted,
    teamId,
  });
  return true;
}

/** An entry as it is kept, and as the trail has it. */
export type PostedEntry = Omit<Entry, "invoiceNumber" | "postings"> & {
  sequence: number;
  /** ISO with six decimals, as many as the database keeps. */
  at: string;
  invoiceNumber: number | null;
  postings: PostedPosting[];
};
type PostedPosting = {
  line: number;
  unit: string;
  debit: string;
  credit: string;
  amount: number;
  description: string;
  quantity: number | null;
  price: number | null;
};

function postedFrom(entry: Entry, sequence: number, at: Date): PostedEntry {
  const { kind, key, description, invoiceNumber = null } = entry;
  const postings = entry.postings.map(({ each, ...posting }, index) => ({
    ...{ line: index + 1, ...posting },
    ...{ quantity: each?.quantity ?? null, price: each?.price ?? null },
  }));
  const atText = at.toISOString().replace("Z", "000Z");
  return { sequence, at: atText, kind, key, description, invoiceNumber, postings };
}

/** Nobody else posts to the team, or changes its subscription, until the transaction ends. */
export async function lockTeam(db: Db, teamId: number) {
  await store.lock(db, teamId);
}

export type Balance = { account: LedgerAccount; unit: string; amount: number };

/** What the accounts of a team come to, each on the side on which it grows. */
export async function balancesOf(db: Db, teamId: number): Promise<Balance[]> {
  const sums = await store.selectSums(db, teamId);
  return sums.map(({ account, unit, sum }) => {
    const name = account as LedgerAccount;
    return { account: name, unit, amount: chart[name] === "debit" ? sum : -sum };
  });
}

/** What is still to be paid of each invoice that is not paid in full. */
export function openInvoices(db: Db, teamId: number) {
  return store.selectOpenInvoices(db, teamId);
}

export type Payment = store.PaymentRow;

const PAYMENT_FILTERS = ["All", "Subscription", "Models"] as const;

/** What was paid, the latest first, how many such payments there are, and how many of each kind. */
export async function paymentsOf(
  db: Db,
  teamId: number,
  listed: store.ListedPayments,
  page: { offset: number; limit: number },
) {
  const filterCounts = [];
  for (const key of PAYMENT_FILTERS) {
    filterCounts.push({
      key,
      count: await store.countPayments(db, teamId, { filter: key, search: "" }),
    });
  }
  return {
    items: await store.selectPayments(db, teamId, listed, page),
    totalItemCount: await store.countPayments(db, teamId, listed),
    filterCounts,
  };
}

/** All money that came since a moment, and negative what was paid back. */
export function moneySince(db: Db, teamId: number, since: Date) {
  return store.selectMoney(db, teamId, since);
}

/** Whether there is an entry of a key. */
export function isPosted(db: Db, teamId: number, key: string) {
  return store.hasKey(db, teamId, key);
}

export function entriesOf(db: Db, teamId: number) {
  return store.selectEntries(db, teamId);
}

export function entriesOnInvoice(db: Db, teamId: number, invoiceNumber: number) {
  return store.selectEntriesOn(db, teamId, [invoiceNumber]);
}

/** Of each of some invoices: what stands on it and what is left, each with its part of the tax. */
export async function partsOnInvoices(db: Db, teamId: number, numbers: number[]) {
  const entries = numbers.length === 0 ? [] : await store.selectEntriesOn(db, teamId, numbers);
  return (number: number | null) =>
    partsOnInvoice(entries.filter(({ invoiceNumber }) => invoiceNumber === number));
}

export type InvoiceStanding = store.InvoiceStanding;

/** What invoices came to, what is left of each, and how each was paid last. */
export async function invoiceStandings(db: Db, teamId: number, numbers: number[]) {
  return numbers.length === 0 ? [] : store.selectStandings(db, teamId, numbers);
}

export function invoicePaidBy(db: Db, teamId: number, paymentId: number) {
  return store.selectPaidInvoice(db, teamId, paymentId);
}
