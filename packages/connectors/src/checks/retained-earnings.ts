/**
 * Check 4. At the start of a financial year
 *
 *   retained earnings = last year's + last year's profit − distributions
 *
 * and revenue and expense start at nothing. Where the source gives its closing for the first
 * month, that is what is held against the sum; otherwise the close it posted. A distribution is
 * what a posted close puts on other equity or on a liability, such as dividends payable.
 */
import {
  isProfitAndLoss,
  type MonthBalances,
  movementsByMonth,
  retainedEarningsOf,
} from "#ledger/balances.ts";
import type { Account, AccountClass, Ledger, Minor, Movement } from "#ledger/ledger.ts";
import { accountsById, type Finding, monthName, wordsOf } from "./finding.ts";

export function checkRetainedEarnings(
  ledger: Ledger,
  balances: readonly MonthBalances[],
): Finding[] {
  const movements = movementsByMonth(ledger);
  const [retained, ...others] = retainedEarningsOf(ledger.accounts);
  if (retained && others.length > 0) return tooManyRetained(ledger, [retained, ...others]);
  return balances.flatMap((start, index) => {
    if (start.endedYear === undefined) return [];
    const before = balances[index - 1]?.closing ?? openingsOf(ledger);
    const close = [start.month - 1, start.month]
      .flatMap((each) => movements.get(each) ?? [])
      .filter((movement) => movement.isYearEndClose);
    const year = { start, before, close, endedYear: start.endedYear };
    if (!retained) return nowhereToGo(ledger, year);
    return [...leftOver(ledger, year), ...wrongStart(ledger, year, retained)];
  });
}

type YearTurn = {
  start: MonthBalances;
  /** Balances at the end of the old year, with what of the close was posted by then. */
  before: ReadonlyMap<string, Minor>;
  close: readonly Movement[];
  endedYear: number;
};

function openingsOf(ledger: Ledger) {
  return new Map(ledger.openings.map(({ accountId, net }) => [accountId, net]));
}

function nowhereToGo(ledger: Ledger, { before, endedYear, start }: YearTurn): Finding[] {
  const profit = -sumWhere(before, accountsById(ledger), isProfitAndLoss);
  if (profit === 0n) return [];
  const what = `the profit of ${endedYear}, ${wordsOf(ledger).amount(profit)}, has nowhere to go`;
  const message = `No account is marked as retained earnings: ${what}.`;
  return [{ month: start.month, amount: profit, message }];
}

function tooManyRetained(ledger: Ledger, retained: readonly Account[]): Finding[] {
  const names = retained.map((each) => wordsOf(ledger).account(each.externalId)).join(" and ");
  return [{ message: `More than one account is marked as retained earnings: ${names}.` }];
}

/** A posted close that forgot an account, or posted another amount than the account held. */
function leftOver(ledger: Ledger, { start, close, endedYear }: YearTurn): Finding[] {
  const words = wordsOf(ledger);
  return ledger.accounts.filter(isProfitAndLoss).flatMap((account) => {
    const { externalId } = account;
    const closedLater = netOf(
      close,
      (each) => each.accountId === externalId && each.month === start.month,
    );
    const left = (start.starting.get(externalId) ?? 0n) + closedLater;
    if (left === 0n) return [];
    const name = words.account(externalId);
    const message = `Account ${name}: ${words.amount(left)} is left after the year-end close of ${endedYear}.`;
    return [{ accountId: externalId, month: start.month, amount: left, message }];
  });
}

function wrongStart(ledger: Ledger, year: YearTurn, retained: Account): Finding[] {
  const { before, close, start, endedYear } = year;
  const byId = accountsById(ledger);
  const isRetained = (each: Movement) => each.accountId === retained.externalId;
  const isClass = (each: Movement, ...classes: AccountClass[]) =>
    classes.some((accountClass) => byId.get(each.accountId)?.class === accountClass);
  const posted = close.filter((each) => each.month < start.month);
  const held = (before.get(retained.externalId) ?? 0n) - netOf(posted, isRetained);
  const result =
    sumWhere(before, byId, isProfitAndLoss) -
    netOf(posted, (each) => isClass(each, "REVENUE", "EXPENSE"));
  const distributed = netOf(
    close,
    (each) => !isRetained(each) && isClass(each, "EQUITY", "LIABILITY"),
  );
  const expected = held + result - distributed;
  const actual = startingRetained(ledger, year, retained);
  if (expected === actual) return [];
  const { account, amount } = wordsOf(ledger);
  const sum = `${amount(-held)} + profit ${amount(-result)} − distributions ${amount(-distributed)}`;
  const told = `${sum} of ${endedYear} is ${amount(-expected)}, and ${monthName(start.month)} starts with ${amount(-actual)}`;
  const message = `Account ${account(retained.externalId)}: ${told}.`;
  return [
    { accountId: retained.externalId, month: start.month, amount: actual - expected, message },
  ];
}

/** The source's own closing of the first month, less that month's movements, where it gives one. */
function startingRetained(ledger: Ledger, { start, close }: YearTurn, retained: Account): Minor {
  const id = retained.externalId;
  const isCloseHere = (each: Movement) => each.accountId === id && each.month === start.month;
  const moved = (start.closing.get(id) ?? 0n) - (start.starting.get(id) ?? 0n);
  const said = ledger.controls.find((control) => control.month === start.month)?.closings;
  const closing = said ? (said.get(id) ?? 0n) : (start.closing.get(id) ?? 0n);
  return closing - moved + netOf(close, isCloseHere);
}

function netOf(movements: readonly Movement[], isCounted: (movement: Movement) => boolean): Minor {
  return movements.filter(isCounted).reduce((sum, movement) => sum + movement.net, 0n);
}

function sumWhere(
  balances: ReadonlyMap<string, Minor>,
  byId: ReadonlyMap<string, Account>,
  isCounted: (account: Account) => boolean,
): Minor {
  let sum = 0n;
  for (const [accountId, net] of balances) {
    const account = byId.get(accountId);
    if (account && isCounted(account)) sum += net;
  }
  return sum;
}
