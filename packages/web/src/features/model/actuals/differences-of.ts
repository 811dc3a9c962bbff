/** Which accounts moved otherwise than forecast, as they are listed, and what the list leaves out. */
import type { Bridge } from "@app/engine/actuals/bridge";
import { HALF_CENT } from "@app/engine/checks/openings";
import type { Account } from "@app/engine/model/document";
import { standardLine } from "@app/engine/model/standard-lines";
import { roundUnits } from "@app/engine/roll-up/rounded";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { formatAmount } from "#lib/format.ts";
import { inWhole } from "./bridge-parts.ts";

export type Differing = { account: string; name: string; forecast: number; actual: number };

export type Differences = {
  /** Of the profit and loss, with the signs of the statement: together they are the profit. */
  profit: Differing[];
  /** Of the balance sheet, each on its own side. */
  balance: Differing[];
  /** What would be shown as no difference. */
  small: Differing[];
};

/** The largest difference first. */
export function differencesOf(
  { differences, bridges }: Pick<RollForward, "differences" | "bridges">,
  accounts: readonly Account[],
): Differences {
  const rows = differences
    .map((each) => ({ ...signed(each, accounts), isOfProfit: isOfProfit(each.account, accounts) }))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const shown = rows
    .map((row) => (isAllCash(row, bridges.cash, accounts) ? asBridged(row, bridges.cash) : row))
    .filter((row) => wholeDifference(row) !== 0);
  const listed = new Set(shown.map(({ account }) => account));
  const profit = shown.filter((row) => row.isOfProfit);
  return {
    profit: profit.length === 0 ? [] : withTotal(profit, bridges.profit),
    balance: shown.filter((row) => !row.isOfProfit),
    small: rows.filter(({ account }) => !listed.has(account)),
  };
}

/** All accounts that are not listed are one row, so that the list is the profit to the unit. */
function withTotal(
  rows: readonly Differing[],
  { forecast, restatement, actual }: RollForward["bridges"]["profit"],
): Differing[] {
  const total = { forecast: roundUnits(forecast + restatement), actual: roundUnits(actual) };
  const left = (column: "forecast" | "actual") =>
    rows.reduce((rest, row) => rest - roundUnits(row[column]), total[column]);
  const others = { forecast: left("forecast"), actual: left("actual") };
  const isNone = others.forecast === 0 && others.actual === 0;
  return [
    ...rows,
    ...(isNone ? [] : [{ account: "others", name: "All other accounts", ...others }]),
    { account: TOTAL, name: "Profit", ...total },
  ];
}

/** No id that an account could have. */
export const TOTAL = "@profit";

/** Of the figures that are shown, so that each row adds up. */
export function wholeDifference({ forecast, actual }: Differing): number {
  return roundUnits(actual) - roundUnits(forecast);
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

function signed(
  { account, forecast, actual }: RollForward["differences"][number],
  accounts: readonly Account[],
): Differing {
  const own = accounts.find(({ id }) => id === account);
  const isCredit = standardLine(own?.line ?? "")?.side === "credit";
  const sign = isCredit || isOfProfit(account, accounts) ? -1 : 1;
  return {
    ...{ account, name: own?.name ?? account },
    ...{ forecast: forecast * sign, actual: actual * sign },
  };
}

function isOfProfit(account: string, accounts: readonly Account[]): boolean {
  const line = accounts.find(({ id }) => id === account)?.line ?? "";
  return standardLine(line)?.statement === "profitAndLoss";
}

/** The one account that makes up what cash differs by. */
function isAllCash({ account, ...row }: Differing, bridge: Bridge, accounts: readonly Account[]) {
  const { forecast, restatement, actual } = bridge;
  const difference = actual - forecast - restatement;
  return (
    accounts.find(({ id }) => id === account)?.line === "cash" &&
    Math.abs(row.actual - row.forecast - difference) < HALF_CENT
  );
}

/** In whole units that differ by what the bridge says: each is rounded down or up, never further. */
function asBridged<Row extends Differing>(row: Row, bridge: Bridge): Row {
  const { amount, timing } = inWhole(bridge);
  const difference = amount + timing;
  const nearest = roundUnits(row.actual);
  const actual = [nearest, nearest + 1, nearest - 1].find(
    (each) => Math.abs(each - row.actual) < 1 && Math.abs(each - difference - row.forecast) < 1,
  );
  return actual === undefined ? row : { ...row, forecast: actual - difference, actual };
}

const sizeOf = ({ forecast, actual }: Differing) => Math.abs(actual - forecast);
