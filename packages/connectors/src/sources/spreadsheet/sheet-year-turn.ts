/**
 * How balances cross the turn of a year. Either the year was closed, and revenue and expenses
 * start again while equity has taken up the profit, in whichever of its accounts; or it was not,
 * and they run on while equity stays. Each is proved on the figures:
 *
 *   closed    equity grew by the profit
 *   unclosed  equity stayed
 *
 * With a dividend or a contribution in the same month neither is true to the cent. Then every
 * revenue and expense account tells: one that runs on is at least as large as before, one that
 * was closed starts small. Where that tells nothing either, the files are refused.
 */
import type { Month } from "@app/engine/time/month";
import { monthName } from "#checks/finding.ts";
import { formatAmount } from "#ledger/amount.ts";
import { isProfitAndLoss, isYearStart } from "#ledger/balances.ts";
import type { Account, Minor, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import { type Balances, carryEarlierYears } from "#ledger/year-turn.ts";

export type Turn = {
  month: Month;
  /** At the end of the month before, years that nobody closed already carried. */
  before: Balances;
  accounts: readonly Account[];
  organisation: Organisation;
};

/** Balances as they would be had every year been closed. */
export function carried(closings: Balances, unclosed: Balances, turn: Turn): Balances {
  return carryEarlierYears(closings, unclosed, turn.accounts, turn.organisation);
}

/** What revenue and expenses still hold of earlier years, by account. */
export function stillUnclosed(turn: Turn, closings: Balances, unclosed: Balances): Balances {
  const isTurn = isYearStart(turn.month, turn.organisation);
  if (!isTurn && unclosed.size === 0) return unclosed;
  const gathered = isTurn ? withYear(turn, unclosed) : unclosed;
  const profit = sumOf(gathered);
  if (profit === 0n) return new Map();
  return isRunningOn(turn, closings, unclosed, gathered, profit) ? gathered : new Map();
}

function withYear({ before, accounts }: Turn, unclosed: Balances): Balances {
  return new Map(
    accounts
      .filter(isProfitAndLoss)
      .map(({ externalId: id }) => [id, (before.get(id) ?? 0n) + (unclosed.get(id) ?? 0n)]),
  );
}

function isRunningOn(
  turn: Turn,
  closings: Balances,
  unclosed: Balances,
  gathered: Balances,
  profit: Minor,
): boolean {
  const { month, before, accounts, organisation } = turn;
  const equity = accounts.filter((each) => each.class === "EQUITY");
  // Equity as the file showed it before: what was carried into it here is taken out again.
  const stood = sumAt(before, equity) - sumOf(unclosed);
  const grown = sumAt(closings, equity) - stood;
  if (grown === 0n) return true;
  if (grown === profit) return false;
  const counted = [...gathered].filter(([, net]) => net !== 0n);
  const larger = counted.filter(([id, net]) => isAtLeast(closings.get(id) ?? 0n, net));
  if (larger.length === counted.length) return true;
  if (larger.length * 2 < counted.length) return false;
  const amounts = [grown, profit].map((each) => formatAmount(-each, organisation.currencyDecimals));
  throw new SourceError(
    "unreadable",
    `In ${monthName(month)} equity grew by ${amounts[0]} and the profit before was ${amounts[1]}: the files do not tell whether the year was closed. Give movements instead of balances.`,
  );
}

/** As large as before, on the same side. */
function isAtLeast(now: Minor, before: Minor) {
  return before > 0n ? now >= before : now <= before;
}

function sumAt(balances: Balances, accounts: readonly Account[]): Minor {
  return accounts.reduce((sum, { externalId }) => sum + (balances.get(externalId) ?? 0n), 0n);
}

function sumOf(balances: Balances): Minor {
  return [...balances.values()].reduce((sum, net) => sum + net, 0n);
}
