/**
 * A day is an integer, never a `Date`: days since 1 January 1970. Documents write days as text,
 * "2027-06-30"; between them and the engine there is no clock and no time zone.
 */
import { daysInMonth, type Month, monthInYear, monthOf, monthWords, yearOf } from "./month.ts";

export type DayNumber = number;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Undefined when the text is not a day of the calendar. */
export function readDay(text: string): DayNumber | undefined {
  const [, year, month, day] = ISO_DAY.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (month < 1 || month > 12) return undefined;
  const at = monthOf(year, month);
  return day >= 1 && day <= daysInMonth(at) ? firstDayOf(at) + day - 1 : undefined;
}

export function writeDay(day: DayNumber): string {
  const month = monthOfDay(day);
  const digits = (value: number, width: number) => String(value).padStart(width, "0");
  const dayInMonth = day - firstDayOf(month) + 1;
  return `${digits(yearOf(month), 4)}-${digits(monthInYear(month), 2)}-${digits(dayInMonth, 2)}`;
}

/** For example "2 November 2026". */
export function dayWords(day: DayNumber): string {
  const month = monthOfDay(day);
  return `${day - firstDayOf(month) + 1} ${monthWords(month)}`;
}

export function firstDayOf(month: Month): DayNumber {
  const year = yearOf(month);
  const inYear = monthInYear(month);
  // Counting years from March puts the leap day last, where it disturbs nothing.
  const shifted = inYear <= 2 ? year - 1 : year;
  const daysBefore = Math.floor((153 * ((inYear + 9) % 12) + 2) / 5);
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return shifted * 365 + leaps + daysBefore - DAYS_TO_1970;
}

const DAYS_TO_1970 = 719_468;

export function lastDayOf(month: Month): DayNumber {
  return firstDayOf(month) + daysInMonth(month) - 1;
}

/** Counted in cycles of 400 years, within which the calendar repeats itself. */
export function monthOfDay(day: DayNumber): Month {
  const sinceMarch = day + DAYS_TO_1970;
  const cycle = Math.floor(sinceMarch / DAYS_PER_CYCLE);
  const inCycle = sinceMarch - cycle * DAYS_PER_CYCLE;
  const leapless =
    inCycle -
    Math.floor(inCycle / 1460) +
    Math.floor(inCycle / 36_524) -
    Math.floor(inCycle / 146_096);
  const year = Math.floor(leapless / 365);
  const inYear = inCycle - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  return (cycle * 400 + year) * 12 + Math.floor((5 * inYear + 2) / 153) + 2;
}

const DAYS_PER_CYCLE = 146_097;

/** Monday is 0, Sunday is 6. 1 January 1970 was a Thursday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7;
}
