/**
 * A class of fixed assets.
 *
 *   cost         = before + additions − cost of what is sold
 *   accumulated  = before + depreciation − the part that goes with what is sold
 *   depreciation = by straight line or diminishing value, never below the residual value
 *   gain or loss = proceeds − (cost − accumulated) of what is sold
 *
 * What is sold wears until it goes, and takes its share of the class's accumulated depreciation with
 * it. Purchases and proceeds are investing; depreciation is no
 * cash at all.
 */
import { actualOf } from "#ledger/ledger-lines.ts";
import { add, at, div, type Expression, max, min, mul, neg, prev, sub } from "#lines/expression.ts";
import type { FixedAssets } from "#model/kinds/fixed-assets.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { dated } from "#modules/context/dated.ts";
import { hasAccountsAlone } from "#modules/context/kept-accounts.ts";
import { laterPayment } from "#modules/settlement/later-payment.ts";
import type { Assets, Wear } from "./fixed-assets-block.ts";
import { diminishingValue } from "./fixed-assets-diminishing.ts";
import { disposalsOf, type Sold, wearOfSold } from "./fixed-assets-disposals.ts";
import { isDated } from "./fixed-assets-start.ts";
import { straightLine } from "./fixed-assets-straight-line.ts";

export function fixedAssets(module: FixedAssets, context: ModuleContext) {
  const found = [
    context.account("cost", module.cost),
    context.account("accumulated", module.accumulated),
    context.account("expense", module.expense),
    context.account("payable", module.payable ?? context.cash),
  ];
  if (found.includes(undefined) || !hasAccountsAlone(module, context)) return;
  const sold = disposalsOf(module, context);
  const added = additionsOf(module, context, sold);
  const residual = context.input("residualShare", module.residualShare, {
    name: "residual share",
    unit: "percent",
    measure: "rate",
  });
  const { plan, unsold } = planOf(module, context, { added, kept: sold.kept, residual });
  const soldWear = wearOfSold(module, context, { kept: sold.kept, unsold, residual });
  const depreciation = context.line(
    "depreciation",
    { name: "depreciation" },
    context.orActual(
      add(min(plan, roomOf(module, context, { added, kept: sold.kept, residual })), soldWear),
      sub(sold.accumulated, at(actualOf(module.accumulated))),
    ),
  );
  context.post({
    text: `${module.name}: depreciation`,
    debit: module.expense,
    credit: module.accumulated,
    amount: depreciation,
    cashFlow: "nonCash",
  });
  checkRegister(module, context, { added, depreciation, sold });
}

/** In actual periods what the ledger put on the cost account, and what was sold from it. */
function additionsOf(module: FixedAssets, context: ModuleContext, sold: Sold): Expression {
  const { cost, payable } = module;
  const name = "additions as planned";
  const planned = isDated(module.additions)
    ? dated(context, "additions", name, module.additions)
    : context.input("additions", module.additions, { name });
  const added = context.line(
    "added",
    { name: "additions" },
    context.orActual(planned, add(at(actualOf(cost)), sold.cost)),
  );
  const against = payable ?? context.cash;
  context.post({
    text: `${module.name}: bought`,
    debit: cost,
    credit: against,
    amount: added,
    cashFlow: "investing",
  });
  const tax = context.salesTax(module.salesTax)?.postTax("purchases", { net: added, against });
  payForAdditions(module, context, added, tax);
  return added;
}

/** The net amount is investing, its sales tax operating. */
function payForAdditions(
  { name, payable, paidAfter, unwind, salesTax }: FixedAssets,
  context: ModuleContext,
  added: Expression,
  tax: Expression | undefined,
) {
  if (payable === undefined || paidAfter === undefined) return;
  if (tax && isOnCashBasis(salesTax, context)) {
    const message = "On the cash basis of sales tax let a payables module pay for purchases.";
    context.issue("paidAfter", "invalid", message);
    return;
  }
  const owed = tax ? context.line("owed", { name: "owed with tax" }, add(added, tax)) : added;
  const paid = laterPayment(context, {
    ...{ field: "paid", name: "paid", payable, owed, after: paidAfter },
    unwind: { schedule: unwind, place: "unwind" },
  });
  if (!paid) return;
  const settles = { debit: payable, credit: context.cash } as const;
  if (!tax) {
    context.post({ ...settles, text: `${name}: paid`, amount: paid, cashFlow: "investing" });
    return;
  }
  const owedLine = context.idOf("owed");
  const due = prev(owedLine, paidAfter);
  const share = div(prev(context.idOf("tax"), paidAfter), due);
  // What was owed before the model comes beside it, whole.
  const paidTax = context.line("paidTax", { name: "sales tax paid" }, mul(min(paid, due), share));
  const paidNet = context.line("paidNet", { name: "paid before tax" }, sub(paid, paidTax));
  context.post({ ...settles, text: `${name}: paid`, amount: paidNet, cashFlow: "investing" });
  const toSupplier = { cashFlow: "operating", group: "suppliers" } as const;
  context.post({ ...settles, ...toSupplier, text: `${name}: sales tax paid`, amount: paidTax });
}

/** Then its tax waits until the bill is paid, which only a payables module can tell it. */
function isOnCashBasis(salesTax: string | undefined, { draft }: ModuleContext) {
  return draft.document.modules.some(
    (module) => module.kind === "salesTax" && module.id === salesTax && module.basis === "cash",
  );
}

function planOf(module: FixedAssets, context: ModuleContext, assets: Assets): Wear {
  const { method } = module;
  const { plan, unsold } =
    method.kind === "straightLine"
      ? straightLine(module, method, context, assets)
      : diminishingValue(module, method, context, assets);
  const shape = { name: "depreciation before the residual" };
  return { plan: context.line("planned", shape, plan), unsold };
}

/** What may still be written down: cost without its residual, less what has been written down. */
function roomOf(
  { cost, accumulated }: FixedAssets,
  context: ModuleContext,
  { added, kept, residual }: Assets,
): Expression {
  const lasting = add(mul(context.opening(cost), kept), added);
  const written = mul(neg(context.opening(accumulated)), kept);
  return max(0, sub(mul(lasting, sub(1, residual)), written));
}

/** The register rolls by itself; what others post to its accounts shows as a difference. */
function checkRegister(
  { cost, accumulated }: FixedAssets,
  context: ModuleContext,
  { added, depreciation, sold }: { added: Expression; depreciation: Expression; sold: Sold },
) {
  const openingOf = (account: string) => context.draft.accounts.get(account)?.opening ?? 0;
  const roll = (field: string, name: string, opening: number, movement: Expression) =>
    context.line(field, { name, measure: "balance" }, add(prev(context.idOf(field)), movement), [
      opening,
    ]);
  const costs = roll("register", "cost in the register", openingOf(cost), sub(added, sold.cost));
  const written = roll(
    "registerDepreciation",
    "depreciation in the register",
    -openingOf(accumulated),
    sub(depreciation, sold.accumulated),
  );
  context.line("netBook", { name: "net book value", measure: "balance" }, sub(costs, written), [
    openingOf(cost) + openingOf(accumulated),
  ]);
  context.check(
    "agrees",
    "the register agrees with cost",
    "error",
    sub(costs, context.closing(cost)),
  );
  context.check(
    "agreesDepreciation",
    "the register agrees with accumulated depreciation",
    "error",
    add(written, context.closing(accumulated)),
  );
}
