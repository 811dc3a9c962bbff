/**
 * The one calendar of a model: contiguous periods of one length. Weeks end on Sunday; the other
 * units end with a month. A period belongs to the financial year its last day falls in.
 */
import { type DayNumber, firstDayOf, lastDayOf, monthOfDay, readDay, weekdayOf } from "./day.ts";
import {
  financialYearOf,
  type Month,
  monthInYear,
  monthLabel,
  quarterLabel,
  yearLabel,
} from "./month.ts";

export type TimeUnit = "week" | "month" | "quarter" | "year";

export type Timeline = {
  unit: TimeUnit;
  /** The first day of the first period, "2026-07-01"; a week starts on a Monday. */
  start: string;
  periodCount: number;
  /** The financial year ends with this month, 1 to 12. */
  yearEndMonth: number;
  /** How many periods from the first are actual; 0 when the model is all forecast. */
  actualCount: number;
};

export type Period = {
  firstDay: DayNumber;
  lastDay: DayNumber;
  days: number;
  label: string;
  financialYear: number;
  isYearStart: boolean;
  isYearEnd: boolean;
  /** 1 to 12, of the period's last day. */
  monthInYear: number;
};

export const MONTHS_PER_UNIT = { month: 1, quarter: 3, year: 12 } as const;
export const PERIODS_PER_YEAR = { week: 52, month: 12, quarter: 4, year: 1 } as const;
const PERIODS_MOST = { week: 520, month: 240, quarter: 80, year: 40 } as const;

/** Periods from `from` (negative: before the start) up to, not including, `to`. */
export function periodsOf(timeline: Timeline, from = 0, to = timeline.periodCount): Period[] {
  const made = known.get(timeline) ?? new Map<number, Period>();
  known.set(timeline, made);
  const periods: Period[] = [];
  for (let index = from; index < to; index++) {
    const period = made.get(index) ?? makePeriod(timeline, index);
    made.set(index, period);
    periods.push(period);
  }
  return periods;
}

/** Every step of building a model asks for periods, so each is made once. */
const known = new WeakMap<Timeline, Map<number, Period>>();

function makePeriod(timeline: Timeline, index: number): Period {
  const { firstDay, lastDay } = spanOf(timeline, index);
  const month = monthOfDay(lastDay);
  const yearAt = (day: DayNumber) => financialYearOf(monthOfDay(day), timeline.yearEndMonth);
  const financialYear = financialYearOf(month, timeline.yearEndMonth);
  return {
    firstDay,
    lastDay,
    days: lastDay - firstDay + 1,
    label: labelOf(timeline, lastDay),
    financialYear,
    isYearStart: yearAt(firstDay - 1) !== financialYear,
    isYearEnd: yearAt(spanOf(timeline, index + 1).lastDay) !== financialYear,
    monthInYear: monthInYear(month),
  };
}

/** The period a day falls in, counted from the first; negative before it, maybe past the last. */
export function periodOfDay(timeline: Timeline, day: DayNumber): number {
  const start = startOf(timeline);
  if (timeline.unit === "week") return Math.floor((day - start.day) / 7);
  const months = monthOfDay(day) - start.month;
  return Math.floor(months / MONTHS_PER_UNIT[timeline.unit]);
}

/** Why a timeline cannot be used, in words; nothing when it can. */
export function faultOf(timeline: Timeline): string | undefined {
  const day = readDay(timeline.start);
  if (day === undefined) return "The start is not a day of the calendar.";
  if (timeline.unit === "week" && weekdayOf(day) !== 0) return "A weekly model starts on a Monday.";
  if (timeline.unit !== "week" && day !== firstDayOf(monthOfDay(day))) {
    return "The start is not the first day of a month.";
  }
  const most = PERIODS_MOST[timeline.unit];
  if (!isWithin(timeline.periodCount, 1, most))
    return `A model has 1 to ${most} ${timeline.unit}s.`;
  if (!isWithin(timeline.yearEndMonth, 1, 12)) return "The financial year ends in month 1 to 12.";
  if (!isWithin(timeline.actualCount, 0, timeline.periodCount)) {
    return "There are more actual periods than periods.";
  }
  return undefined;
}

function isWithin(value: number, low: number, high: number) {
  return Number.isInteger(value) && value >= low && value <= high;
}

/** Asked for with every day that is placed, so the text is read once. */
const starts = new WeakMap<Timeline, { day: DayNumber; month: Month }>();

function startOf(timeline: Timeline) {
  const known = starts.get(timeline);
  if (known !== undefined) return known;
  const day = readDay(timeline.start) ?? 0;
  const start = { day, month: monthOfDay(day) };
  starts.set(timeline, start);
  return start;
}

function spanOf(timeline: Timeline, period: number) {
  const start = startOf(timeline);
  if (timeline.unit === "week") {
    const firstDay = start.day + period * 7;
    return { firstDay, lastDay: firstDay + 6 };
  }
  const length = MONTHS_PER_UNIT[timeline.unit];
  const month = start.month + period * length;
  return { firstDay: firstDayOf(month), lastDay: lastDayOf(month + length - 1) };
}

function labelOf({ unit, yearEndMonth }: Timeline, lastDay: DayNumber): string {
  const month = monthOfDay(lastDay);
  if (unit === "year") return yearLabel(financialYearOf(month, yearEndMonth));
  // Three months across the ends of quarters are none of the year's own.
  const isQuarter = unit === "quarter" && (monthInYear(month) - yearEndMonth) % 3 === 0;
  if (isQuarter) return quarterLabel(month, yearEndMonth);
  if (unit !== "week") return monthLabel(month);
  const dayInMonth = lastDay - firstDayOf(month) + 1;
  return `${dayInMonth} ${monthLabel(month)}`;
}
