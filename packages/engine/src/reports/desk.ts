/** A calculated model while a report is rendered from it: its cases, and what time means in it. */
import type { Model } from "#build/build-model.ts";
import type { Cases } from "#scenarios/cases.ts";
import { type Range, rangeOf, type Span, spanOver, spansOf } from "#tables/spans.ts";
import type { Scale } from "#tables/table.ts";
import { replacedForecastCase, scenarioCases, type TableCase } from "#tables/table-case.ts";
import { readDay } from "#time/day.ts";
import { periodOfDay, type TimeUnit } from "#time/timeline.ts";
import type { ReportTime } from "./report-document.ts";

export type Desk = {
  model: Model;
  scale: Scale;
  /** The base first, then the scenarios of the report. */
  cases: readonly TableCase[];
  /** The one that is read. */
  reading: TableCase;
  base: TableCase;
  replaced: () => TableCase;
  /** What the reader wants to see columns by, over what blocks say. */
  unit?: TimeUnit;
};

/** One desk for each case of a report; scenarios that are gone are left out. */
export function openDesks(cases: Cases, scale: Scale, scenarios: readonly string[]): Desk[] {
  const all = scenarioCases(cases, [undefined, ...scenarios]);
  let replaced: TableCase | undefined;
  const replacedOnce = () => {
    replaced ??= replacedForecastCase(cases);
    return replaced;
  };
  const [base] = all;
  if (!base) return [];
  const { model } = cases;
  return all.map((reading) => ({
    ...{ model, scale, cases: all, reading, base, replaced: replacedOnce },
  }));
}

/** Undefined where a time by days is not wholly within the model. */
export function rangeAt({ model }: Desk, time: ReportTime): Range | undefined {
  const { timeline } = model.document;
  const last = timeline.periodCount - 1;
  if ("preset" in time) {
    const next = Math.min(timeline.actualCount, last);
    const closed = Math.max(timeline.actualCount - 1, 0);
    if (time.preset === "lastActual") return { from: closed, to: closed };
    if (time.preset === "lastPeriod") return { from: last, to: last };
    if (time.preset === "ahead") return { from: next, to: last };
    return rangeOf(model, time.preset);
  }
  const [first, final] = [readDay(time.from), readDay(time.to)];
  if (first === undefined || final === undefined) return undefined;
  const range = { from: periodOfDay(timeline, first), to: periodOfDay(timeline, final) };
  return range.from >= 0 && range.from <= range.to && range.to <= last ? range : undefined;
}

/** One stretch: a period or a whole year by its own name, else from first to last. */
export function spanAt({ model }: Desk, range: Range): Span {
  const isRange = ({ from, to, isComplete }: Span) =>
    isComplete && from === range.from && to === range.to;
  const units = [model.document.timeline.unit, "year"] as const;
  const named = units.flatMap((unit) => spansOf(model, unit, range));
  return named.find(isRange) ?? spanOver(model, range);
}

/** As many periods, just before; undefined where the model does not reach back. */
export function spanBefore(desk: Desk, { from, to }: Range): Span | undefined {
  const length = to - from + 1;
  return from < length ? undefined : spanAt(desk, { from: from - length, to: from - 1 });
}
