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
 *             moved anything between the two; it counts on the last day of the old year
 */
import type { Month } from "@app/engine/time/month";
import { isYearStart } from "#ledger/balances.ts";
import { yearStartOf } from "#ledger/day.ts";
import type { Account, Minor, Movement, Opening, Organisation } from "#ledger/ledger.ts";
import { movementsFrom, sidesOfNet } from "#ledger/movement-of.ts";
import { openingsFrom } from "#ledger/openings-from.ts";
import { type Balances, carryEarlierYears } from "#ledger/year-turn.ts";
import type { MonthRange, MonthRead, ReadContext } from "./connector.ts";
import { announceMonth } from "./month-progress.ts";

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
  const { base, rows } = await startOf(books, before);
  return openingsFrom(yearToDate(books, opens(rows), base));
}

export async function* monthsOf(
  books: TrialBalanceBooks,
  range: MonthRange,
): AsyncGenerator<MonthRead> {
  let { base, rows } = await startOf(books, range.from);
  for (let month = range.from; month <= range.to; month++) {
    announceMonth(books.context, month, range);
    const movements = movementsFrom(rows, month);
    let closings = yearToDate(books, closes(rows), base);
    const newYear = isYearStart(month + 1, books.organisation)
      ? await books.read(month + 1)
      : undefined;
    if (newYear) {
      base = opens(newYear);
      const opened = yearToDate(books, base, base);
      if (hasMoved(rows, newYear)) {
        movements.push(...yearEndClose(closings, opened, month));
        closings = opened;
      }
    }
    yield { month, movements, control: { month, closings } };
    if (month < range.to) rows = newYear ?? (await books.read(month + 1));
  }
}

/** A month's rows, and what its financial year began with. */
async function startOf(books: TrialBalanceBooks, month: Month) {
  const yearStart = yearStartOf(month, books.organisation.yearEndMonth);
  const start = await books.read(yearStart);
  return { base: opens(start), rows: month === yearStart ? start : await books.read(month) };
}

/** Some account opens the new year with something else than it closed the old one with. */
function hasMoved(closed: TrialBalance, opened: TrialBalance) {
  const ids = new Set([...closed.keys(), ...opened.keys()]);
  return [...ids].some((id) => (opened.get(id)?.opening ?? 0n) !== (closed.get(id)?.closing ?? 0n));
}

function yearEndClose(closed: Balances, reopened: Balances, month: Month): Movement[] {
  const moved = [...new Set([...closed.keys(), ...reopened.keys()])].map((id) => {
    const net = (reopened.get(id) ?? 0n) - (closed.get(id) ?? 0n);
    return [id, sidesOfNet(net)] as const;
  });
  return movementsFrom(moved, month).map((close) => ({ ...close, isYearEndClose: true }));
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
