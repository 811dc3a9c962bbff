/** Which months a first period may begin with, so that quarters and years are those of the financial year. */
import { type Month, monthInYear, monthLabel } from "./month.ts";
import type { TimeUnit } from "./timeline.ts";

const MONTHS_IN = { week: 1, month: 1, quarter: 3, year: 12 } as const satisfies Record<
  TimeUnit,
  number
>;

/** Any month begins a month; a quarter and a year begin so many of them after the year's end. */
export function beginsPeriod(unit: TimeUnit, month: Month, yearEndMonth: number): boolean {
  return (monthInYear(month) + 11 - yearEndMonth) % MONTHS_IN[unit] === 0;
}

/** "Quarters begin in Jul, Oct, Jan or Apr where the year ends in Jun." */
export function beginningsText(unit: TimeUnit, yearEndMonth: number): string {
  if (MONTHS_IN[unit] === 1) return "Enter a month, such as Jul-26.";
  const name = (month: number) => monthLabel(month).slice(0, 3);
  const names = Array.from({ length: 12 / MONTHS_IN[unit] }, (_, index) =>
    name(yearEndMonth + index * MONTHS_IN[unit]),
  );
  const months = [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" or ");
  const periods = unit === "year" ? "Years" : "Quarters";
  return `${periods} begin in ${months} where the year ends in ${name(yearEndMonth - 1)}.`;
}
