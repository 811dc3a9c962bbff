/**
 * Payables: what is owed to suppliers.
 *
 *   billed = charged by suppliers, sales tax included
 *   paid   = open before + billed − open
 */
import { sub } from "#lines/expression.ts";
import type { Payables } from "#model/kinds/payables.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { isTaken, settle } from "#modules/settlement/settlement.ts";

export function payables(module: Payables, context: ModuleContext) {
  const { account } = module;
  if (!context.account("account", account) || isTaken(context, account)) return;
  const billed = sub(context.posted("credit", account), context.posted("debit", account));
  settle(module, context, { billed, isOwed: false, verb: "paid" });
}
