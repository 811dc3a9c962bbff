/**
 * With which months a payment cycle ends, and when it is paid after that: so many days later, or on
 * the next day of a list.
 */
import type { PaymentCycle } from "#model/kinds/payment-cycle.ts";
import type { DayNumber } from "#time/day.ts";
import { nextAfter, readDayOfYear } from "#time/day-of-year.ts";
import { type Month, monthInYear } from "#time/month.ts";

/** A cycle whose last month is known. */
export type WholeCycle = PaymentCycle & { endMonth: number };

/** The first month with which a cycle ends, from this one on; the others are whole cycles away. */
export function firstEndFrom(month: Month, { months, endMonth }: WholeCycle): Month {
  return month + ((endMonth - monthInYear(month) + 12) % months);
}

export function dueDayOf({ dueDates, dueDays = 0 }: PaymentCycle, end: DayNumber): DayNumber {
  if (!dueDates) return end + dueDays;
  const days = dueDates.flatMap((text) => readDayOfYear(text) ?? []);
  return Math.min(...days.map((day) => nextAfter(day, end)));
}

/** The same rule has the same key; it is part of names of lines. */
export function dueKeyOf({ dueDates, dueDays }: PaymentCycle): string {
  const dates = dueDates?.map((text) => text.replace("-", ""));
  return dates ? `on_${dates.sort().join("_")}` : `${dueDays}`;
}

/** "after 28 days", "on 10-28, 02-28". */
export function dueText({ dueDates, dueDays }: PaymentCycle): string {
  return dueDates ? `on ${dueDates.join(", ")}` : `after ${dueDays} days`;
}

/** Why the due day cannot be found, in words; nothing when it can. */
export function dueFault({ dueDates, dueDays }: PaymentCycle): string | undefined {
  if ((dueDates === undefined) === (dueDays === undefined))
    return "Say after how many days payment is due, or on which days of the year.";
  if (!dueDates) {
    const isWithinYear = Number.isInteger(dueDays) && isBetween(dueDays ?? 0, 0, 366);
    return isWithinYear ? undefined : "Payment is due 0 to 366 days after a cycle ends.";
  }
  if (dueDates.length === 0) return "Give the days on which payment is due.";
  const wrong = dueDates.find((text) => !readDayOfYear(text));
  return wrong === undefined ? undefined : `"${wrong}" is not a day of the year, such as 10-28.`;
}

function isBetween(value: number, low: number, high: number) {
  return value >= low && value <= high;
}
