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
} from "#lines/expression.ts";
import type { FixedAssets } from "#model/kinds/fixed-assets.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { PERIODS_PER_YEAR } from "#time/timeline.ts";
import type { Assets } from "./fixed-assets-block.ts";

/** Purchases up to `full` periods old count whole, those of the edges by their weight. */
type Life = { full: number; edges: { age: number; weight: Expression }[] };

export function wearingOf(
  module: FixedAssets,
  lifeYears: number,
  context: ModuleContext,
  started: Expression,
  { kept }: Assets,
): Expression {
  if (started.kind !== "line") throw new Error("what starts to wear is a line");
  const life =
    module.starts === "byDays" ? inDays(lifeYears, context) : inPeriods(lifeYears, context);
  const wearing =
    kept.kind === "number"
      ? withoutSales(started.line, life, context)
      : withSales(started.line, life, context, kept);
  return context.line("wearing", { name: "within its life", measure: "balance" }, wearing);
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
): Expression {
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
  return mul(at(scale), add(sub(at(units), upTo(full)), ...parts));
}
