/**
 * A liability that grows each period and is paid later: a number of periods after, or by a cycle.
 *
 *   open = what was accrued and is not yet due
 *   paid = open before + accrued − open
 */
import {
  add,
  at,
  type Expression,
  type LineId,
  num,
  prev,
  rolling,
  sub,
} from "#lines/expression.ts";
import type { Due, PaymentCycle } from "#model/kinds/payment-cycle.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { claim, postSettled } from "./settlement-control.ts";
import { addCycle, cycleFault } from "./settlement-cycle.ts";

type Liability = {
  field: string;
  name: string;
  accrued: LineId;
  liability: string;
  due: Due;
  /** The account whose place in the cash flow the payment takes. */
  as: string;
};

/** Adds `<field>.open` and `<field>.paid`, pays from cash, and claims the liability. */
export function payWhenDue(context: ModuleContext, owed: Liability) {
  const { field, name, liability, due, as } = owed;
  const isCycle = "months" in due;
  const fault = isCycle ? cycleFault(due) : periodsFault(due.periods);
  if (fault !== undefined) {
    context.issue(field, "invalid", fault);
    return;
  }
  const { paid, kept } = isCycle
    ? byCycle(context, owed, due)
    : { paid: byPeriods(context, owed, due.periods), kept: 0 };
  const text = `${context.module.name}: ${name} paid`;
  context.post({ text, debit: liability, credit: context.cash, amount: paid, as });
  const open = context.idOf(`${field}.open`);
  const on = { account: liability, side: "credit" } as const;
  const settled = claim(context, { ...on, open, kept: () => kept });
  const opening = { text: `${context.module.name}: opening ${name} paid`, as };
  postSettled(context, settled, { ...on, contra: context.cash, ...opening });
}

function byPeriods(
  context: ModuleContext,
  { field, name, accrued }: Liability,
  periods: number,
): Expression {
  const owed = periods > 0 ? rolling(accrued, periods) : num(0);
  const shape = { name: `${name}, owed`, measure: "balance" } as const;
  const open = context.line(`${field}.open`, shape, owed);
  const before = prev(context.idOf(`${field}.open`));
  const paid = sub(add(before, at(accrued)), open);
  return context.line(`${field}.paid`, { name: `${name}, paid` }, paid);
}

/** What was owed before the model is kept until the next payment by the cycle. */
function byCycle(
  context: ModuleContext,
  { field, name, accrued }: Liability,
  cycle: PaymentCycle,
): { paid: Expression; kept: Expression } {
  const [gathered, payable] = [context.idOf(`${field}.gathered`), context.idOf(`${field}.payable`)];
  const { ended, paid, isPaid } = addCycle(context, {
    field,
    name,
    cycle,
    accrued: at(accrued),
    gatheredBefore: prev(gathered),
    payableBefore: prev(payable),
  });
  const balance = (part: string, text: string, expression: Expression) =>
    context.line(`${field}.${part}`, { name: `${name}, ${text}`, measure: "balance" }, expression);
  balance("gathered", "cycle running", sub(add(prev(gathered), at(accrued)), ended));
  balance("payable", "cycle ended", sub(add(prev(payable), ended), paid));
  balance("open", "owed", add(at(gathered), at(payable)));
  return { paid, kept: sub(num(1), isPaid) };
}

function periodsFault(periods: number): string | undefined {
  const isWhole = Number.isInteger(periods) && periods >= 0 && periods <= 52;
  return isWhole ? undefined : "Payment is due 0 to 52 whole periods later.";
}
