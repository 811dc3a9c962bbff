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
import type { Unwind } from "#model/kinds/settlement.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { claim, keptAfter, keptShare, postSettled } from "./settlement-control.ts";
import { addCycle, cycleFault } from "./settlement-cycle.ts";
import { cyclesOwedAtStart } from "./settlement-cycle-start.ts";

type Liability = {
  field: string;
  name: string;
  accrued: LineId;
  liability: string;
  due: Due;
  /** How what was owed before the model is paid, where it is said. */
  unwind?: Unwind | undefined;
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
  const { paid, later } = isCycle
    ? byCycle(context, owed, due)
    : { paid: byPeriods(context, owed, due.periods), later: 0 };
  const text = `${context.module.name}: ${name} paid`;
  context.post({ text, debit: liability, credit: context.cash, amount: paid, as });
  const open = context.idOf(`${field}.open`);
  const on = { account: liability, side: "credit" } as const;
  const rule = owed.unwind ? STATED : JSON.stringify(due);
  tellOtherRule(context, owed, rule);
  const kept = () => keptOfOpening(context, owed, later);
  const settled = claim(context, { ...on, open, kept, rule });
  const opening = { text: `${context.module.name}: opening ${name} paid`, as };
  postSettled(context, settled, { ...on, contra: context.cash, ...opening });
}

const STATED = "stated";

/** The first to claim an account pays what it opens with; another rule may have owed part of it. */
function tellOtherRule(context: ModuleContext, { liability }: Liability, rule: string) {
  const { draft, claims } = context;
  const opened = draft.accounts.get(liability);
  const before = claims.filter(({ account }) => account === liability);
  const [first] = before;
  if (!opened?.opening || !first || first.rule === STATED || first.rule === rule) return;
  if (before.some((each) => each.rule !== first.rule)) return;
  draft.issues.push({
    code: "short-history",
    severity: "warning",
    place: `accounts/${liability}/opening`,
    message: `"${opened.name}" opens with amounts that are due on different days, and all of it is paid by the rule of the first. Say how it is paid, or give each its own account.`,
  });
}

/**
 * What was owed before the model is paid as it is stated; or on the days on which the rule would
 * have paid it, had it been accrued evenly.
 */
function keptOfOpening(context: ModuleContext, owed: Liability, later: Term): Term {
  const { field, liability, due, unwind } = owed;
  if (unwind) {
    const place = `${field === "withholding" ? field : `onCosts/${field}`}/unwind`;
    return keptShare(context, unwind, { field: `${field}.kept`, place, later });
  }
  if (!context.draft.accounts.get(liability)?.opening) return later;
  const shares = "months" in due ? cyclesOwedAtStart(context, due) : evenly(due.periods);
  return shares.size > 1 ? keptAfter(context, shares, { field: `${field}.kept`, later }) : later;
}

function evenly(periods: number): Map<number, number> {
  return new Map(Array.from({ length: periods }, (_, period) => [period, 1 / periods]));
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

/** What is not explained is kept until the next payment by the cycle. */
function byCycle(
  context: ModuleContext,
  { field, name, accrued }: Liability,
  cycle: PaymentCycle,
): { paid: Expression; later: Expression } {
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
  return { paid, later: sub(num(1), isPaid) };
}

function periodsFault(periods: number): string | undefined {
  const isWhole = Number.isInteger(periods) && periods >= 0 && periods <= 52;
  return isWhole ? undefined : "Payment is due 0 to 52 whole periods later.";
}
