/**
 * Billed or paid for several periods ahead, and earned or used evenly over them.
 *
 *   recognised = the bills of the last n periods ÷ n
 *   open       = of the bill k periods ago, (n − 1 − k) ÷ n is still to come
 *
 * In actual periods a bill is what went through profit and what the waiting account moved by. An
 * opening balance beyond the bills known is recognised evenly over the model's first n periods.
 */
import { add, at, div, type Expression, mul, num, prev, rolling, sub } from "#lines/expression.ts";
import type { ModuleContext } from "./context.ts";
import { claim, keptShare, postSettled } from "./settlement-control.ts";

export type Spread = {
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
};

/** Adds `billed`, `recognised`, `open` and `net`, and posts; gives what is billed. */
export function spreadOver(context: ModuleContext, spread: Spread): Expression {
  const { periods, profit, waiting, against, isIncome } = spread;
  const { idOf } = context;
  const billed = idOf("billed");
  const first = context.line("billed.plan", { name: "billed, planned" }, spread.plan);
  const lags = Array.from({ length: periods }, (_, back) => back);
  const open = add(...lags.map((back) => mul(at(billed, back), (periods - 1 - back) / periods)));
  context.line("open", { name: "still to come", measure: "balance" }, open);
  const kept = keptShare(context, {
    from: context.timeline.start,
    shares: Array.from({ length: periods }, () => 1 / periods),
  });
  const settled = claim(context, { account: waiting, open: idOf("open"), kept });
  const due = div(add(first, ...lags.slice(1).map((back) => prev(billed, back))), periods);
  const planned = context.line(
    "recognised.plan",
    { name: "recognised, planned" },
    add(due, settled),
  );
  const side = isIncome ? "credit" : "debit";
  const throughProfit = context.actualShare("profit", {
    account: profit,
    side,
    plan: idOf("recognised.plan"),
  });
  context.line("waiting.plan", { name: "put aside, planned" }, sub(first, planned));
  const putAside = context.actualShare("waiting", {
    account: waiting,
    side,
    plan: idOf("waiting.plan"),
    weight: idOf("billed.plan"),
  });
  const bill = context.line(
    "billed",
    { name: "billed" },
    context.orActual(first, add(throughProfit, putAside)),
  );
  const recognised = context.line(
    "recognised",
    { name: "recognised" },
    div(rolling(billed, periods), num(periods)),
  );
  context.line(
    "net",
    { name: "in profit" },
    context.orActual(add(recognised, settled), throughProfit),
  );
  const text = context.module.name;
  const pair = (debit: string, credit: string) =>
    isIncome ? { debit, credit } : { debit: credit, credit: debit };
  context.post({ text: `${text}: billed`, ...pair(against, waiting), amount: bill, as: profit });
  context.post({
    text: `${text}: recognised`,
    ...pair(waiting, profit),
    amount: recognised,
    as: profit,
  });
  postSettled(context, settled, {
    account: waiting,
    contra: profit,
    text: `${text}: opening balance recognised`,
    as: profit,
  });
  return bill;
}
