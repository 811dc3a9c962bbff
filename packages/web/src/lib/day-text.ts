/** Days as they are sent, "2027-06-23", in words. A day that makes no sense is shown as it came. */
import { dayWords, readDay } from "@app/engine/time/day";

/** "23 June 2027" */
export function dayText(day: string): string {
  const number = readDay(day);
  return number === undefined ? day : dayWords(number);
}

/** The last day of what ends as the given one begins: "22 June 2027". */
export function lastDayText(next: string): string {
  const number = readDay(next);
  return number === undefined ? next : dayWords(number - 1);
}
