/** Days that come back every year: "10-28" is 28 October. */
import { type DayNumber, firstDayOf, lastDayOf, monthOfDay } from "./day.ts";
import { monthOf, yearOf } from "./month.ts";

type DayOfYear = { month: number; day: number };

/** Undefined when the text is no day of a year; 29 February is one. */
export function readDayOfYear(text: string): DayOfYear | undefined {
  const match = /^(\d{2})-(\d{2})$/.exec(text);
  const [month, day] = [Number(match?.[1]), Number(match?.[2])];
  if (!(month >= 1 && month <= 12) || !(day >= 1)) return undefined;
  const longest = monthOf(LEAP_YEAR, month);
  return day <= lastDayOf(longest) - firstDayOf(longest) + 1 ? { month, day } : undefined;
}

const LEAP_YEAR = 2024;

/** The first time that the day comes after another one. */
export function nextAfter({ month, day }: DayOfYear, after: DayNumber): DayNumber {
  const year = yearOf(monthOfDay(after));
  const inYear = (each: number) => {
    const first = monthOf(each, month);
    return Math.min(firstDayOf(first) + day - 1, lastDayOf(first));
  };
  return inYear(year) > after ? inYear(year) : inYear(year + 1);
}
