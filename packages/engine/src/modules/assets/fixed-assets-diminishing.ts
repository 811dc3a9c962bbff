/**
 * Diminishing value.
 *
 *   rest each period   base = net book value at the start + the started part of additions
 *   rest each year     base = net book value when the year began + additions started since
 *   depreciation       = base × rate per year × the period's share of a year
 *
 * With a rest each year every period of the year is charged alike; the base is made anew when the
 * next one begins.
 */
import { add, at, compare, type Expression, iif, mul, prev, sub } from "#lines/expression.ts";
import type { DiminishingValue, FixedAssets } from "#model/kinds/fixed-assets.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import type { Assets, Wear } from "./fixed-assets-block.ts";
import { startedShareByDay, yearShareOf } from "./fixed-assets-start.ts";

export function diminishingValue(
  module: FixedAssets,
  { ratePerYear, rest }: DiminishingValue,
  context: ModuleContext,
  { added, kept }: Assets,
): Wear {
  const rate = context.input("ratePerYear", ratePerYear, {
    name: "rate per year",
    unit: "percent",
    measure: "rate",
    path: "method/ratePerYear",
  });
  const started = startedShareByDay(module, context);
  const netBook = add(context.opening(module.cost), context.opening(module.accumulated));
  const base = context.idOf("base");
  const addedBefore = context.line(
    "waiting",
    { name: "additions not yet started", measure: "balance" },
    mul(added, typeof started === "number" ? 1 - started : sub(1, started)),
  );
  const carried =
    rest === "year" ? iif(isYearStart(), netBook, add(prev(base), lagged(addedBefore))) : netBook;
  context.line(
    "base",
    { name: "base of depreciation", measure: "balance" },
    add(mul(carried, kept), mul(added, started)),
  );
  const yearShare = yearShareOf(module);
  return {
    plan: mul(mul(at(base), rate), yearShare),
    unsold: mul(mul(carried, rate), yearShare),
  };
}

function isYearStart(): Expression {
  return add(at("calendar.isYearStart"), compare(at("calendar.index"), "equal", 0));
}

function lagged(line: Expression): Expression {
  return line.kind === "line" ? prev(line.line) : line;
}
