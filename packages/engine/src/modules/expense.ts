/**
 * An expense.
 *
 *   expense = the amount, in the months it falls due
 *   tax     = expense × the rate of its sales tax
 *
 * Debits the expense and the sales tax; credits the supplier, or cash when it is paid at once.
 */
import { mul } from "#lines/expression.ts";
import type { Expense } from "#model/kinds/expense.ts";
import type { ModuleContext } from "./context.ts";

export function expense(module: Expense, context: ModuleContext) {
  const expenseAccount = context.account("account", module.account);
  const paidFrom = module.payable ?? context.cash;
  if (!expenseAccount || !context.account("payable", paidFrom)) return;
  const amount = context.input("amount", module.amount, { name: "amount before tax" });
  const net = context.line(
    "net",
    { name: "expense" },
    context.orActual(mul(amount, context.inMonths(module.months)), context.actual(module.account)),
  );
  const posting = { debit: module.account, credit: paidFrom, as: module.account };
  context.post({ ...posting, text: module.name, amount: net });
}
