/**
 * Opening balances of the financial year before the current one, from which all others follow.
 *
 * The documents do not say how they are signed: debit positive, or each on its account's own
 * side. The current year's openings tell, for with the right reading
 *
 *   opening of the current year = opening of the year before + that year's movements
 *
 * on every balance sheet account but retained earnings, where the result of a year may be shown
 * before it is posted. Where neither reading or both fit, the books are refused.
 */

import { amount, type Fields, idText, integer } from "#http/shape.ts";
import { isProfitAndLoss } from "#ledger/balances.ts";
import type { Account, Minor, Movement } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

const SOURCE = "Exact Online";

type Reading = (written: Minor, side: unknown) => Minor;
type Written = { accountId: string; amount: Minor; side: unknown };

const DEBIT_POSITIVE: Reading = (written) => written;
const OWN_SIDE: Reading = (written, side) => (side === "C" ? -written : written);

export function openingYearOf(rows: readonly Fields[]): number | undefined {
  const years = new Set(rows.map((row) => integer(row.ReportingYear, `${SOURCE}: ReportingYear`)));
  if (years.size <= 1) return [...years][0];
  throw new SourceError("unreadable", `${SOURCE} gave openings of several years as one.`);
}

/** Books that begin with the current year have earned nothing yet: their openings add up to nothing. */
export function firstOpenings(rows: readonly Fields[], decimals: number): Map<string, Minor> {
  const given = written(rows, decimals);
  const fits = [DEBIT_POSITIVE, OWN_SIDE]
    .map((reading) => readBy(given, reading))
    .filter((balances) => [...balances.values()].reduce((sum, net) => sum + net, 0n) === 0n);
  return theOne(fits, "opening balances do not add up to nothing");
}

export function previousOpenings(
  given: { previous: readonly Fields[]; current: readonly Fields[] },
  movements: readonly Movement[],
  accounts: readonly Account[],
  decimals: number,
): Map<string, Minor> {
  const [previous, current] = [given.previous, given.current].map((rows) =>
    written(rows, decimals),
  );
  const checked = accounts.filter((each) => !isProfitAndLoss(each) && !each.isRetainedEarnings);
  const moved = new Map<string, Minor>();
  for (const { accountId, net } of movements) {
    moved.set(accountId, (moved.get(accountId) ?? 0n) + net);
  }
  const fits = [DEBIT_POSITIVE, OWN_SIDE].filter((reading) => {
    const [start, end] = [readBy(previous, reading), readBy(current, reading)];
    return checked.every(
      ({ externalId: id }) => (start.get(id) ?? 0n) + (moved.get(id) ?? 0n) === (end.get(id) ?? 0n),
    );
  });
  return theOne(
    fits.map((reading) => readBy(previous, reading)),
    "opening balances of two years are not apart by what was posted between them",
  );
}

/** Readings that give the same balances are one. */
function theOne(fits: readonly Map<string, Minor>[], misfit: string): Map<string, Minor> {
  const [first, second] = fits;
  if (first && (!second || [...first].every(([id, net]) => second.get(id) === net))) return first;
  const problem = first ? "opening balances do not tell their sign" : misfit;
  throw new SourceError("refused", `${SOURCE}: the ${problem}.`);
}

function written(rows: readonly Fields[], decimals: number): Written[] {
  return rows.map((row) => {
    const accountId = idText(row.GLAccount, `${SOURCE}: GLAccount`);
    const path = `${SOURCE}: opening of account ${accountId}`;
    return { accountId, amount: amount(row.Amount, path, decimals), side: row.BalanceSide };
  });
}

function readBy(rows: readonly Written[] = [], reading: Reading): Map<string, Minor> {
  return new Map(rows.map(({ accountId, amount: net, side }) => [accountId, reading(net, side)]));
}
