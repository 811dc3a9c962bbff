/**
 * Cost of sales.
 *
 *   by share:  revenue of the modules named × the share
 *   by unit:   volume × cost per unit
 *   by amount: as entered
 *
 * Taken from stock it has no tax: the tax was on the purchase. Bought as it is sold, it is owed
 * or paid with its sales tax.
 */
import { add, at, type Expression, mul, num } from "#lines/expression.ts";
import type { CostOfSales } from "#model/kinds/cost-of-sales.ts";
import type { ModuleContext } from "#modules/context/context.ts";

export function costOfSales(module: CostOfSales, context: ModuleContext) {
  const { account, inventory } = module;
  const against = inventory ?? module.payable ?? context.cash;
  const field = inventory === undefined ? "payable" : "inventory";
  if (!context.account("account", account) || !context.account(field, against)) return;
  const on = { account, side: "debit" } as const;
  const net = context.flow("net", { name: "cost of sales" }, planOf(module, context), on);
  context.post({ text: module.name, debit: account, credit: against, amount: net, as: account });
  if (inventory !== undefined) return;
  context.salesTax(module.salesTax, module.salesTaxRate)?.postTax("purchases", { net, against });
}

function planOf(module: CostOfSales, context: ModuleContext): Expression {
  switch (module.form) {
    case "share":
      return mul(
        context.input("share", module.share, {
          name: "share of revenue",
          unit: "percent",
          measure: "rate",
        }),
        add(...module.of.map((id) => revenueOf(id, context))),
      );
    case "unit":
      return mul(
        context.input("unitCost", module.unitCost, {
          name: "cost per unit",
          measure: "rate",
          ratio: context.perUnit("net", "volume"),
        }),
        context.input("volume", module.volume, { name: "units", unit: "count" }),
      );
    case "amount":
      return context.input("amount", module.amount, { name: "amount" });
  }
}

/** Revenue that is switched off has no cost either; one that does not exist is told. */
function revenueOf(id: string, context: ModuleContext): Expression {
  const found = context.draft.document.modules.find((module) => module.id === id);
  if (found?.kind !== "revenue") {
    context.issue("of", "unknown-name", `There is no revenue module "${id}".`);
    return num(0);
  }
  return found.isOff ? num(0) : at(`${id}.net`);
}
