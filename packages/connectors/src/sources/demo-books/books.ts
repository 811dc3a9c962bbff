/**
 * Books that stand behind a stand-in: accounts and journals, and what a ledger would report of
 * them. The stand-ins of Xero and QuickBooks answer from here, in their vendors' shapes.
 */
import type { Month } from "@app/engine/time/month";
import { monthOfDay, yearStartOf } from "#ledger/day.ts";
import type { AccountClass, Day, Minor } from "#ledger/ledger.ts";

export type BookAccount = {
  id: string;
  code: string;
  name: string;
  class: AccountClass;
  /** The vendor's word for the type. */
  type: string;
  subType?: string;
  parentId?: string;
  isRetainedEarnings?: boolean;
  /** No longer posted to by people; what it holds stays in the books. */
  isArchived?: boolean;
};

export type JournalLine = { accountId: string; net: Minor };

export type Journal = { day: Day; narration: string; lines: JournalLine[] };

export type Books = {
  name: string;
  currency: string;
  yearEndMonth: number;
  accounts: BookAccount[];
  journals: Journal[];
};

export type BookReports = {
  /** What was posted in the month, debit positive. */
  movement: (accountId: string, month: Month) => Minor;
  /**
   * At the month's end: since the year's first day for revenue and expense, since ever for the
   * rest; retained earnings with the profit of all earlier years.
   */
  balance: (accountId: string, month: Month) => Minor;
  /** Revenue and expense of the year so far, debit positive: a profit is negative. */
  yearResult: (month: Month) => Minor;
};

/** Sums every account once, so that a report of thousands of accounts is only look-ups. */
export function reportsOf(books: Books): BookReports {
  const months = books.journals.map(({ day }) => monthOfDay(day));
  const first = Math.min(...months);
  const length = Math.max(...months) - first + 1;
  const accounts = new Map(books.accounts.map((account) => [account.id, account]));
  const sums = new Map(books.accounts.map(({ id }) => [id, new BigInt64Array(length)]));
  const results = new BigInt64Array(length);
  for (const [index, { lines }] of books.journals.entries()) {
    for (const { accountId, net } of lines) {
      const at = (months[index] ?? first) - first;
      const series = sums.get(accountId);
      if (!series)
        throw new Error(`A journal names account ${accountId}, which is not in the chart`);
      add(series, at, net);
      if (isResult(accounts.get(accountId))) add(results, at, net);
    }
  }
  for (const series of [...sums.values(), results]) accumulate(series);

  const until = (series: BigInt64Array | undefined, month: Month) =>
    month < first ? 0n : (series?.[Math.min(month - first, length - 1)] ?? 0n);
  const beforeYearOf = (month: Month) => yearStartOf(month, books.yearEndMonth) - 1;
  return {
    movement: (id, month) => until(sums.get(id), month) - until(sums.get(id), month - 1),
    balance: (id, month) => {
      const account = accounts.get(id);
      const posted = until(sums.get(id), month);
      if (isResult(account)) return posted - until(sums.get(id), beforeYearOf(month));
      return account?.isRetainedEarnings ? posted + until(results, beforeYearOf(month)) : posted;
    },
    yearResult: (month) => until(results, month) - until(results, beforeYearOf(month)),
  };
}

function isResult(account: BookAccount | undefined) {
  return account?.class === "REVENUE" || account?.class === "EXPENSE";
}

function add(series: BigInt64Array, at: number, net: Minor) {
  series[at] = (series[at] ?? 0n) + net;
}

function accumulate(series: BigInt64Array) {
  for (let at = 1; at < series.length; at++) add(series, at, series[at - 1] ?? 0n);
}
