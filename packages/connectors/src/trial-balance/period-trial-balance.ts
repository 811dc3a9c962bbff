/**
 * Sources whose trial balance of a month says, per account, what it opened with, what was posted
 * and what it closed with.
 *
 * They differ in what a revenue or expense account opens a year with: nothing, where the close is
 * posted or shown, or all it ever gathered. Both are read by one rule:
 *
 *   base    = what the account opened the financial year with
 *   balance = its balance − base; retained earnings take up the sum of the bases
 *   close   = balance the new year opens with − balance the old one closed with, where the source
 *             moved anything between the two; it counts on the first day of the new year
 */
import type { Month } from "@app/engine/time/month";
import { isYearStart } from "#balances.ts";
import type { MonthRange, MonthRead, ReadContext } from "#connector.ts";
import { yearStartOf } from "#day.ts";
import type { Account, Minor, Movement, Opening, Organisation } from "#ledger.ts";
import { announceMonth } from "#month-progress.ts";
import { type Balances, carryEarlierYears } from "#year-turn.ts";

export type TrialBalanceRow = { opening: Minor; debit: Minor; credit: Minor; closing: Minor };

/** One month, by account. */
export type TrialBalance = ReadonlyMap<string, TrialBalanceRow>;

export type TrialBalanceBooks = {
  context: ReadContext;
  organisation: Organisation;
  accounts: readonly Account[];
  read: (month: Month) => Promise<TrialBalance>;
};

export async function openingsOf(books: TrialBalanceBooks, before: Month): Promise<Opening[]> {
  const { balances } = await endOf(books, before - 1);
  return [...balances]
    .filter(([, net]) => net !== 0n)
    .map(([accountId, net]) => ({ accountId, net }));
}

export async function* monthsOf(
  books: TrialBalanceBooks,
  range: MonthRange,
): AsyncGenerator<MonthRead> {
  let last = await endOf(books, range.from - 1);
  for (let month = range.from; month <= range.to; month++) {
    announceMonth(books.context, month, range);
    const rows = await books.read(month);
    const isNewYear = isYearStart(month, books.organisation);
    const base = isNewYear ? opens(rows) : last.base;
    const movements = postings(rows, month);
    if (isNewYear && hasMoved(last.rows, rows)) {
      const opened = yearToDate(books, base, base);
      movements.push(...yearEndClose(last.balances, opened, month));
    }
    const balances = yearToDate(books, closes(rows), base);
    yield { month, movements, control: { month, closings: balances } };
    last = { rows, base, balances };
  }
}

/** The state a month ends in: its rows, what its year began with, and the year to date. */
async function endOf(books: TrialBalanceBooks, month: Month) {
  const yearStart = yearStartOf(month, books.organisation.yearEndMonth);
  const start = await books.read(yearStart);
  const rows = month === yearStart ? start : await books.read(month);
  const base = opens(start);
  return { rows, base, balances: yearToDate(books, closes(rows), base) };
}

function postings(rows: TrialBalance, month: Month): Movement[] {
  return [...rows]
    .filter(([, { debit, credit }]) => debit !== 0n || credit !== 0n)
    .map(([accountId, { debit, credit }]) => ({
      accountId,
      month,
      trackingKey: "",
      debit,
      credit,
      net: debit - credit,
    }));
}

/** Some account opens the new year with something else than it closed the old one with. */
function hasMoved(closed: TrialBalance, opened: TrialBalance) {
  const ids = new Set([...closed.keys(), ...opened.keys()]);
  return [...ids].some((id) => (opened.get(id)?.opening ?? 0n) !== (closed.get(id)?.closing ?? 0n));
}

function yearEndClose(closed: Balances, reopened: Balances, month: Month): Movement[] {
  return [...new Set([...closed.keys(), ...reopened.keys()])]
    .map((accountId) => ({
      accountId,
      net: (reopened.get(accountId) ?? 0n) - (closed.get(accountId) ?? 0n),
    }))
    .filter(({ net }) => net !== 0n)
    .map(({ accountId, net }) => ({
      accountId,
      month,
      trackingKey: "",
      debit: net > 0n ? net : 0n,
      credit: net < 0n ? -net : 0n,
      net,
      isYearEndClose: true,
    }));
}

function yearToDate({ accounts, organisation }: TrialBalanceBooks, of: Balances, base: Balances) {
  return carryEarlierYears(of, base, accounts, organisation);
}

function opens(rows: TrialBalance): Balances {
  return new Map([...rows].map(([id, { opening }]) => [id, opening]));
}

function closes(rows: TrialBalance): Balances {
  return new Map([...rows].map(([id, { closing }]) => [id, closing]));
}
