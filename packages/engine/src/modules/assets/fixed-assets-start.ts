/** When a new asset starts to wear, and how much of a year a period is. */
import { at, div, type Expression } from "#lines/expression.ts";
import type { FixedAssets } from "#model/kinds/fixed-assets.ts";

/** The part of the period in which an asset bought in it is depreciated; the rest waits. */
export function startedShare({ starts = "fullPeriod" }: FixedAssets): number {
  return { fullPeriod: 1, byDays: 1, midPeriod: 0.5, nextPeriod: 0 }[starts];
}

export function yearShareOf({ starts }: FixedAssets): Expression {
  return starts === "byDays" ? div(at("calendar.days"), 365) : at("calendar.yearShare");
}
