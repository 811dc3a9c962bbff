/**
 * Amounts of a year or a month at any time unit. Formulas take `calendar.yearShare` for what runs
 * evenly; here stands what needs the calendar of the choice: steps by month, sums by month, seasons,
 * the flows before the first period and what was owed when it began.
 */
import type { PaymentCycle } from "#model/kinds/payment-cycle.ts";
import { firstDayOf, lastDayOf, monthOfDay, readDay, writeDay } from "#time/day.ts";
import { monthInYear } from "#time/month.ts";
import { PERIODS_PER_YEAR, type Period, periodsOf, type Timeline } from "#time/timeline.ts";
import type { StarterChoice } from "./starter.ts";

export function timelineOf({ timeSeries, start, yearEndMonth }: StarterChoice): Timeline {
  const { unit, periodCount } = timeSeries;
  return { unit, start, periodCount, yearEndMonth, actualCount: 0 };
}

/** Whole periods in so many months, at least one. */
export function periodsIn({ timeSeries }: StarterChoice, months: number): number {
  return Math.max(1, Math.round((months * PERIODS_PER_YEAR[timeSeries.unit]) / 12));
}

/** The first day of the month so many months after the start's. */
export function dayAfter({ start }: StarterChoice, months: number): string {
  return writeDay(firstDayOf(monthOfDay(dayOf(start)) + months));
}

/** The month of the year so many months after the financial year's end. */
export function monthAfterYearEnd({ yearEndMonth }: StarterChoice, months: number): number {
  return ((yearEndMonth + months - 1) % 12) + 1;
}

/** The month of the year in which the first period ends. */
export function firstMonthOf(choice: StarterChoice): number {
  return periodsOf(timelineOf(choice), 0, 1)[0]?.monthInYear ?? choice.yearEndMonth;
}

/** A figure by month, counted from the first: a period has the average of its months. */
export function levelByMonth(choice: StarterChoice, levelOf: (month: number) => number): number[] {
  return monthsByPeriod(choice).map((months) => {
    const sum = months.reduce((total, { index }) => total + levelOf(index), 0);
    return neat(sum / months.length, 2);
  });
}

/** An amount by month: a period has the sum of its months, a week its days' part of its month. */
export function amountByMonth(choice: StarterChoice, amountOf: (month: number) => number) {
  return monthsByPeriod(choice).map((months) =>
    neat(
      months.reduce((total, { index, share }) => total + amountOf(index) * share, 0),
      0,
    ),
  );
}

/** A rate with its season: twelve weights, January first, 1 for an average month. */
export function seasonal(choice: StarterChoice, average: number, weights: readonly number[]) {
  return monthsByPeriod(choice).map((months) => {
    const sum = months.reduce((total, { inYear }) => total + (weights[inYear - 1] ?? 1), 0);
    return neat((average * sum) / months.length, 4);
  });
}

/** 1 in every period that holds the given day of some month: a monthly bill in a weekly model. */
export function onDayOfMonth(choice: StarterChoice, dayInMonth: number): number[] {
  return periodsOf(timelineOf(choice)).map(({ firstDay, lastDay }) => {
    const days = [firstDay, lastDay].map((day) => firstDayOf(monthOfDay(day)) + dayInMonth - 1);
    return days.some((day) => day >= firstDay && day <= lastDay) ? 1 : 0;
  });
}

/** The flows of as many even periods before the first as so many days reach back through. */
export function flowsBefore(choice: StarterChoice, perYear: number, days: number): number[] {
  const { unit } = choice.timeSeries;
  const share = unit === "week" ? 7 / 365 : 1 / PERIODS_PER_YEAR[unit];
  const count = Math.ceil(days / (365 * share)) + 1;
  return Array.from({ length: count }, () => neat(perYear * share, 0));
}

/**
 * What is owed of a flow when the model starts: of the cycle that is running the part that has
 * run, and the cycle before it where its due day is still to come.
 */
export function owedAtStart({ start }: StarterChoice, perYear: number, cycle: PaymentCycle) {
  const { months, endMonth = 12, dueDays = 0 } = cycle;
  const first = dayOf(start);
  const month = monthOfDay(first);
  const sinceEnd = (monthInYear(month) - endMonth - 1 + 24) % months;
  const lastEnd = lastDayOf(month - sinceEnd - 1);
  const running = (perYear * (first - lastEnd - 1)) / 365;
  const ended = lastEnd + dueDays >= first ? (perYear * months) / 12 : 0;
  return { running: neat(running, 0), ended: neat(ended, 0) };
}

/** Still to be earned of bills spread evenly over as many periods as each of them is for. */
export function billedAhead(billed: number, periods: number): number {
  return Math.round((billed * (periods - 1)) / (2 * periods));
}

type MonthPart = { index: number; inYear: number; share: number };

/** The months of each period; a week takes its days one by one. */
function monthsByPeriod(choice: StarterChoice): MonthPart[][] {
  const start = monthOfDay(dayOf(choice.start));
  return periodsOf(timelineOf(choice)).map((period) =>
    partsOf(period, choice).map(({ month, share }) => ({
      index: month - start,
      inYear: monthInYear(month),
      share,
    })),
  );
}

function partsOf({ firstDay, lastDay, days }: Period, { timeSeries }: StarterChoice) {
  if (timeSeries.unit === "week") {
    return Array.from({ length: days }, (_, offset) => {
      const month = monthOfDay(firstDay + offset);
      return { month, share: 1 / (lastDayOf(month) - firstDayOf(month) + 1) };
    });
  }
  const from = monthOfDay(firstDay);
  const count = monthOfDay(lastDay) - from + 1;
  return Array.from({ length: count }, (_, offset) => ({ month: from + offset, share: 1 }));
}

function dayOf(start: string): number {
  return readDay(start) ?? 0;
}

function neat(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}
