/**
 * An expense.
 *
 *   expense = the amount, in the months it falls due
 *   tax     = expense × the rate of its sales tax
 *
 * Debits the expense and the sales tax; credits the supplier, or cash when it is paid at once. A
 * prepaid expense is billed as above, waits as an asset, and is used evenly over its periods.
 */
import { type Expression, mul } from "#lines/expression.ts";
import type { Expense } from "#model/kinds/expense.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { spreadOver } from "#modules/settlement/settlement-spread.ts";

export function expense(module: Expense, context: ModuleContext) {
  const { account, prepaid } = module;
  const against = module.payable ?? context.cash;
  if (!context.account("account", account) || !context.account("payable", against)) return;
  const amount = context.input("amount", module.amount, { name: "amount before tax" });
  const plan = mul(amount, context.inMonths(module.months));
  const net = prepaid
    ? billAhead(context, plan, account, against, prepaid)
    : charge(context, plan, account, against);
  if (!net) return;
  context.salesTax(module.salesTax, module.salesTaxRate)?.postTax("purchases", { net, against });
}

function charge(context: ModuleContext, plan: Expression, account: string, against: string) {
  const net = context.flow("net", { name: "expense" }, plan, { account, side: "debit" });
  const text = context.module.name;
  context.post({ text, debit: account, credit: against, amount: net, as: account });
  return net;
}

function billAhead(
  context: ModuleContext,
  plan: Expression,
  profit: string,
  against: string,
  { account: waiting, periods }: NonNullable<Expense["prepaid"]>,
) {
  if (!context.account("prepaid", waiting)) return undefined;
  return spreadOver(context, { plan, periods, profit, waiting, against, isIncome: false });
}
