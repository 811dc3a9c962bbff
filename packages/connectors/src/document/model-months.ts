/**
 * A ledger's balances and movements as a model keeps them, in exact minor units.
 *
 * A model turns the year by itself: with the first period of a year, what revenue and expense
 * accounts held joins retained earnings. Sources show or post that on either side of midnight. So
 * a close posted in a year's last month is put off to the next, and
 *
 *   movement = balance at the end − balance at the start, after the turn the model makes
 *
 * Where the source closed its year as the model does, nothing is left of the close. What it did
 * besides, such as a dividend taken out of the profit, stays as a movement of the year's first
 * month.
 */
import type { Month } from "@app/engine/time/month";
import {
  addAmount,
  type BalanceByAccount,
  balancesFrom,
  balancesOf,
  isYearStart,
  movementsByMonth,
  turnYear,
} from "#ledger/balances.ts";
import type { Ledger, Minor } from "#ledger/ledger.ts";

export type ModelMonths = { opening: BalanceByAccount; months: BalanceByAccount[] };

/** The balances before a month, and the movements of each month from it to another. */
export function modelMonths(ledger: Ledger, from: Month, to: Month): ModelMonths {
  const closings = modelClosings(ledger);
  const closingAt = (month: Month) => closings.get(month) ?? new Map<string, Minor>();
  const months: BalanceByAccount[] = [];
  for (let month = from; month <= to; month++) {
    const before = closingAt(month - 1);
    const isTurned = isYearStart(month, ledger.organisation);
    const start = isTurned ? turnYear(before, ledger.accounts) : before;
    months.push(difference(closingAt(month), start));
  }
  return { opening: closingAt(from - 1), months };
}

/** Balances at the end of each month, and of the one before the first. */
export function modelClosings(ledger: Ledger): ReadonlyMap<Month, BalanceByAccount> {
  const movements = movementsByMonth(ledger);
  const closings = new Map([[ledger.firstMonth - 1, balancesFrom(ledger.openings)]]);
  for (const { month, closing } of balancesOf(ledger)) {
    const closes = isYearStart(month + 1, ledger.organisation)
      ? (movements.get(month) ?? []).filter(({ isYearEndClose }) => isYearEndClose)
      : [];
    const before = new Map(closing);
    for (const { accountId, net } of closes) addAmount(before, accountId, -net);
    closings.set(month, before);
  }
  return closings;
}

/** Without what has not moved. */
function difference(end: BalanceByAccount, start: BalanceByAccount): BalanceByAccount {
  const moved = new Map(end);
  for (const [accountId, net] of start) addAmount(moved, accountId, -net);
  for (const [accountId, net] of moved) if (net === 0n) moved.delete(accountId);
  return moved;
}
