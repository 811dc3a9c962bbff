/**
 * Sales tax (VAT, GST). Profit and loss is net of it; customers and suppliers owe it gross.
 *
 *   accrued = tax on sales − tax on purchases, on the tax account while a return runs
 *   ended   = what stands there when the return ends, moved to the payable account
 *   paid    = what is payable, in the period of the due day; a negative figure is a refund
 *
 * On the cash basis the tax of unpaid bills waits on deferred accounts and joins the return when
 * the bill is paid, by the same rule by which the bill is paid.
 */
import { IS_FORECAST } from "#ledger/ledger-lines.ts";
import { add, at, type Expression, iif, neg, sub } from "#lines/expression.ts";
import type { SalesTax } from "#model/kinds/sales-tax.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { addCycle, cycleFault } from "#modules/settlement/settlement-cycle.ts";
import { releaseDeferred } from "./sales-tax-deferred.ts";

export function salesTax(module: SalesTax, context: ModuleContext) {
  const { account, payable, cycle } = module;
  context.input("rate", module.rate, { name: "rate", unit: "percent", measure: "rate" });
  if (!context.account("account", account) || !context.account("payable", payable)) return;
  if (!context.account("cash", context.cash)) return;
  if (isShared(module, context)) return;
  const fault = cycleFault(cycle);
  if (fault !== undefined) {
    context.issue("cycle", "invalid", fault);
    return;
  }
  if (module.basis === "cash") releaseDeferred(module, context);
  const posted = sub(context.posted("credit", account), context.posted("debit", account));
  const accrued = context.line("accrued", { name: "accrued in the period" }, posted);
  const elsewhere = sub(context.posted("credit", payable), context.posted("debit", payable));
  const { ended, paid } = addCycle(context, {
    field: "return",
    name: "return",
    cycle,
    accrued,
    gatheredBefore: neg(context.opening(account)),
    payableBefore: neg(context.opening(payable)),
    payableAtStart: -(context.draft.accounts.get(payable)?.opening ?? 0),
  });
  const as = account;
  context.post({
    text: `${module.name}: return ended`,
    debit: account,
    credit: payable,
    amount: ended,
    as,
  });
  context.post({
    text: `${module.name}: paid`,
    debit: payable,
    credit: context.cash,
    amount: paid,
    as,
  });
  addControl(context, module, { accrued, elsewhere, paid });
}

/** Tax accrued and payable together move by what is posted to them less what is paid. */
function addControl(
  context: ModuleContext,
  { account, payable }: SalesTax,
  { accrued, elsewhere, paid }: Record<"accrued" | "elsewhere" | "paid", Expression>,
) {
  const owed = (balanceOf: (id: string) => Expression) =>
    neg(add(balanceOf(account), balanceOf(payable)));
  const expected = sub(add(owed(context.opening), accrued, elsewhere), paid);
  const difference = iif(at(IS_FORECAST), sub(owed(context.closing), expected), 0);
  context.check("control", "accrued and payable equal the tax accounts", "error", difference);
}

/** The balance of an account cannot tell two returns apart. */
function isShared(module: SalesTax, context: ModuleContext): boolean {
  const first = context.draft.document.modules
    .filter((other) => other.kind === "salesTax")
    .find(
      ({ isOff, account, payable }) =>
        !isOff && (account === module.account || payable === module.payable),
    );
  if (first === undefined || first.id === module.id) return false;
  const message = `"${first.name}" uses the same accounts. Keep one sales tax and give a module its own rate.`;
  context.issue("account", "duplicate", message);
  return true;
}
