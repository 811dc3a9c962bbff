/** Which figures the statements show. */
import type { StatementKey } from "@app/engine/statements/statement";
import type { TableRead } from "@app/engine/worker/read-tables";
import type { View } from "#features/model/workbench/view.ts";
import { againstOf, type Comparison } from "./comparison.ts";
import type { StatementsSearch } from "./statements-search.ts";

export const PROFIT_AND_LOSS: readonly StatementKey[] = ["profitAndLoss"];

const STATEMENTS: Record<Shown, readonly StatementKey[]> = {
  threeWay: ["profitAndLoss", "balanceSheet", "cashFlow"],
  profitAndLoss: PROFIT_AND_LOSS,
  balanceSheet: ["balanceSheet"],
  cashFlow: ["cashFlow"],
  cashFlowDirect: ["cashFlowDirect"],
  kpis: [],
};

type Shown = "threeWay" | "kpis" | StatementKey;

function statementOf({ statement, method }: StatementsSearch): Shown {
  if (statement === "cashFlow" && method === "direct") return "cashFlowDirect";
  return statement ?? "threeWay";
}

export function statementsOf(search: StatementsSearch): readonly StatementKey[] {
  return STATEMENTS[statementOf(search)];
}

export function statementsRead(statements: readonly StatementKey[], view: View): TableRead {
  const shows = { statements, hasKpis: true, hasDrivers: true };
  return { shows, ...sharedIn(view), preset: view.periods, hasYears: true };
}

export function comparedRead(
  statements: readonly StatementKey[],
  view: View,
  comparison: Comparison,
  at: number,
): TableRead {
  const shows = { statements, hasKpis: true, against: againstOf(comparison) };
  return { shows, ...sharedIn(view), upTo: at };
}

/** More periods than a year of months has would be no table to read. */
const PERIODS_MOST = 13;

/** The periods of the financial year up to one; undefined where there is only the one. */
export function byPeriodRead(
  { scenario, scale }: View,
  comparison: Comparison,
  years: readonly { financialYear: number }[],
  at: number,
): TableRead | undefined {
  const year = years[at]?.financialYear;
  const start = years.findIndex(({ financialYear }) => financialYear === year);
  const from = Math.max(start, at - PERIODS_MOST + 1);
  if (start < 0 || from === at) return undefined;
  const shows = { statements: PROFIT_AND_LOSS, against: againstOf(comparison) };
  return { shows, cases: [scenario], scale, from, to: at };
}

function sharedIn({ scenario, unit, scale }: View) {
  return { cases: [scenario], unit, scale };
}
