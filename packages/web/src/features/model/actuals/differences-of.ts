/** Which accounts moved otherwise than forecast, as they are listed, and what the list leaves out. */
import type { Account } from "@app/engine/model/document";
import { standardLine } from "@app/engine/model/standard-lines";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { formatAmount } from "#lib/format.ts";

export type Differing = { account: string; name: string; forecast: number; actual: number };

/** The largest difference first, each on its account's own side; none that is shown as nothing. */
export function differencesOf(
  { differences }: Pick<RollForward, "differences">,
  accounts: readonly Account[],
): { shown: Differing[]; small: Differing[] } {
  const rows = differences
    .map((each) => onOwnSide(each, accounts))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return {
    shown: rows.filter((row) => wholeDifference(row) !== 0),
    small: rows.filter((row) => wholeDifference(row) === 0),
  };
}

/** Of the figures that are shown, so that each row adds up. */
export function wholeDifference({ forecast, actual }: Differing): number {
  return Math.round(actual) - Math.round(forecast);
}

/** "3 accounts are not listed: each differs by less than AUD 1, by 1.24 in all, whichever way."; nothing of none. */
export function smallWords(small: readonly Differing[], currency: string): string {
  const sum = small.reduce((total, row) => total + sizeOf(row), 0);
  const amount = formatAmount(sum, { decimals: 2 });
  if (small.length === 0) return "";
  return small.length === 1
    ? `1 account is not listed: it differs by less than ${currency} 1, by ${amount}.`
    : `${small.length} accounts are not listed: each differs by less than ${currency} 1, by ${amount} in all, whichever way.`;
}

function onOwnSide(
  { account, forecast, actual }: RollForward["differences"][number],
  accounts: readonly Account[],
): Differing {
  const own = accounts.find(({ id }) => id === account);
  const sign = standardLine(own?.line ?? "")?.side === "credit" ? -1 : 1;
  return {
    ...{ account, name: own?.name ?? account },
    ...{ forecast: forecast * sign, actual: actual * sign },
  };
}

const sizeOf = ({ forecast, actual }: Differing) => Math.abs(actual - forecast);
