/**
 * The calendar of billing: days, months and time zones, without a clock. A day is the engine's number of one, and a
 * span of days goes up to the first day after it.
 */
import { type DayNumber, firstDayOf, lastDayOf, monthOfDay, readDay } from "@app/engine/time/day";
import type { Month } from "@app/engine/time/month";
import { GRACE_DAYS, RETRY_DAYS } from "./subscription-state.ts";

export type DaySpan = { from: DayNumber; to: DayNumber };

/**
 * So many months after a day: the same day of that month, or its last where it is shorter. Counted from the first day
 * always, so that 31 January is followed by 28 February and then by 31 March.
 */
export function monthsAfter(anchor: DayNumber, months: number): DayNumber {
  const anchorMonth = monthOfDay(anchor);
  const month = anchorMonth + months;
  return Math.min(firstDayOf(month) + anchor - firstDayOf(anchorMonth), lastDayOf(month));
}

/** The period of so many months, counted from a day, in which another day lies. */
export function periodAt(anchor: DayNumber, months: number, day: DayNumber): DaySpan {
  const near = Math.floor((monthOfDay(day) - monthOfDay(anchor)) / months);
  const begins = (index: number) => monthsAfter(anchor, index * months);
  // The day may lie before the day of the month on which its period would begin.
  const index = begins(near) <= day ? near : near - 1;
  return { from: begins(index), to: begins(index + 1) };
}

/** How many days of a span are left, today among them. */
export function daysLeft({ from, to }: DaySpan, today: DayNumber): number {
  return Math.min(Math.max(to - today, 0), to - from);
}

/** The days on which a payment is tried that is due on a day: the last one leaves it past due. */
export function triesOf(due: DayNumber): DayNumber[] {
  return [due, ...RETRY_DAYS.map((after) => due + after)];
}

/** Until when what is past due since a day can be used as before. */
export function graceEndOf(timeZone: string, since: DayNumber): Date {
  return startOfDay(timeZone, since + GRACE_DAYS);
}

/**
 * The calendar months for which a model is billed: whole ones, from that in which it was bought to that in which it was
 * cancelled or to the given one.
 */
export function monthsBilled(bought: DayNumber, cancelled: DayNumber | null, until: Month) {
  const last = cancelled === null ? until : Math.min(monthOfDay(cancelled), until);
  return Math.max(0, last - monthOfDay(bought) + 1);
}

/** The day that it is somewhere. */
export function dayIn(timeZone: string, moment: Date): DayNumber {
  const day = readDay(writerOf(timeZone).format(moment));
  if (day === undefined) throw new RangeError("A moment beyond the calendar.");
  return day;
}

/**
 * The first moment of a day somewhere: midnight, or where clocks are put forward at midnight, the moment after. Found by
 * halving, since only the other way round can be asked.
 */
export function startOfDay(timeZone: string, day: DayNumber): Date {
  let [before, reached] = [day * DAY_MS - FARTHEST_MS, day * DAY_MS + FARTHEST_MS];
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (dayIn(timeZone, new Date(middle)) >= day) reached = middle;
    else before = middle;
  }
  return new Date(reached);
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** No clock on earth is farther from UTC. */
const FARTHEST_MS = 26 * 60 * 60 * 1000;

export function isTimeZone(text: string): boolean {
  try {
    return writerOf(text) !== undefined;
  } catch {
    return false;
  }
}

const writers = new Map<string, Intl.DateTimeFormat>();

/** Writes days as "2027-06-30"; making one costs a thousand times what writing does. */
function writerOf(timeZone: string) {
  const known = writers.get(timeZone);
  if (known) return known;
  const writer = new Intl.DateTimeFormat("en-CA", {
    ...{ timeZone, calendar: "gregory", numberingSystem: "latn" },
    ...{ year: "numeric", month: "2-digit", day: "2-digit" },
  });
  writers.set(timeZone, writer);
  return writer;
}
