/**
 * Sources whose trial balance of a month says, per account, what it opened with, what was posted
 * and what it closed with.
 *
 * They differ in what a revenue or expense account opens a year with: nothing, where the close is
 * posted or shown, or all it ever gathered. Both are read by one rule:
 *
 *   base     = what the account opened the financial year with
 *   opening  = its opening − base; retained earnings take up the sum of the bases
 *   closing  = its closing − base; retained earnings likewise
 *   year end = opening of the next year − closing of this one, where the source moved anything
 */
import { type Month, monthInYear } from "@app/engine/time/month";
import type { MonthRange, MonthRead } from "#connector.ts";
import { yearStartOf } from "#day.ts";
import type { Account, Minor, Movement, Opening, Organisation } from "#ledger.ts";
import { type Balances, carryEarlierYears } from "#year-turn.ts";

export type TrialBalanceRow = { opening: Minor; debit: Minor; credit: Minor; closing: Minor };

/** One month, by account. */
export type TrialBalance = ReadonlyMap<string, TrialBalanceRow>;

export type TrialBalanceBooks = {
  organisation: Organisation;
  accounts: readonly Account[];
  read: (month: Month) => Promise<TrialBalance>;
};

export async function openingsOf(books: TrialBalanceBooks, before: Month): Promise<Opening[]> {
  const yearStart = yearStartOf(before, books.organisation.yearEndMonth);
  const start = await books.read(yearStart);
  const month = before === yearStart ? start : await books.read(before);
  const balances = yearToDate(books, opens(month), opens(start));
  return [...balances]
    .filter(([, net]) => net !== 0n)
    .map(([accountId, net]) => ({ accountId, net }));
}

export async function* monthsOf(
  books: TrialBalanceBooks,
  { from, to }: MonthRange,
): AsyncGenerator<MonthRead> {
  const { yearEndMonth } = books.organisation;
  const yearStart = yearStartOf(from, yearEndMonth);
  const start = await books.read(yearStart);
  let base = opens(start);
  let current = from === yearStart ? start : await books.read(from);
  for (let month = from; month <= to; month++) {
    if (month === yearStartOf(month, yearEndMonth)) base = opens(current);
    const isYearEnd = monthInYear(month) === yearEndMonth;
    const next = isYearEnd || month < to ? await books.read(month + 1) : current;
    const closings = yearToDate(books, closes(current), base);
    const movements = postings(current, month);
    if (isYearEnd && hasMoved(current, next)) {
      const reopened = yearToDate(books, opens(next), opens(next));
      movements.push(...yearEndClose(closings, reopened, month));
    }
    yield { month, movements, control: { month, closings } };
    current = next;
  }
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
