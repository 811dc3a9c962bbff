/**
 * Assets sold or scrapped.
 *
 *   share sold   = their cost ÷ cost of the class at the start of the period, at most all of it
 *   worn         = share sold × what the class would wear in the period × the part of it until the sale
 *   accumulated  = share sold × accumulated depreciation at the start of the period + worn
 *   result       = proceeds − (cost − accumulated): a gain, or a loss
 *
 * Proceeds are investing in the period of the sale. The gain or loss is part of the proceeds, and
 * the depreciation that goes is part of what was sold, so both stand with them in the cash flow and
 * not with operations: what operations add back is the depreciation charged.
 */
import {
  add,
  at,
  div,
  type Expression,
  max,
  min,
  mul,
  neg,
  num,
  sub,
  ZERO,
} from "#lines/expression.ts";
import type { FixedAssets } from "#model/kinds/fixed-assets.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { dated } from "#modules/context/dated.ts";
import { soldShare } from "./fixed-assets-start.ts";

/** What goes in the period, and the share of the opening assets that stays. */
export type Sold = { cost: Expression; accumulated: Expression; kept: Expression };

const NOTHING: Sold = { cost: num(0), accumulated: num(0), kept: num(1) };

export function disposalsOf(module: FixedAssets, context: ModuleContext): Sold {
  const { disposals = [], gain, loss } = module;
  if (disposals.length === 0) return NOTHING;
  if (!context.account("gain", gain) || !context.account("loss", loss)) return NOTHING;
  const planned = dated(
    context,
    "disposals",
    "cost of disposals",
    disposals.map(({ day, cost }) => ({ day, amount: cost })),
  );
  const proceeds = dated(
    context,
    "proceeds",
    "proceeds",
    disposals.map(({ day, proceeds }) => ({ day, amount: proceeds })),
  );
  const atStart = context.opening(module.cost);
  const cost = context.line("sold", { name: "cost sold" }, min(planned, max(0, atStart)));
  const shape = { name: "share that stays", unit: "rate", measure: "rate" } as const;
  const kept = context.line("kept", shape, sub(1, div(cost, atStart)));
  const accumulated = context.line(
    "soldAccumulated",
    { name: "depreciation that goes with it" },
    add(mul(neg(context.opening(module.accumulated)), sub(1, kept)), at(context.idOf(SOLD_WEAR))),
  );
  postDisposals(module, context, { cost, accumulated, proceeds });
  context.alertBelowZero("beyondCost", "sold beyond what there is", sub(cost, planned));
  return { cost, accumulated, kept };
}

const SOLD_WEAR = "soldWear";

/** What is sold wears until it goes, at most down to its residual value. */
export function wearOfSold(
  module: FixedAssets,
  context: ModuleContext,
  { kept, unsold, residual }: { kept: Expression; unsold: Expression; residual: Expression },
): Expression {
  if (kept.kind === "number") return ZERO;
  const { cost, accumulated } = module;
  const lasting = mul(context.opening(cost), sub(1, residual));
  const room = max(0, add(lasting, context.opening(accumulated)));
  const worn = min(mul(unsold, soldShare(module, context)), room);
  return context.line(SOLD_WEAR, { name: "depreciation until the sale" }, mul(worn, sub(1, kept)));
}

function postDisposals(
  { name, cost: account, accumulated: written, gain = "", loss = "" }: FixedAssets,
  context: ModuleContext,
  sold: { cost: Expression; accumulated: Expression; proceeds: Expression },
) {
  const { cost, accumulated, proceeds } = sold;
  const result = sub(proceeds, sub(cost, accumulated));
  const sale = { cashFlow: "investing", group: "other" } as const;
  context.post({
    ...sale,
    text: `${name}: proceeds`,
    debit: context.cash,
    credit: account,
    amount: proceeds,
  });
  context.post({
    ...sale,
    text: `${name}: depreciation of what was sold`,
    debit: written,
    credit: account,
    amount: accumulated,
  });
  context.post({
    ...sale,
    text: `${name}: gain`,
    debit: account,
    credit: gain,
    amount: context.line("gain", { name: "gain" }, max(0, result)),
  });
  context.post({
    ...sale,
    text: `${name}: loss`,
    debit: loss,
    credit: account,
    amount: context.line("loss", { name: "loss" }, max(0, neg(result))),
  });
}
