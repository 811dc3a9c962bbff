/**
 * Inventory.
 *
 *   used      = what cost of sales took from stock
 *   level     = what was used in the last N days up to the period's end, or a target
 *   purchases = used + level − stock before
 *
 * A stock that opens above or below its level is brought to it by its own schedule, in the first
 * forecast period when none is given. Purchases are owed or paid with their sales tax.
 */
import { add, at, type Expression, prev, sub } from "#lines/expression.ts";
import type { Inventory } from "#model/kinds/inventory.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { isTaken } from "#modules/settlement/settlement.ts";
import { claim, keptShare } from "#modules/settlement/settlement-control.ts";
import { addDays, lookBackPeriods } from "#modules/settlement/settlement-look-back.ts";
import { countBack, openBefore } from "#modules/settlement/settlement-rule.ts";

export function inventory(module: Inventory, context: ModuleContext) {
  const { account, earlier = [] } = module;
  const against = module.payable ?? context.cash;
  if (!context.account("account", account) || !context.account("payable", against)) return;
  if (isTaken(context, account)) return;
  const taken = sub(context.posted("credit", account), context.posted("debit", account));
  const used = context.line("used", { name: "taken from stock" }, taken, earlier);
  const before = module.method === "days" ? openBefore(module, context.draft.document, earlier) : 0;
  const shape = { name: "level", measure: "balance" } as const;
  const level = context.line("level", shape, levelOf(module, context), [before]);
  const kept = () => keptShare(context, module.unwind);
  const settled = claim(context, { account, side: "debit", open: context.idOf("level"), kept });
  const plan = sub(sub(add(used, level), prev(context.idOf("level"))), settled);
  const bought = add(context.actual(account), used);
  const purchases = context.line(
    "purchases",
    { name: "purchases" },
    context.orActual(plan, bought),
  );
  const text = `${module.name}: purchases`;
  context.post({ text, debit: account, credit: against, amount: purchases, as: account });
  context
    .salesTax(module.salesTax, module.salesTaxRate)
    ?.postTax("purchases", { net: purchases, against });
  context.alertBelowZero("negativePurchases", "purchases below zero", purchases);
  context.alertBelowZero("negativeStock", "stock below zero", context.closing(account));
}

function levelOf(module: Inventory, context: ModuleContext): Expression {
  if (module.method === "target") {
    return context.input("target", module.target, { name: "target", measure: "balance" });
  }
  const { days, earlier = [] } = module;
  addDays(context, { ...module, earlier });
  const line = context.idOf("days");
  return countBack(context.idOf("used"), at(line), lookBackPeriods(context.draft, line, days));
}
