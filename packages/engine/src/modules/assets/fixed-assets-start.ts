/** When a new asset starts to wear, and how much of a year a period is. */
import { at, div, type Expression, type Term } from "#lines/expression.ts";
import type { FixedAssets, Purchase } from "#model/kinds/fixed-assets.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { daysIntoPeriods } from "./fixed-assets-held.ts";

/** The part of the period in which an asset bought in it is depreciated; the rest waits. */
export function startedShare({ starts = "fullPeriod" }: FixedAssets): number {
  return { fullPeriod: 1, byDays: 1, midPeriod: 0.5, nextPeriod: 0 }[starts];
}

/** The same where purchases have days of their own, which count by days. */
export function startedShareByDay(module: FixedAssets, context: ModuleContext): Term {
  const purchases = purchasesByDay(module);
  if (!purchases) return startedShare(module);
  const waited = daysIntoPeriods(purchases, context, () => 0);
  const shape = { name: "share of the period held", unit: "rate", measure: "rate" } as const;
  const shares = context.periods.map(({ days }, period) => 1 - (waited[period] ?? 0) / days);
  return context.given("heldShare", shape, shares);
}

/** Purchases on days, where days are what wear is counted by. */
export function purchasesByDay({ additions, starts }: FixedAssets): Purchase[] | undefined {
  return starts === "byDays" && isDated(additions) ? additions : undefined;
}

export function isDated(additions: FixedAssets["additions"]): additions is Purchase[] {
  return Array.isArray(additions) && typeof additions[0] === "object";
}

export function yearShareOf({ starts }: FixedAssets): Expression {
  return starts === "byDays" ? div(at("calendar.days"), 365) : at("calendar.yearShare");
}

/** The part of the period in which what is sold in it is still depreciated. */
export function soldShare(module: FixedAssets, context: ModuleContext): Term {
  const { starts = "fullPeriod", disposals = [] } = module;
  if (starts !== "byDays") return starts === "midPeriod" ? 0.5 : 1;
  const sold = disposals.map(({ day, cost }) => ({ day, amount: cost }));
  const before = daysIntoPeriods(sold, context, (days) => days - 1);
  const shape = {
    name: "share of the period until the sale",
    unit: "rate",
    measure: "rate",
  } as const;
  const shares = context.periods.map(({ days }, period) => ((before[period] ?? 0) + 1) / days);
  return context.given("soldHeldShare", shape, shares);
}
