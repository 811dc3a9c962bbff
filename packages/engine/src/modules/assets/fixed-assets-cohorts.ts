/**
 * How much of what was bought is still within its life.
 *
 * A purchase counts in full for the periods its life surely covers, and by part in those in which
 * it may run out: with whole months that is never, with weeks or days once or twice. Nothing was
 * bought in the model before its first period, so no life reaches further back.
 *
 * When assets are sold, every purchase before it shrinks alike. So purchases are counted in units
 * of what stays of them, and the class is worth its units × the scale: sales lower the scale. When
 * everything is sold the count starts anew, from what had come by then.
 */
import {
  add,
  at,
  clamp,
  compare,
  div,
  type Expression,
  iif,
  type LineId,
  mul,
  num,
  prev,
  rolling,
  sub,
  ZERO,
} from "#lines/expression.ts";
import type { FixedAssets, Purchase } from "#model/kinds/fixed-assets.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { PERIODS_PER_YEAR } from "#time/timeline.ts";
import type { Assets } from "./fixed-assets-block.ts";
import { daysIntoPeriods } from "./fixed-assets-held.ts";
import { purchasesByDay } from "./fixed-assets-start.ts";

/** Purchases up to `full` periods old count whole, those of the edges by their weight. */
type Life = { full: number; edges: { age: number; weight: Expression }[] };

export function wearingOf(
  module: FixedAssets,
  lifeYears: number,
  context: ModuleContext,
  started: Expression,
  { kept }: Assets,
): { wearing: Expression; unsold: Expression } {
  if (started.kind !== "line") throw new Error("what starts to wear is a line");
  const life = lifeOf(module, lifeYears, context);
  const { wearing, unsold } =
    kept.kind === "number"
      ? { wearing: withoutSales(started.line, life, context), unsold: ZERO }
      : withSales(started.line, life, context, kept);
  const shape = { name: "within its life", measure: "balance" } as const;
  return { wearing: context.line("wearing", shape, wearing), unsold };
}

function lifeOf(module: FixedAssets, lifeYears: number, context: ModuleContext): Life {
  if (module.starts !== "byDays") return inPeriods(lifeYears, context);
  const purchases = purchasesByDay(module);
  return purchases ? fromDays(lifeYears, context, purchases) : inDays(lifeYears, context);
}

/** Bought on days of their own: the first period counts from the day on, and the life ends as much later. */
function fromDays(lifeYears: number, context: ModuleContext, purchases: readonly Purchase[]): Life {
  const { periods } = context;
  const lifeDays = 365 * lifeYears;
  const waited = daysIntoPeriods(purchases, context, () => 0);
  /** The share of a period in which what was bought `age` periods before is held and wears. */
  const weightAt = (period: number, age: number) => {
    const [now, bought] = [periods[period], periods[period - age]];
    if (!now || !bought) return 1;
    const start = bought.firstDay + (waited[period - age] ?? 0);
    const from = Math.max(start, now.firstDay);
    const to = Math.min(start + lifeDays, now.lastDay + 1);
    return Math.max(0, to - from) / now.days;
  };
  const weights = periods.map((_, age) => periods.map((_, period) => weightAt(period, age)));
  const isWhole = (age: number) => weights[age]?.every((weight) => weight === 1) ?? false;
  const ages = [...periods.keys()].slice(1);
  const end = ages.find((age) => !isWhole(age)) ?? periods.length;
  const shape = (age: number) =>
    ({ name: `share of the period held after ${age}`, unit: "rate", measure: "rate" }) as const;
  const edge = (age: number, values: number[]) => ({
    age,
    weight: context.given(`held${age}`, shape(age), values),
  });
  const last = ages.filter((age) => age >= end && weights[age]?.some((weight) => weight > 0));
  return {
    full: end,
    edges: [
      // Counted whole among the others, so that only what is not held is taken off.
      edge(
        0,
        (weights[0] ?? []).map((weight) => weight - 1),
      ),
      ...last.map((age) => edge(age, weights[age] ?? [])),
    ],
  };
}

function inPeriods(lifeYears: number, { timeline, periods }: ModuleContext): Life {
  const perYear = timeline.unit === "week" ? 365 / 7 : PERIODS_PER_YEAR[timeline.unit];
  const exact = lifeYears * perYear;
  const full = Math.floor(exact + 1e-9);
  const part = Math.max(0, exact - full);
  if (full >= periods.length) return { full: periods.length, edges: [] };
  return { full, edges: part > 1e-9 ? [{ age: full, weight: num(part) }] : [] };
}

/** A life in days runs out in one period or the next, as the months before were long or short. */
function inDays(lifeYears: number, { periods }: ModuleContext): Life {
  const lifeDays = 365 * lifeYears;
  const ages = periods.map((_, age) => {
    const held = periods.slice(age).map((period, index) => ({
      before: period.firstDay - (periods[index]?.firstDay ?? 0),
      days: period.days,
    }));
    if (held.every(({ before, days }) => before + days <= lifeDays)) return "full";
    return held.every(({ before }) => before >= lifeDays) ? "over" : "edge";
  });
  const full = ages.findIndex((age) => age !== "full");
  const edges = ages.flatMap((kind, age) => (kind === "edge" ? [age] : []));
  const days = at("calendar.days");
  return {
    full: full === -1 ? periods.length : full,
    edges: edges.map((age) => {
      const before = sub(rolling("calendar.days", age + 1), days);
      return { age, weight: div(clamp(sub(lifeDays, before), 0, days), days) };
    }),
  };
}

function withoutSales(started: LineId, { full, edges }: Life, context: ModuleContext): Expression {
  const whole =
    full >= context.periods.length
      ? add(prev(context.idOf("wearing")), at(started))
      : rolling(started, full);
  return add(
    full === 0 ? 0 : whole,
    ...edges.map(({ age, weight }) => mul(at(started, age), weight)),
  );
}

function withSales(
  started: LineId,
  { full, edges }: Life,
  context: ModuleContext,
  kept: Expression,
): { wearing: Expression; unsold: Expression } {
  const [scale, units] = [context.idOf("scale"), context.idOf("units")];
  const [cleared, clearedIn] = [context.idOf("cleared"), context.idOf("clearedIn")];
  const isCleared = compare(kept, "equal", 0);
  const count = (name: string) => ({ name, unit: "count", measure: "balance" }) as const;
  context.line("scale", count("worth of a unit"), iif(isCleared, 1, mul(prev(scale), kept)), [1]);
  context.line(
    "units",
    count("units bought so far"),
    add(prev(units), div(at(started), at(scale))),
  );
  context.line(
    "cleared",
    count("units gone at the last clearance"),
    iif(isCleared, prev(units), prev(cleared)),
  );
  context.line(
    "clearedIn",
    count("period of the last clearance"),
    iif(isCleared, at("calendar.index"), prev(clearedIn)),
    [-1],
  );
  const isSince = (age: number) =>
    compare(sub(at("calendar.index"), age), "greaterOrEqual", at(clearedIn));
  /** Units bought up to `age` periods ago, or gone with the last clearance if that came later. */
  const upTo = (age: number) =>
    age >= context.periods.length ? at(cleared) : iif(isSince(age), prev(units, age), at(cleared));
  const parts = edges.map(({ age, weight }) => mul(sub(upTo(age), upTo(age + 1)), weight));
  const wearing = mul(at(scale), add(sub(at(units), upTo(full)), ...parts));
  /** The same of what was there before, as if nothing had been sold in this period. */
  const hadSince = (age: number) =>
    compare(sub(at("calendar.index"), age), "greaterOrEqual", prev(clearedIn));
  const hadUpTo = (age: number) =>
    age >= context.periods.length
      ? prev(cleared)
      : iif(hadSince(age), prev(units, age), prev(cleared));
  const hadParts = edges
    .filter(({ age }) => age > 0)
    .map(({ age, weight }) => mul(sub(hadUpTo(age), hadUpTo(age + 1)), weight));
  const had = full === 0 ? ZERO : sub(prev(units), hadUpTo(full));
  return { wearing, unsold: mul(prev(scale), add(had, ...hadParts)) };
}
