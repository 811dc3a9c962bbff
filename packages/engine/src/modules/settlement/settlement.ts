/**
 * What customers or suppliers owe and pay, on one control account.
 *
 *   billed = what other modules charged to the account, sales tax included
 *   open   = what of it is not yet due, by days or by profile
 *   paid   = open before + billed − open
 *
 * In actual periods the balance is the ledger's. What it holds beyond the rule is settled by its
 * own schedule, in the first forecast period when none is given.
 */
import { add, at, compare, type Expression, mul, prev, sub } from "#lines/expression.ts";
import type { ModuleBase } from "#model/kinds/module-base.ts";
import type { Settlement } from "#model/kinds/settlement.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { claim, keptShare, postSettled } from "./settlement-control.ts";
import { addDays } from "./settlement-look-back.ts";
import { openBefore, openPartOf } from "./settlement-rule.ts";

type SettledModule = ModuleBase & Settlement;

/** `isOwed` says that customers owe it to us; otherwise we owe it to suppliers. */
export function settle(
  module: SettledModule,
  context: ModuleContext,
  { billed, isOwed, verb }: { billed: Expression; isOwed: boolean; verb: string },
) {
  const { account, earlier = [] } = module;
  if (!context.account("cash", context.cash)) return;
  addMethodInputs(module, context);
  const bills = context.line("billed", { name: "billed, with tax" }, billed, earlier);
  const openRule = openPartOf(module, context.draft)(context.idOf("billed"));
  const open = context.line("open", { name: "open, by its rule", measure: "balance" }, openRule, [
    openBefore(module, context.draft.document, earlier),
  ]);
  const paid = context.line(
    "paid",
    { name: verb },
    sub(add(prev(context.idOf("open")), bills), open),
  );
  const sides = isOwed
    ? { debit: context.cash, credit: account }
    : { debit: account, credit: context.cash };
  context.post({ text: `${module.name}: ${verb}`, ...sides, amount: paid, as: account });
  const kept = () => keptShare(context, module.unwind);
  const side = isOwed ? "debit" : "credit";
  const settled = claim(context, { account, side, open: context.idOf("open"), kept });
  const text = `${module.name}: opening balance ${verb}`;
  postSettled(context, settled, { account, side, contra: context.cash, text, as: account });
  context.alertBelowZero("backwards", `less than nothing is ${verb}`, add(paid, settled));
}

/** Whether another module settles the account already; told when so. */
export function isTaken(context: ModuleContext, account: string): boolean {
  const isTakenAlready = context.claims.some((each) => each.account === account);
  if (isTakenAlready) {
    context.issue(
      "account",
      "duplicate",
      `Another module settles "${context.nameOf(account)}" already; this one is left out.`,
    );
  }
  return isTakenAlready;
}

function addMethodInputs(module: SettledModule, context: ModuleContext) {
  if (module.method === "profile") {
    module.profile.forEach((share, index) => {
      const name = index === 0 ? "paid in the period of the bill" : `paid ${index} periods later`;
      context.input(`share${index}`, share, { name, unit: "percent", measure: "rate" });
    });
    addProfileCheck(module.profile, context);
  } else addDays(context, { ...module, earlier: module.earlier ?? [] });
}

function addProfileCheck(profile: readonly number[], context: ModuleContext) {
  const total = profile.reduce((sum, share) => sum + share, 0);
  if (Math.abs(total - 1) > 1e-9) {
    const percent = Math.round(total * 1e6) / 1e4;
    context.issue("profile", "invalid", `The profile adds up to ${percent} %, not to 100 %.`);
  }
  const shares = profile.map((_, index) => at(context.idOf(`share${index}`)));
  const off = sub(add(...shares), 1);
  const isOff = compare(mul(off, off), "greater", 1e-18);
  context.check("profileTotal", "the profile does not add up to 100 %", "alert", isOff);
}
