/**
 * How tax is paid.
 *
 *   as earned    the liability at the start of the period and the period's own provision; what
 *                was owed before the model by a schedule of its own
 *   instalments  whenever one is due the year before's tax ÷ their number, and finally what was
 *                still owed when the year ended. One due after the end of its tax year is part of
 *                what was owed then
 *   yearly       the final payment alone
 *
 * A payment below nothing is a refund. What is due with a month falls in the period that holds the
 * month's last day.
 */
import {
  add,
  at,
  div,
  type Expression,
  iif,
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
import { openingDueLater } from "#modules/settlement/opening-due-later.ts";
import { keptShare } from "#modules/settlement/settlement-control.ts";
import { finalsOf, type Instalments, instalmentsOf } from "./income-tax-calendar.ts";

type Year = { isStart: Expression; provision: Expression; charged: Expression };

export function payTax(module: IncomeTax, context: ModuleContext, year: Year) {
  const owed = neg(context.opening(module.payable));
  const { payment } = module;
  const due =
    payment.kind === "asEarned"
      ? sub(add(owed, year.provision), keptOfOpening(module, payment.unwind, context, owed))
      : afterTheYear(module, payment, context, year, owed);
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
  return openingDueLater(context, { field: "openingKept", opening: -opening, kept, owed });
}

/** The final payment alone, or instalments before it. */
function afterTheYear(
  module: IncomeTax,
  payment: Exclude<TaxPayment, { kind: "asEarned" }>,
  context: ModuleContext,
  { isStart }: Year,
  owed: Expression,
): Expression {
  const yearEndMonth = module.yearEndMonth ?? context.timeline.yearEndMonth;
  const finals = finalsOf(payment, context, yearEndMonth);
  const due =
    payment.kind === "instalments" ? instalmentsOf(payment, context, yearEndMonth) : undefined;
  if (!finals || (payment.kind === "instalments" && !due)) return num(0);
  const parts = due && addInstalments(payment, context, isStart, due);
  const final = finalPayment(module, context, { isStart, owed, finals, arrears: parts?.arrears });
  return parts ? add(parts.own, final) : final;
}

/** `own` are all instalments of a period, `arrears` those of them that are the year before's. */
function addInstalments(
  payment: TaxPayment,
  context: ModuleContext,
  isStart: Expression,
  { count, own, arrears }: Instalments,
) {
  const before = "priorYearTax" in payment ? (payment.priorYearTax ?? 0) : 0;
  const taxBefore = (field: string, name: string, of: string) =>
    context.line(
      field,
      { name, measure: "balance" },
      iif(isStart, prev(context.idOf(of)), prev(context.idOf(field))),
      [before],
    );
  const priorTax = taxBefore("priorYearTax", "tax of the year before", "charged");
  const ofYear = mul(div(priorTax, count), own);
  if (arrears.kind === "number")
    return { own: context.line("instalment", { name: "instalments" }, ofYear), arrears: undefined };
  const earlierTax = taxBefore("earlierTax", "tax of the year before that", "priorYearTax");
  const shape = { name: "instalments of the year before, in arrears" };
  const late = context.line("arrears", shape, mul(div(earlierTax, count), arrears));
  return {
    own: context.line("instalment", { name: "instalments" }, add(ofYear, late)),
    arrears: late,
  };
}

type Final = {
  isStart: Expression;
  owed: Expression;
  /** 1 where it is due. */
  finals: Expression;
  /** Instalments that are part of what was owed when the year turned. */
  arrears: Expression | undefined;
};

/** What was owed when the year turned is set aside until it is due. */
function finalPayment(
  module: IncomeTax,
  context: ModuleContext,
  { isStart, owed, finals, arrears }: Final,
): Expression {
  const { accounts } = context.draft;
  const [payable, expense] = [accounts.get(module.payable), accounts.get(module.account)];
  const opening = -(payable?.opening ?? 0) - (expense?.opening ?? 0);
  const [outstanding, final] = [context.idOf("outstanding"), context.idOf("final")];
  const paidBefore = arrears ? add(prev(final), prev(context.idOf("arrears"))) : prev(final);
  context.line(
    "outstanding",
    { name: "owed for the year before", measure: "balance" },
    iif(isStart, owed, sub(prev(outstanding), paidBefore)),
    [opening],
  );
  const left = arrears ? sub(at(outstanding), arrears) : at(outstanding);
  return context.line("final", { name: "final payment" }, mul(left, finals));
}
