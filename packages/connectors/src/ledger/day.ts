/** Months at the edge of a source: the calendar days its questions and answers are written in. */
import { daysInMonth, type Month, monthInYear, monthOf, yearOf } from "@app/engine/time/month";
import type { Day } from "./ledger.ts";
import { SourceError } from "./source-error.ts";

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

const DAY = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T|$)/;

/** The month a day written as "2027-06-30" lies in; a time of the day may follow. */
export function monthOfDay(day: Day): Month {
  const [, year, inYear] = DAY.exec(day) ?? [];
  if (inYear) return monthOf(Number(year), Number(inYear));
  throw new SourceError("unreadable", `"${day.slice(0, 20)}" is not a day.`);
}

/** The first month of the financial year that holds the month. */
export function yearStartOf(month: Month, yearEndMonth: number): Month {
  return month - ((monthInYear(month) - yearEndMonth - 1 + 12) % 12);
}

function pad(value: number, length: number) {
  return String(value).padStart(length, "0");
}
