/**
 * Owners' money: contributions debit cash and credit capital; buy-backs run the other way. Both
 * are financing.
 */
import type { Equity } from "#model/kinds/equity.ts";
import type { ModuleContext } from "#modules/context/context.ts";

export function equity(module: Equity, context: ModuleContext) {
  const { account } = module;
  if (!context.account("account", account)) return;
  const flow = { as: account, cashFlow: "financing" } as const;
  const contributions = context.input("contributions", module.contributions, {
    name: "contributions",
  });
  context.post({
    ...flow,
    text: `${module.name}: paid in`,
    debit: context.cash,
    credit: account,
    amount: contributions,
  });
  const buyBacks = context.input("buyBacks", module.buyBacks, { name: "buy-backs" });
  context.post({
    ...flow,
    text: `${module.name}: bought back`,
    debit: account,
    credit: context.cash,
    amount: buyBacks,
  });
}
