/** Months at the edge of a source: the calendar days its questions and answers are written in. */
import { daysInMonth, type Month, monthInYear, monthOf, yearOf } from "@app/engine/time/month";
import type { Day } from "./ledger.ts";

export function firstDayOf(month: Month): Day {
  return dayOf(month, 1);
}

export function lastDayOf(month: Month): Day {
  return dayOf(month, daysInMonth(month));
}

export function dayOf(month: Month, dayInMonth: number): Day {
  const [year, inYear] = [yearOf(month), monthInYear(month)];
  return `${pad(year, 4)}-${pad(inYear, 2)}-${pad(dayInMonth, 2)}`;
}

/** The month a day written as "2027-06-30" lies in. */
export function monthOfDay(day: Day): Month {
  return monthOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
}

/** The first month of the financial year that holds the month. */
export function yearStartOf(month: Month, yearEndMonth: number): Month {
  return month - ((monthInYear(month) - yearEndMonth - 1 + 12) % 12);
}

function pad(value: number, length: number) {
  return String(value).padStart(length, "0");
}
