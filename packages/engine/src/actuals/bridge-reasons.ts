/**
 * What the steps of a bridge are made of, account by account. An amount is what a run with it differs
 * from the one without. Of the other steps cash is explained by what moved on every other account,
 * profit by the accounts it is made of: both add up because every posting has two sides.
 */
import { HALF_CENT } from "#checks/openings.ts";
import { isCash } from "#draft/draft.ts";
import { standardLine } from "#model/standard-lines.ts";
import { type Bridge, type BridgeOver, type BridgeRuns, type Run, sumOver } from "./bridge.ts";
import { movementsIn } from "./roll-forward.ts";

/** The account, or none for several together, and what it is of the step. */
export type BridgeReason = { account?: string; figure: number };

export type BridgeReasons = Record<"restatement" | "amount" | "timing", BridgeReason[]>;

/** How cash or profit is explained: by all accounts but cash, or by those of the profit and loss. */
export type ReasonsOf = { over: BridgeOver; by: "cash" | "profit" };

export function reasonsIn(
  runs: BridgeRuns,
  bridge: Bridge,
  { over, by }: ReasonsOf,
): BridgeReasons {
  const { forecast, restated, amounts, actual } = runs;
  const last = amounts.at(-1)?.run ?? restated;
  return {
    restatement: inOrder(movedBetween(forecast, restated, over, by), bridge.restatement),
    amount: inOrder(amountReasons(runs, over), bridge.amount),
    timing: inOrder(movedBetween(last, actual, over, by), bridge.timing),
  };
}

function amountReasons({ restated, amounts }: BridgeRuns, over: BridgeOver): BridgeReason[] {
  return amounts.map(({ accounts: [account, ...others], run }, step) => ({
    ...(account !== undefined && others.length === 0 && { account }),
    figure: sumOver(run, over) - sumOver(amounts[step - 1]?.run ?? restated, over),
  }));
}

/** The year turns in no account of cash or profit: what moved before counts for cash as well. */
function movedBetween(
  before: Run,
  after: Run,
  { from, to }: BridgeOver,
  by: ReasonsOf["by"],
): BridgeReason[] {
  const sums = new Map<string, number>();
  for (let period = by === "cash" ? 0 : from; period <= to; period++) {
    const [was, is] = [before, after].map(({ model, sheet }) => movementsIn(model, sheet, period));
    for (const [id, account] of after.model.accounts) {
      const isOfProfit = standardLine(account.line)?.statement === "profitAndLoss";
      if (by === "cash" ? isCash(account) : !isOfProfit) continue;
      sums.set(id, (sums.get(id) ?? 0) + (was?.[id] ?? 0) - (is?.[id] ?? 0));
    }
  }
  return [...sums].map(([account, figure]) => ({ account, figure }));
}

/** The largest first; what is finer than a cent goes with what no account explains. */
function inOrder(reasons: readonly BridgeReason[], whole: number): BridgeReason[] {
  const told = reasons
    .filter(({ account, figure }) => account !== undefined && Math.abs(figure) >= HALF_CENT)
    .toSorted((one, other) => Math.abs(other.figure) - Math.abs(one.figure));
  const rest = told.reduce((left, { figure }) => left - figure, whole);
  return Math.abs(rest) < HALF_CENT ? told : [...told, { figure: rest }];
}
