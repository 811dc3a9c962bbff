/** Figures, periods and fields as a person says them. */
import { monthOfDay } from "#time/day.ts";
import { monthWords } from "#time/month.ts";
import { periodsOf, type Timeline } from "#time/timeline.ts";

/** Fields whose figures are shares of one, by how their names end. */
const SHARES = /(?:^rate|Rate|ratePerYear|^share|Share|^growth|^churn)$/;

/** Fields that are said otherwise than they are written. */
const FIELDS: Record<string, string> = {
  actualCount: "number of actual periods",
  isHigherBetter: "higher is better",
  line: "line on the statements",
  of: "parts it follows",
  periodCount: "number of periods",
  start: "first day",
  yearEndMonth: "last month of the financial year",
};

/** The one figure a driver or a module is about needs no word of its own. */
const MAIN_FIELDS = new Set(["amount", "value", "values"]);

export function fieldWords(field: string): string {
  if (MAIN_FIELDS.has(field)) return "";
  return FIELDS[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function isShare(field: string, unit?: string): boolean {
  return unit === undefined ? SHARES.test(field) : unit === "percent";
}

/**
 * 4200 is "4,200", and 0.05 of a share "5%": to the last digit that was typed, where a table rounds,
 * and zero is a figure like any other.
 */
export function figureWords(figure: number, isOfOne = false): string {
  if (isOfOne) return `${figureWords(Number((figure * 100).toPrecision(12)))}%`;
  const text = String(Math.abs(figure));
  const sign = figure < 0 ? "−" : "";
  if (text.includes("e")) return sign + text;
  const [whole = "", ...rest] = text.split(".");
  return sign + [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...rest].join(".");
}

/** One figure for all, two or three by name, of more the first two and the last. */
export function seriesWords(figures: readonly number[], isOfOne = false): string {
  const words = figures.map((figure) => figureWords(figure, isOfOne));
  const [first = "no figures", second = ""] = words;
  if (words.every((word) => word === first)) return first;
  if (words.length > 3) return `${first}, ${second}, …, ${words.at(-1)}`;
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** "April 2026 to June 2026". */
export function periodWords(timeline: Timeline, from: number, to: number): string {
  const [first, last] = [periodName(timeline, from), periodName(timeline, to)];
  return first === last ? first : `${first} to ${last}`;
}

function periodName(timeline: Timeline, index: number): string {
  const [period] = periodsOf(timeline, index, index + 1);
  if (!period) return "";
  const month = monthWords(monthOfDay(period.lastDay));
  switch (timeline.unit) {
    case "month":
      return month;
    case "quarter":
      return `the quarter to ${month}`;
    case "week":
      return `the week to ${period.label.split(" ")[0]} ${month}`;
    case "year":
      return period.label;
  }
}
