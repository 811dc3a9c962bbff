/** How the base case stands from the first period ahead: what lists of clients and models show of it. */
import type { FiguresAhead } from "@app/contract/models";
import type { Model } from "@app/engine/build/build-model";
import { type Sheet, seriesOf } from "@app/engine/calculate/sheet";
import { rangeOf, type Span, spansOf } from "@app/engine/tables/spans";
import { monthOfDay } from "@app/engine/time/day";
import { floorWatch } from "./floor-watch.ts";

/** Lists show the month it is now and those after it. */
export const MONTHS_SHOWN = 8;

/** Lists show the next months; a forecast that nobody rolled forward for a year still has them. */
const MONTHS_KEPT = 24;

type Amounts = readonly (number | null)[];
type Ahead = {
  model: Model;
  sheet: Sheet;
  /** Of every period, to the cent. */
  closings: Amounts;
  /** What is to be kept in every period; undefined where the model keeps nothing. */
  floors: Amounts | undefined;
  /** What is owed on an overdraft in every period; undefined where there is none. */
  drawn: Amounts | undefined;
  isBlocked: boolean;
};

export function figuresAhead({ model, sheet, isBlocked, ...treasury }: Ahead): FiguresAhead {
  const { closings, floors, drawn } = treasury;
  const { timeline } = model.document;
  const { actualCount, periodCount } = timeline;
  const next = timeline.unit === "week" ? undefined : model.periods[actualCount];
  const headroom = isBlocked || !floors ? [] : headroomOf(closings, floors, actualCount);
  const closing = closings.at(-1) ?? null;
  return {
    periodCount: periodCount - actualCount,
    nextMonth: next ? monthOfDay(next.lastDay) : null,
    closing:
      isBlocked || closing === null || periodCount === actualCount
        ? null
        : { value: closing, period: labelAt(model, periodCount - 1) },
    lowestHeadroom: lowestOf(model, headroom, floors ?? []),
    mostDrawn: isBlocked || !drawn ? null : mostOf(model, drawn.slice(actualCount)),
    headroomByMonth: byMonth(model, headroom),
    runway: runwayOf(headroom),
    year: yearOf(model, sheet, isBlocked),
    covenants: isBlocked ? [] : covenantsOf(model, sheet),
  };
}

/** What is earned in the financial year that the forecast stands in. */
function yearOf(model: Model, sheet: Sheet, isBlocked: boolean): FiguresAhead["year"] {
  const { from, to } = rangeOf(model, "thisFinancialYear");
  const [span] = spansOf(model, "year", { from, to });
  const periods = isBlocked ? [] : model.periods.slice(from, to + 1).map(({ label }) => label);
  const series = (line: string) =>
    [...seriesOf(model.program, sheet, line)].slice(from, from + periods.length).map(toCent);
  return {
    name: span ? spanName(model, span) : "",
    periods,
    actualCount: Math.min(model.document.timeline.actualCount - from, periods.length),
    revenue: series("pl.revenue"),
    grossProfit: series("pl.grossProfit"),
    ebitda: series("pl.ebitda"),
  };
}

/** A year that the model holds a part of is told as that part: 13 weeks are not FY27. */
function spanName({ document }: Model, { label, isComplete, periodCount }: Span) {
  const { unit } = document.timeline;
  if (isComplete) return label;
  return `${label}, ${periodCount} ${unit}${periodCount === 1 ? "" : "s"}`;
}

/** To the cent: what a float has beyond it would be less than a floor that cash rests on. */
export function toCent(value: number) {
  // Nothing has no sign.
  return Number.isFinite(value) ? Math.round(value * 100) / 100 || 0 : null;
}

/** Cash less what is to be kept, of the periods ahead. */
function headroomOf(closings: Amounts, floors: Amounts, actualCount: number): Amounts {
  return closings.slice(actualCount).map((cash, at) => {
    const floor = floors[actualCount + at] ?? null;
    return cash === null || floor === null ? null : Math.round((cash - floor) * 100) / 100;
  });
}

function lowestOf(model: Model, headroom: Amounts, floors: Amounts) {
  const known = headroom.filter((value) => value !== null);
  if (known.length === 0) return null;
  const value = Math.min(...known);
  const period = model.document.timeline.actualCount + headroom.indexOf(value);
  const floor = floors[period] ?? 0;
  // Of nothing there is no share: it is kept, or it is not.
  const share = floor > 0 ? value / floor : value < 0 ? -1 : 1;
  return { value, period: labelAt(model, period), floor, share };
}

function mostOf(model: Model, drawn: Amounts) {
  const value = Math.max(0, ...drawn.filter((amount) => amount !== null));
  if (value === 0) return null;
  const period = model.document.timeline.actualCount + drawn.indexOf(value);
  return { value, period: labelAt(model, period) };
}

/** Of each month the last period that ends in it; null where none does. */
function byMonth(model: Model, headroom: Amounts): FiguresAhead["headroomByMonth"] {
  const monthOf = (at: number) => {
    const period = model.periods[model.document.timeline.actualCount + at];
    return period ? monthOfDay(period.lastDay) : 0;
  };
  const from = monthOf(0);
  if (headroom.length === 0) return { from, values: [] };
  const monthCount = Math.min(MONTHS_KEPT, monthOf(headroom.length - 1) - from + 1);
  const values = Array.from({ length: monthCount }, (): number | null => null);
  for (const [at, value] of headroom.entries()) {
    const index = monthOf(at) - from;
    if (index < monthCount) values[index] = value;
  }
  return { from, values };
}

/** Periods from now to the first that ends below what is to be kept; null where none does. */
function runwayOf(headroom: Amounts) {
  const first = headroom.findIndex((value) => value !== null && value < 0);
  return first < 0 ? null : first + 1;
}

/** The person's own alerts, and the first period ahead that breaks each; the floor is told above. */
function covenantsOf(model: Model, sheet: Sheet): FiguresAhead["covenants"] {
  const { actualCount } = model.document.timeline;
  const isOfFloor = floorWatch(model);
  return model.checks
    .filter((check) => check.class === "alert" && check.module === undefined)
    .filter(({ line }) => !isOfFloor(line))
    .map(({ name, line }) => {
      const ahead = [...seriesOf(model.program, sheet, line)].slice(actualCount);
      const first = ahead.findIndex((value) => value !== 0);
      return { name, brokenFrom: first < 0 ? null : labelAt(model, actualCount + first) };
    });
}

function labelAt(model: Model, period: number) {
  return model.periods[period]?.label ?? "";
}
