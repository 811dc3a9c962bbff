/**
 * Billed or paid for several periods ahead, and earned or used evenly over them.
 *
 *   recognised = the bills of the last n periods ÷ n
 *   open       = of the bill k periods ago, (n − 1 − k) ÷ n is still to come
 *
 * In actual periods a bill is what went through profit and what the waiting account moved by. An
 * opening balance beyond the bills known is recognised over the model's first n periods: evenly,
 * or as the bills behind it run out.
 */
import { add, at, div, type Expression, mul, num, prev, rolling, sub } from "#lines/expression.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { claim, keptShare, postSettled } from "./settlement-control.ts";

type Spread = {
  /** What is billed each period, as planned. */
  plan: Expression;
  periods: number;
  /** Where it is earned or used. */
  profit: string;
  /** Where it waits. */
  waiting: string;
  /** Who is billed, or pays. */
  against: string;
  isIncome: boolean;
  /** The opening balance's part for each of the first n periods; even when unsaid. */
  openingShares?: number[];
};

/** Adds `billed`, `open`, `recognised` and `net`, and posts; gives what is billed. */
export function spreadOver(context: ModuleContext, spread: Spread): Expression {
  const { periods, profit, waiting, against, isIncome } = spread;
  const billed = context.idOf("billed");
  const lags = Array.from({ length: periods }, (_, back) => back);
  const open = add(...lags.map((back) => mul(at(billed, back), (periods - 1 - back) / periods)));
  context.line("open", { name: "still to come", measure: "balance" }, open);
  const shares = spread.openingShares ?? lags.map(() => 1 / periods);
  const kept = () => keptShare(context, { from: context.timeline.start, shares });
  const on = { account: waiting, side: sideOf(spread) } as const;
  const settled = claim(context, { ...on, open: context.idOf("open"), kept });
  const { bill, inProfit } = addBills(context, spread, settled);
  const recognised = context.line(
    "recognised",
    { name: "recognised" },
    div(rolling(billed, periods), periods),
  );
  const net = context.orActual(add(recognised, settled), inProfit);
  context.line("net", { name: "in profit" }, net);
  const text = context.module.name;
  const pair = (debit: string, credit: string) =>
    isIncome ? { debit, credit } : { debit: credit, credit: debit };
  const as = profit;
  context.post({ text: `${text}: billed`, ...pair(against, waiting), amount: bill, as });
  context.post({ text: `${text}: recognised`, ...pair(waiting, profit), amount: recognised, as });
  const opening = { contra: profit, text: `${text}: opening balance recognised`, as };
  postSettled(context, settled, { ...on, ...opening });
  return bill;
}

/** What is billed; in actual periods what the two accounts say together. */
function addBills(context: ModuleContext, spread: Spread, settled: Expression) {
  const shape = { name: "billed" };
  if (!context.hasActuals) {
    return { bill: context.line("billed", shape, spread.plan), inProfit: num(0) };
  }
  const { idOf } = context;
  const plan = context.line("billed.plan", { name: "billed, planned" }, spread.plan);
  const earlier = Array.from({ length: spread.periods - 1 }, (_, back) =>
    prev(idOf("billed"), back + 1),
  );
  const due = add(div(add(plan, ...earlier), spread.periods), settled);
  const recognised = context.line("recognised.plan", { name: "in profit, planned" }, due);
  context.line("waiting.plan", { name: "put aside, planned" }, sub(plan, recognised));
  const side = sideOf(spread);
  const inProfit = context.actualShare("profit", {
    account: spread.profit,
    side,
    plan: idOf("recognised.plan"),
  });
  const putAside = context.actualShare("waiting", {
    account: spread.waiting,
    side,
    plan: idOf("waiting.plan"),
    weight: idOf("billed.plan"),
  });
  return {
    bill: context.line("billed", shape, context.orActual(plan, add(inProfit, putAside))),
    inProfit,
  };
}

/** Income waits as a liability, a cost as an asset. */
function sideOf({ isIncome }: Spread) {
  return isIncome ? "credit" : "debit";
}
