/** The calendar as ordinary lines, before the first period as well, so that formulas can read it. */
import type { Line } from "#lines/line.ts";
import { PERIODS_PER_YEAR, type Period, periodsOf, type Timeline } from "#time/timeline.ts";

/** Far enough back for a year of days counted back, in any unit. */
const HISTORY = { week: 60, month: 24, quarter: 8, year: 4 } as const;

export function calendarLines(timeline: Timeline): Line[] {
  const before = periodsOf(timeline, -HISTORY[timeline.unit], 0);
  const periods = periodsOf(timeline);
  const line = (
    id: string,
    name: string,
    unit: Line["unit"],
    figureOf: (period: Period, index: number) => number,
  ): Line => ({
    id: `calendar.${id}`,
    name,
    unit,
    measure: unit === "days" ? "flow" : "count",
    section: "calendar",
    source: {
      kind: "given",
      values: periods.map(figureOf),
      history: before.map((period, index) => figureOf(period, index - before.length)),
    },
  });
  const flag = (isTrue: boolean) => (isTrue ? 1 : 0);
  return [
    line("index", "Period", "count", (_, index) => index),
    line("days", "Days in the period", "days", ({ days }) => days),
    line("yearShare", "Share of a year", "rate", ({ days }) =>
      timeline.unit === "week" ? days / 365 : 1 / PERIODS_PER_YEAR[timeline.unit],
    ),
    line("isForecast", "Is forecast", "flag", (_, index) => flag(index >= timeline.actualCount)),
    line("isYearStart", "First period of the financial year", "flag", ({ isYearStart }) =>
      flag(isYearStart),
    ),
    line("isYearEnd", "Last period of the financial year", "flag", ({ isYearEnd }) =>
      flag(isYearEnd),
    ),
    line("monthInYear", "Month of the year", "count", ({ monthInYear }) => monthInYear),
    line("financialYear", "Financial year", "count", ({ financialYear }) => financialYear),
  ];
}
