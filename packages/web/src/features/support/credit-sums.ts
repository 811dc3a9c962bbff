/** What the changes of a year come to, by the calendar of whoever reads them, as the rows beside it are told. */
import { type DayNumber, firstDayOf, monthOfDay, readDay } from "@app/engine/time/day";
import { type Month, monthWords } from "@app/engine/time/month";
import type { CreditChange } from "./support-queries.ts";

const WEEK = 7;

/** What a month gives has a day of its own; the rest happened on the reader's. */
export function dayOfChange({ day, at }: CreditChange): DayNumber {
  return (day === null ? undefined : readDay(day)) ?? localDay(new Date(at));
}

export function localDay(moment: Date): DayNumber {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return readDay(text) ?? 0;
}

export type Used = { since: Month; minutes: number; replyCount: number };

/** What answers took from a month's first day on. */
export function usedSince(changes: readonly CreditChange[], since: Month): Used {
  const first = firstDayOf(since);
  const used = changes.filter(({ kind }) => kind === "used");
  const counted = used.filter((change) => dayOfChange(change) >= first);
  const minutes = counted.reduce((sum, change) => sum - change.minutes, 0);
  return { since, minutes, replyCount: counted.length };
}

/** The month of the first change; none where there is none. */
export function firstMonth([first]: readonly CreditChange[]): Month | undefined {
  return first && monthOfDay(dayOfChange(first));
}

/** "July", with its year where that is another. */
export function monthName(month: Month, today: DayNumber): string {
  const [name = "", year] = monthWords(month).split(" ");
  return monthWords(monthOfDay(today)).endsWith(` ${year}`) ? name : monthWords(month);
}

/** What was left at the end of each week up to today, from the first change on. */
export function weeklyBalances(changes: readonly CreditChange[], today: DayNumber) {
  const [first] = changes;
  if (!first) return [];
  const days: DayNumber[] = [];
  for (let day = today; day >= dayOfChange(first); day -= WEEK) days.unshift(day);
  return days.map((day) => ({
    day,
    minutes: changes.findLast((change) => dayOfChange(change) <= day)?.minutesAfter ?? 0,
  }));
}
