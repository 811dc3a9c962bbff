/**
 * Receivables: what customers owe.
 *
 *   billed      = charged to the account, sales tax included, less what is written off
 *   written off = charged × the share of bad debts; its sales tax is taken back from the tax account
 *   received    = open before + billed − open
 */
import { at, type Expression, mul, sub } from "#lines/expression.ts";
import type { Receivables } from "#model/kinds/receivables.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { isTaken, settle } from "#modules/settlement/settlement.ts";

export function receivables(module: Receivables, context: ModuleContext) {
  const { account } = module;
  if (!context.account("account", account) || isTaken(context, account)) return;
  const charged = sub(context.posted("debit", account), context.posted("credit", account));
  const writtenOff = module.badDebts ? addBadDebts(module, module.badDebts, charged, context) : 0;
  settle(module, context, { billed: sub(charged, writtenOff), isOwed: true, verb: "received" });
}

/** The cost is what was charged before tax; the tax goes back to where it was posted. */
function addBadDebts(
  module: Receivables,
  { share, account: cost }: NonNullable<Receivables["badDebts"]>,
  charged: Expression,
  context: ModuleContext,
): Expression | number {
  if (!context.account("badDebts", cost)) return 0;
  const rate = context.input("badDebtShare", share, {
    name: "share written off",
    unit: "percent",
    measure: "rate",
    path: "badDebts/share",
  });
  const total = context.line("writtenOff", { name: "written off, with tax" }, mul(charged, rate));
  let ofCost: Expression = at(context.idOf("writtenOff"));
  for (const tax of taxAccountsOf(context)) {
    const taxed = context.posted("debit", module.account, ({ credit }) => credit === tax);
    if (taxed.kind === "number") continue;
    const back = context.line(
      `taxBack.${tax}`,
      { name: "sales tax on what is written off" },
      mul(taxed, rate),
    );
    ofCost = sub(ofCost, back);
    const text = `${module.name}: sales tax on bad debts`;
    context.post({ text, debit: tax, credit: module.account, amount: back, as: module.account });
  }
  const net = context.line("badDebts", { name: "bad debts" }, ofCost);
  const text = `${module.name}: bad debts`;
  context.post({ text, debit: cost, credit: module.account, amount: net, as: cost });
  return total;
}

function taxAccountsOf({ draft }: ModuleContext): string[] {
  const accounts = draft.document.modules.flatMap((module) =>
    module.kind === "salesTax" ? [module.account, module.deferredOnSales] : [],
  );
  return [...new Set(accounts.filter((account) => account !== undefined))];
}
