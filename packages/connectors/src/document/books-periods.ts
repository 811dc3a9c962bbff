/** Which months of a ledger are the actual periods of a model, and why some models cannot have them. */

import { type Month, monthInYear } from "@app/engine/time/month";
import { MONTHS_PER_UNIT, type TimeUnit } from "@app/engine/time/timeline";
import { monthName } from "#checks/finding.ts";
import type { Ledger } from "#ledger/ledger.ts";

export type PeriodChoice = {
  unit: TimeUnit;
  /** The first month of the model's first period. */
  start: Month;
  /** The last month taken for actual; the ledger's last when unsaid. */
  through?: Month;
};

export type BooksPeriods = { monthsEach: number; actualCount: number };

export function booksPeriods(
  { firstMonth, lastMonth, organisation }: Ledger,
  { unit, start, through = lastMonth }: PeriodChoice,
): BooksPeriods | string {
  if (unit === "week") {
    return "Books are read by month and cannot be cut into weeks. Start the weekly model with the balances of a month's end.";
  }
  const monthsEach = MONTHS_PER_UNIT[unit];
  const untilYearEnd = organisation.yearEndMonth - monthInYear(start - 1);
  if (untilYearEnd % monthsEach !== 0) {
    return `Periods of ${monthsEach} months from ${monthName(start)} would cut a financial year in two.`;
  }
  const last = Math.min(through, lastMonth);
  if (start < firstMonth || start > last + 1) {
    return `The model starts with ${monthName(start)}, and the books are of ${monthName(firstMonth)} to ${monthName(last)}.`;
  }
  return { monthsEach, actualCount: Math.floor((last + 1 - start) / monthsEach) };
}
