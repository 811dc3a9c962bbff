/** When a new model begins, and what that makes of its periods. */
import { firstDayOf, monthOfDay, readDay, weekdayOf, writeDay } from "@app/engine/time/day";
import { beginsPeriod } from "@app/engine/time/first-month";
import {
  financialYearOf,
  type Month,
  monthInYear,
  monthLabel,
  monthOf,
} from "@app/engine/time/month";
import { periodsOf, type TimeUnit } from "@app/engine/time/timeline";

const DAYS_PER_WEEK = 7;

/** The financial year we are in, so that what is past of it can become actual; for weeks, the next one. */
export function usualStart(unit: TimeUnit, yearEndMonth: number, now: Date): string {
  const month = monthOf(now.getFullYear(), now.getMonth() + 1);
  if (unit !== "week") return writeDay(firstDayOf(firstMonthOfYear(month, yearEndMonth)));
  const today = firstDayOf(month) + now.getDate() - 1;
  return writeDay(mondayOf(today) + DAYS_PER_WEEK);
}

function firstMonthOfYear(month: Month, yearEndMonth: number): Month {
  return monthOf(financialYearOf(month, yearEndMonth), yearEndMonth) - 11;
}

/** The beginning of the quarter or year that the day is in; a month and a week keep theirs. */
export function fittingStart(start: string, unit: TimeUnit, yearEndMonth: number): string {
  const day = readDay(start);
  if (day === undefined || unit === "week") return start;
  let month = monthOfDay(day);
  while (!beginsPeriod(unit, month, yearEndMonth)) month -= 1;
  return writeDay(firstDayOf(month));
}

/** A week begins on its Monday, whichever of its days was chosen. */
export function mondayOfDay(day: string): string {
  const number = readDay(day);
  return number === undefined ? day : writeDay(mondayOf(number));
}

function mondayOf(day: number) {
  return day - weekdayOf(day);
}

export type Span = {
  unit: TimeUnit;
  periodCount: number;
  start: string;
  yearEndMonth: number;
};

/** What the periods come to: "Jul-26 to Jun-29, 3 whole financial years". */
export function spanText(span: Span): string {
  const { first, last } = endsOf(span);
  if (!first || !last) return "";
  if (span.unit === "week") return `${span.periodCount} weeks, the last to ${last.label}`;
  const [from, to] = [monthOfDay(first.firstDay), monthOfDay(last.lastDay)];
  const labels = `${monthLabel(from)} to ${monthLabel(to)}`;
  const isWhole =
    monthInYear(from) === (span.yearEndMonth % 12) + 1 && monthInYear(to) === span.yearEndMonth;
  if (!isWhole) return `${labels}, not whole financial years`;
  const years = (to - from + 1) / 12;
  return `${labels}, ${years} whole financial ${years === 1 ? "year" : "years"}`;
}

/** For a name: "FY27 to FY29". */
export function yearsText(span: Span): string {
  const { first, last } = endsOf(span);
  if (!first || !last) return "";
  const [from, to] = [first, last].map((period) => `FY${String(period.financialYear).slice(-2)}`);
  return from === to ? `${from}` : `${from} to ${to}`;
}

function endsOf(span: Span) {
  const isBegun = readDay(span.start) !== undefined;
  const periods = isBegun ? periodsOf({ ...span, actualCount: 0 }) : [];
  return { first: periods[0], last: periods.at(-1) };
}
