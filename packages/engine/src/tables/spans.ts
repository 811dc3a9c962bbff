/** The stretches of time that columns stand for: weeks, months, quarters, years, or any range. */
import type { Model } from "#build/build-model.ts";
import { type Group, groupsOf } from "#roll-up/groups.ts";
import { PERIODS_PER_YEAR, type TimeUnit } from "#time/timeline.ts";

export type Span = Group & { unit: TimeUnit | "range" };

/** Periods from and to inclusive. */
export type Range = { from: number; to: number };

export type Preset = "thisFinancialYear" | "yearToDate" | "nextTwelve" | "all";

const UNITS: readonly TimeUnit[] = ["week", "month", "quarter", "year"];

/** What the periods of a model can be shown by: its own unit, and coarser ones. */
export function unitsFor({ document }: Model): TimeUnit[] {
  return UNITS.slice(UNITS.indexOf(document.timeline.unit));
}

/**
 * Every week, month, quarter or year that has a period in the range; each is shown whole, since half
 * a year under a year's name would be another figure. A unit finer than the model's is its own.
 */
export function spansOf(
  model: Model,
  unit: TimeUnit,
  range: Range = rangeOf(model, "all"),
): Span[] {
  const { timeline } = model.document;
  const shown = unitsFor(model).includes(unit) ? unit : timeline.unit;
  const groups = groupsOf(timeline, model.periods, shown) ?? [];
  return groups
    .filter(({ from, to }) => from <= range.to && to >= range.from)
    .map((group) => ({ ...group, unit: shown }));
}

/** Several periods as one column: "Jul-26 to Oct-26". */
export function spanOver({ periods }: Model, { from, to }: Range): Span {
  const [first = "", last = ""] = [periods[from]?.label, periods[to]?.label];
  const label = from === to ? first : `${first} to ${last}`;
  return { label, from, to, periodCount: to - from + 1, isComplete: true, unit: "range" };
}

/** The same stretch of the financial year before; undefined where the model does not reach back. */
export function yearBefore(model: Model, span: Span): Span | undefined {
  const { unit } = model.document.timeline;
  if (span.unit !== "range" && span.unit !== unit) {
    const groups = spansOf(model, span.unit);
    const place = groups.findIndex(({ from }) => from === span.from);
    return groups[place - PERIODS_PER_YEAR[span.unit]];
  }
  const [from, to] = [span.from, span.to].map((period) => period - PERIODS_PER_YEAR[unit]);
  if (from === undefined || to === undefined || from < 0) return undefined;
  return { ...spanOver(model, { from, to }), unit: span.unit };
}

/**
 * The periods people ask for. Now is where the forecast begins: the engine knows no other day. With
 * nothing left to forecast it is the last period.
 */
export function rangeOf({ document, periods }: Model, preset: Preset): Range {
  const { actualCount, periodCount } = document.timeline;
  const last = periodCount - 1;
  const next = Math.min(actualCount, last);
  switch (preset) {
    case "all":
      return { from: 0, to: last };
    case "nextTwelve":
      return { from: next, to: Math.min(next + 11, last) };
    case "thisFinancialYear":
      return yearAround(next);
    case "yearToDate": {
      const closed = Math.max(actualCount - 1, 0);
      return { from: yearAround(closed).from, to: closed };
    }
  }
  function yearAround(period: number): Range {
    const isOfYear = ({ financialYear }: { financialYear: number }) =>
      financialYear === periods[period]?.financialYear;
    return { from: periods.findIndex(isOfYear), to: periods.findLastIndex(isOfYear) };
  }
}
