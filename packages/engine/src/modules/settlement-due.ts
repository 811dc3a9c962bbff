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
  type Term,
} from "#lines/expression.ts";
import type { Due, PaymentCycle } from "#model/kinds/payment-cycle.ts";
import type { ModuleContext } from "./context.ts";
import { claim, postSettled } from "./settlement-control.ts";
import { addCycle, cycleFault, settlesIn } from "./settlement-cycle.ts";

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
  const [open, paid] = [context.idOf(`${field}.open`), `${name}, paid`];
  const isCycle = "months" in due;
  const fault = isCycle ? cycleFault(due) : periodsFault(due.periods);
  if (fault !== undefined) {
    context.issue(field, "invalid", fault);
    return;
  }
  const amount = isCycle ? byCycle(context, owed, due) : byPeriods(context, owed, due.periods);
  context.post({
    text: `${context.module.name}: ${paid}`,
    debit: liability,
    credit: context.cash,
    amount,
    as,
  });
  const kept: Term = isCycle ? sub(num(1), settlesIn(context, due)) : 0;
  const settled = claim(context, { account: liability, open, kept });
  const text = `${context.module.name}: opening ${name} paid`;
  postSettled(context, settled, { account: liability, contra: context.cash, text, as });
}

function byPeriods(
  context: ModuleContext,
  { field, name, accrued }: Liability,
  periods: number,
): Expression {
  const id = context.idOf(`${field}.open`);
  const shape = { name: `${name}, owed`, measure: "balance" } as const;
  const open = context.line(
    `${field}.open`,
    shape,
    periods > 0 ? rolling(accrued, periods) : num(0),
  );
  return context.line(
    `${field}.paid`,
    { name: `${name}, paid` },
    sub(add(prev(id), at(accrued)), open),
  );
}

function byCycle(
  context: ModuleContext,
  { field, name, accrued }: Liability,
  cycle: PaymentCycle,
): Expression {
  const [gathered, payable] = [context.idOf(`${field}.gathered`), context.idOf(`${field}.payable`)];
  const { ended, paid } = addCycle(context, field, cycle, {
    accrued: at(accrued),
    gatheredBefore: prev(gathered),
    payableBefore: prev(payable),
  });
  const balance = (text: string) => ({ name: `${name}, ${text}`, measure: "balance" }) as const;
  context.line(
    `${field}.gathered`,
    balance("cycle running"),
    sub(add(prev(gathered), at(accrued)), ended),
  );
  context.line(`${field}.payable`, balance("cycle ended"), sub(add(prev(payable), ended), paid));
  context.line(`${field}.open`, balance("owed"), add(at(gathered), at(payable)));
  return paid;
}

function periodsFault(periods: number): string | undefined {
  const isWhole = Number.isInteger(periods) && periods >= 0 && periods <= 52;
  return isWhole ? undefined : "Payment is due 0 to 52 whole periods later.";
}
