/**
 * Accounts whose balance a module works from: what a loan owes, what a class of assets cost. Two
 * modules on one would each take the whole of it as their own, so the second is refused.
 */
import type { Module } from "#model/module.ts";
import type { ModuleContext } from "./context.ts";

export function hasAccountsAlone(module: Module, context: ModuleContext): boolean {
  const others = context.draft.document.modules.filter(({ isOff }) => !isOff);
  const before = others.slice(0, others.indexOf(module)).flatMap(keptBy);
  const shared = keptBy(module).find((account) => before.includes(account));
  if (shared === undefined) return true;
  const message = `Another module already keeps the balance of "${context.nameOf(shared)}". Give this one its own account.`;
  context.issue("account", "duplicate", message);
  return false;
}

function keptBy(module: Module): string[] {
  switch (module.kind) {
    case "loan":
      return [module.account, ...(module.currentAccount ? [module.currentAccount] : [])];
    case "fixedAssets":
      return [module.cost, module.accumulated];
    case "incomeTax":
      return [module.account, module.payable];
    case "treasury":
      return module.revolver ? [module.revolver.account] : [];
    default:
      return [];
  }
}
