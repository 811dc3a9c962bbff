/** Days as they are sent, "2027-06-23", in words. A day that makes no sense is shown as it came. */
import { dayWords, monthOfDay, readDay } from "@app/engine/time/day";
import { monthWords } from "@app/engine/time/month";
import { formatDate } from "./format.ts";

/** "23 June 2027" */
export function dayText(day: string): string {
  const number = readDay(day);
  return number === undefined ? day : dayWords(number);
}

/** "23 Jun 2027" */
export function shortDayText(day: string): string {
  return readDay(day) === undefined ? day : formatDate(new Date(`${day}T12:00`));
}

/** The last day of what ends as the given one begins: "22 June 2027". */
export function lastDayText(next: string): string {
  const number = readDay(next);
  return number === undefined ? next : dayWords(number - 1);
}

/** "2026-10" is "October 2026". */
export function monthText(month: string): string {
  const first = readDay(`${month}-01`);
  return first === undefined ? month : monthWords(monthOfDay(first));
}
