/**
 * Straight line: each purchase wears evenly over its life, from its start, cohort by cohort.
 *
 *   wearing      = cost without residual of every purchase still within its life; the period in
 *                  which a life runs out counts with the part of it that is left
 *   depreciation = wearing × the period's share of a year ÷ life
 *                + what the opening assets wear, until nothing of them is left
 */
import {
  add,
  at,
  compare,
  div,
  type Expression,
  iif,
  max,
  min,
  mul,
  prev,
  sub,
  ZERO,
} from "#lines/expression.ts";
import type { FixedAssets, StraightLine } from "#model/kinds/fixed-assets.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import type { Assets, Wear } from "./fixed-assets-block.ts";
import { wearingOf } from "./fixed-assets-cohorts.ts";
import { startedShare, yearShareOf } from "./fixed-assets-start.ts";

export function straightLine(
  module: FixedAssets,
  method: StraightLine,
  context: ModuleContext,
  assets: Assets,
): Wear {
  const { lifeYears, openingLifeYears = 1 } = method;
  if (!(lifeYears > 0 && openingLifeYears > 0)) {
    context.issue("method", "invalid", "A life is more than nothing.");
    return { plan: ZERO, unsold: ZERO };
  }
  const started = startedOf(module, context, assets);
  const { wearing, unsold } = wearingOf(module, lifeYears, context, started, assets);
  const opening = openingWear(module, method, context, assets);
  const ofPurchases = (cost: Expression) => div(mul(cost, yearShareOf(module)), lifeYears);
  return {
    plan: add(ofPurchases(wearing), opening.plan),
    unsold: add(ofPurchases(unsold), opening.unsold),
  };
}

/** What begins to wear, without its residual: this period's part, and what waited since the last. */
function startedOf(
  module: FixedAssets,
  context: ModuleContext,
  { added, kept, residual }: Assets,
): Expression {
  const share = startedShare(module);
  const waited = added.kind === "line" ? prev(added.line) : added;
  const started = add(mul(added, share), mul(mul(waited, 1 - share), kept));
  return context.line("started", { name: "starts to wear" }, mul(started, sub(1, residual)));
}

/** The opening assets as one block, which loses its share with every disposal. */
function openingWear(
  module: FixedAssets,
  { lifeYears, openingLifeYears }: StraightLine,
  context: ModuleContext,
  { kept, residual }: Assets,
): Wear {
  const { cost, accumulated } = module;
  if (!context.draft.accounts.get(cost)?.opening) return { plan: mul(kept, 0), unsold: ZERO };
  const shape = (name: string) => ({ name, measure: "balance" }) as const;
  const isFirst = compare(at("calendar.index"), "equal", 0);
  const lasting = mul(context.opening(cost), sub(1, residual));
  const toWear = max(0, add(lasting, context.opening(accumulated)));
  const [charge, left] = [context.idOf("openingCharge"), context.idOf("openingLeft")];
  const perYear = openingLifeYears ? div(toWear, openingLifeYears) : div(lasting, lifeYears);
  context.line(
    "openingCharge",
    shape("opening assets, wear per year"),
    mul(iif(isFirst, perYear, prev(charge)), kept),
  );
  const before = context.line(
    "openingBefore",
    shape("opening assets, left to wear"),
    mul(iif(isFirst, toWear, prev(left)), kept),
  );
  const wear = context.line(
    "openingWear",
    { name: "opening assets, wear" },
    min(before, mul(at(charge), yearShareOf(module))),
  );
  context.line("openingLeft", shape("opening assets, left to wear after"), sub(before, wear));
  const chargeBefore = iif(isFirst, perYear, prev(charge));
  const leftBefore = iif(isFirst, toWear, prev(left));
  return { plan: wear, unsold: min(leftBefore, mul(chargeBefore, yearShareOf(module))) };
}
