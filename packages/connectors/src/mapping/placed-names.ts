/** Names that were placed by hand: lists of what accounts are usually called, and whole charts. */
import type { AccountClass } from "#ledger/ledger.ts";
import type { Chart } from "./chart-corpus/chart.ts";
import { knownAssets } from "./known-assets.ts";
import { knownExpenses } from "./known-expenses.ts";
import { knownEquity, knownLiabilities } from "./known-liabilities.ts";
import { knownRevenue } from "./known-revenue.ts";

export type PlacedName = {
  name: string;
  class: AccountClass;
  line: string;
  /** How much it counts: a name from a whole chart was met, one from a list only thought of. */
  weight: number;
};

const MET = 2;

export function namesOfCharts(charts: readonly Chart[]): PlacedName[] {
  return charts.flatMap(({ accounts }) =>
    accounts.flatMap(({ account: { name, class: accountClass }, lines: [line] }) =>
      line ? [{ name, class: accountClass, line, weight: MET }] : [],
    ),
  );
}

export function listedNames(): PlacedName[] {
  return [
    ...namesOfList("ASSET", knownAssets),
    ...namesOfList("LIABILITY", knownLiabilities),
    ...namesOfList("EQUITY", knownEquity),
    ...namesOfList("REVENUE", knownRevenue),
    ...namesOfList("EXPENSE", knownExpenses),
  ];
}

function namesOfList(
  accountClass: AccountClass,
  lists: Readonly<Record<string, string>>,
): PlacedName[] {
  return Object.entries(lists).flatMap(([line, names]) =>
    names.split(/;\s*/).map((name) => ({ name, class: accountClass, line, weight: 1 })),
  );
}
