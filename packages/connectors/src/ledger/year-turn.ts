/**
 * Books that never post the turn of a year let revenue and expense accounts run on for ever.
 *
 *   year to date      = balance − what had gathered before the year
 *   retained earnings = balance + everything those accounts had gathered before the year
 *
 * Both sides move by the same amount, so balances that added up to nothing still do.
 */
import { formatAmount } from "./amount.ts";
import { isProfitAndLoss } from "./balances.ts";
import type { Account, Minor, Organisation } from "./ledger.ts";
import { SourceError } from "./source-error.ts";

export type Balances = ReadonlyMap<string, Minor>;

export function carryEarlierYears(
  balances: Balances,
  earlier: Balances,
  accounts: readonly Account[],
  organisation: Organisation,
): Map<string, Minor> {
  const carried = new Map(balances);
  let profit = 0n;
  for (const account of accounts) {
    const gathered = isProfitAndLoss(account) ? (earlier.get(account.externalId) ?? 0n) : 0n;
    if (gathered === 0n) continue;
    carried.set(account.externalId, (carried.get(account.externalId) ?? 0n) - gathered);
    profit += gathered;
  }
  if (profit === 0n) return carried;
  const { externalId } = retainedEarningsOf(accounts, profit, organisation);
  return carried.set(externalId, (carried.get(externalId) ?? 0n) + profit);
}

function retainedEarningsOf(
  accounts: readonly Account[],
  profit: Minor,
  { name, currencyDecimals }: Organisation,
) {
  const found = accounts.find((account) => account.isRetainedEarnings);
  if (found) return found;
  const amount = formatAmount(profit, currencyDecimals);
  throw new SourceError(
    "unreadable",
    `${name} has no account for retained earnings to take up ${amount} of earlier years.`,
  );
}
