/**
 * Balances, month by month, from one opening and the movements.
 *
 *   starting = last month's closing, or the opening; at the start of a financial year every
 *              revenue and expense account starts at nothing, and what they held joins retained
 *              earnings
 *   closing  = starting + the month's movements
 *
 * The turn of the year is made here only where the source has not posted one. A source that does
 * posts it on the last day of the old year or the first of the new one. Movements by tracking
 * option are parts of the account's own movement and are never added to it.
 */
import { financialYearOf, type Month, monthInYear } from "@app/engine/time/month";
import type { Account, Ledger, Minor, Movement, Opening, Organisation } from "./ledger.ts";

export type BalanceByAccount = ReadonlyMap<string, Minor>;

export type MonthBalances = {
  month: Month;
  starting: BalanceByAccount;
  closing: BalanceByAccount;
  /** The financial year that ended the day before, when this month starts a new one. */
  endedYear?: number;
  /** Whether the source posted that year's close. */
  hasPostedClose: boolean;
};

type Books = Pick<
  Ledger,
  "organisation" | "accounts" | "firstMonth" | "lastMonth" | "openings" | "movements"
>;

export function balancesOf(ledger: Books): MonthBalances[] {
  const { firstMonth, lastMonth, organisation } = ledger;
  const movements = movementsByMonth(ledger);
  const closedYears = yearsWithPostedClose(ledger);
  const balances: MonthBalances[] = [];
  let closing = balancesFrom(ledger.openings);
  for (let month = firstMonth; month <= lastMonth; month++) {
    const endedYear = isYearStart(month, organisation)
      ? financialYearOf(month - 1, organisation.yearEndMonth)
      : undefined;
    const hasPostedClose = endedYear !== undefined && closedYears.has(endedYear);
    const isTurned = endedYear !== undefined && !hasPostedClose;
    const starting = isTurned ? turnYear(closing, ledger.accounts) : closing;
    closing = withMovements(starting, movements.get(month) ?? []);
    const turn = endedYear === undefined ? {} : { endedYear };
    balances.push({ month, starting, closing, hasPostedClose, ...turn });
  }
  return balances;
}

export function isYearStart(month: Month, { yearEndMonth }: Organisation): boolean {
  return monthInYear(month - 1) === yearEndMonth;
}

export function isProfitAndLoss(account: Account): boolean {
  return account.class === "REVENUE" || account.class === "EXPENSE";
}

/** One, in any chart that can be used; which of several is meant nobody can tell. */
export function retainedEarningsOf(accounts: readonly Account[]): Account[] {
  return accounts.filter((account) => account.isRetainedEarnings && account.status !== "GONE");
}

/** The account's own movements, without their parts by tracking option. */
export function movementsByMonth({ movements }: Pick<Ledger, "movements">) {
  const byMonth = new Map<Month, Movement[]>();
  for (const movement of movements) {
    if (movement.trackingKey !== "") continue;
    const others = byMonth.get(movement.month);
    if (others) others.push(movement);
    else byMonth.set(movement.month, [movement]);
  }
  return byMonth;
}

/** A close dated on the first day of a year closes the year before, hence the month before. */
function yearsWithPostedClose({ movements, organisation }: Books): ReadonlySet<number> {
  const closes = movements.filter((movement) => movement.isYearEndClose);
  return new Set(
    closes.map((movement) => financialYearOf(movement.month - 1, organisation.yearEndMonth)),
  );
}

export function balancesFrom(openings: readonly Opening[]): BalanceByAccount {
  const balances = new Map<string, Minor>();
  for (const { accountId, net } of openings) addAmount(balances, accountId, net);
  return balances;
}

function withMovements(starting: BalanceByAccount, movements: readonly Movement[]) {
  const balances = new Map(starting);
  for (const { accountId, net } of movements) addAmount(balances, accountId, net);
  return balances;
}

/** Without an account for retained earnings the profit stays where it is, for a check to say so. */
export function turnYear(
  closing: BalanceByAccount,
  accounts: readonly Account[],
): BalanceByAccount {
  const [retained] = retainedEarningsOf(accounts);
  if (!retained) return closing;
  const balances = new Map(closing);
  for (const account of accounts.filter(isProfitAndLoss)) {
    addAmount(balances, retained.externalId, balances.get(account.externalId) ?? 0n);
    balances.delete(account.externalId);
  }
  return balances;
}

export function addAmount(balances: Map<string, Minor>, accountId: string, amount: Minor): void {
  balances.set(accountId, (balances.get(accountId) ?? 0n) + amount);
}
