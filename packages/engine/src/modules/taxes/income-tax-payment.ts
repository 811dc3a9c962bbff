/**
 * How tax is paid.
 *
 *   as earned    the liability at the start of the period and the period's own provision; what
 *                was owed before the model by a schedule of its own
 *   instalments  in each instalment month the year before's tax ÷ the number of months; and in
 *                the final month what was still owed when that year ended
 *
 * A payment below nothing is a refund. A due month's payment falls in the period that holds the
 * month's last day.
 */
import {
  add,
  at,
  div,
  type Expression,
  iif,
  max,
  min,
  mul,
  neg,
  num,
  prev,
  sub,
  type Term,
} from "#lines/expression.ts";
import type { IncomeTax, TaxPayment } from "#model/kinds/income-tax.ts";
import type { Unwind } from "#model/kinds/settlement.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { keptShare } from "#modules/settlement/settlement-control.ts";

type Year = { isStart: Expression; provision: Expression; charged: Expression };

export function payTax(module: IncomeTax, context: ModuleContext, year: Year) {
  const owed = neg(context.opening(module.payable));
  const { payment } = module;
  const due =
    payment.kind === "asEarned"
      ? sub(add(owed, year.provision), keptOfOpening(module, payment.unwind, context, owed))
      : instalments(module, payment, context, year, owed);
  context.post({
    text: `${module.name}: paid`,
    debit: module.payable,
    credit: context.cash,
    amount: context.line("paid", { name: "paid" }, due),
    cashFlow: "operating",
    group: "incomeTax",
  });
}

/** Of what was owed before the model, the part that its schedule leaves for later. */
function keptOfOpening(
  { payable }: IncomeTax,
  unwind: Unwind | undefined,
  context: ModuleContext,
  owed: Expression,
): Term {
  const { name = payable, opening = 0 } = context.draft.accounts.get(payable) ?? {};
  if (opening === 0) return 0;
  if (!unwind) {
    context.draft.issues.push({
      code: "short-history",
      severity: "warning",
      place: `modules/${context.module.id}/payment`,
      message: `"${name}" opens with tax of before the model, which is paid in the first period. Say when it is due.`,
    });
    return 0;
  }
  const kept = keptShare(context, unwind, { place: "payment/unwind" });
  const later = context.idOf("openingKept");
  const shape = { name: "owed before the model and due later", measure: "balance" } as const;
  context.line("openingKept", shape, mul(prev(later), kept), [-opening]);
  return min(at(later), max(owed, 0));
}

function instalments(
  module: IncomeTax,
  payment: Extract<TaxPayment, { kind: "instalments" }>,
  context: ModuleContext,
  { isStart }: Year,
  owed: Expression,
): Expression {
  const { months, finalMonth } = payment;
  if (months.length === 0 || ![...months, finalMonth].every(isMonth)) {
    context.issue("payment", "invalid", "Tax is paid in months 1 to 12.");
    return num(0);
  }
  const priorTax = context.line(
    "priorYearTax",
    { name: "tax of the year before", measure: "balance" },
    iif(isStart, prev(context.idOf("charged")), prev(context.idOf("priorYearTax"))),
    [payment.priorYearTax ?? 0],
  );
  const part = context.line(
    "instalment",
    { name: "instalments" },
    mul(div(priorTax, months.length), context.inMonths(months)),
  );
  return add(part, finalPayment(module, context, isStart, owed, finalMonth));
}

/** What was owed when the year turned is set aside until its final month. */
function finalPayment(
  module: IncomeTax,
  context: ModuleContext,
  isStart: Expression,
  owed: Expression,
  month: number,
): Expression {
  const { accounts } = context.draft;
  const [payable, expense] = [accounts.get(module.payable), accounts.get(module.account)];
  const opening = -(payable?.opening ?? 0) - (expense?.opening ?? 0);
  const [outstanding, final] = [context.idOf("outstanding"), context.idOf("final")];
  context.line(
    "outstanding",
    { name: "owed for the year before", measure: "balance" },
    iif(isStart, owed, sub(prev(outstanding), prev(final))),
    [opening],
  );
  return context.line(
    "final",
    { name: "final payment" },
    mul(at(outstanding), context.inMonths([month])),
  );
}

function isMonth(month: number) {
  return Number.isInteger(month) && month >= 1 && month <= 12;
}
