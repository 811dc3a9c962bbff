/**
 * Payment cycles. Amounts gather until a cycle ends, are then payable, and are paid in the period
 * that holds the due day. A period that a cycle's end cuts in two is divided by days, and a
 * period longer than a cycle pays what falls due within it, so any unit of time works.
 *
 *   ended = gathered before + this period's part up to the last end within it
 *   paid  = payable before, in a period with a due day (less what is due later still)
 *         + what ends and falls due within this period
 */
import { add, at, type Expression, iif, mul, sub } from "#lines/expression.ts";
import type { PaymentCycle } from "#model/kinds/payment-cycle.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { cycleFlags } from "./settlement-cycle-flags.ts";
import { endedAtStart } from "./settlement-cycle-start.ts";
import { dueFault } from "./settlement-due-day.ts";

type CycleFlow = {
  field: string;
  name: string;
  cycle: PaymentCycle;
  /** What is gathered this period. */
  accrued: Expression;
  gatheredBefore: Expression;
  payableBefore: Expression;
  /** What was payable before the first period. */
  payableAtStart?: number;
};

/** Adds `<field>.ended` and `<field>.paid`; `isPaid` is 1 where something payable is paid. */
export function addCycle(context: ModuleContext, flow: CycleFlow) {
  const { field, name, cycle, accrued, gatheredBefore, payableBefore } = flow;
  const { hasEnd, endedShare, hasDue, dueShare, isPaid, later } = cycleFlags(context, cycle);
  const line = (part: string, text: string, expression: Expression, history?: number[]) =>
    context.line(`${field}.${part}`, { name: `${name}, ${text}` }, expression, history);
  const upTo = (flag: Expression, share: Expression) =>
    iif(flag, add(gatheredBefore, mul(accrued, share)), 0);
  const ended = line("ended", "ended", upTo(hasEnd, endedShare));
  const atOnce = line("dueAtOnce", "ended and due in one", upTo(hasDue, dueShare));
  const endedBefore = endedAtStart(context, cycle, flow.payableAtStart ?? 0);
  line("dueLater", "ended and due later", sub(ended, atOnce), endedBefore);
  const notYet = later.map(({ back, flag }) =>
    mul(at(context.idOf(`${field}.dueLater`), back), flag),
  );
  const due = iif(isPaid, sub(payableBefore, add(...notYet)), 0);
  return { ended, paid: line("paid", "paid", add(due, atOnce)), isPaid };
}

const CYCLE_MONTHS = [1, 2, 3, 4, 6, 12];

/** Why a cycle cannot be used, in words; nothing when it can. */
export function cycleFault(cycle: PaymentCycle): string | undefined {
  const { months, endMonth = 1 } = cycle;
  if (!CYCLE_MONTHS.includes(months)) return "A cycle has 1, 2, 3, 4, 6 or 12 months.";
  if (!Number.isInteger(endMonth) || endMonth < 1 || endMonth > 12) {
    return "A cycle ends with a month from 1 to 12.";
  }
  return dueFault(cycle);
}
