/** On which day money came. */
import { dayIn } from "@app/contract/billing-calendar";
import { type DayNumber, dayWords } from "@app/engine/time/day";

const DAY_MS = 86_400_000;

/** What came by bank says on which day, since it is noted on a later one. */
export function receivedWords(what: string, day: DayNumber) {
  return `${what}, received ${dayWords(day)}`;
}

/** Finds that day again, for SQL and here. */
export const RECEIVED_AT_END = ", received (\\d{1,2} [A-Z][a-z]+ \\d{4})$";

/** The team's day on which something on an invoice happened. */
export function dayOfEntry(
  { description, at }: { description: string; at: string },
  timeZone: string,
): DayNumber {
  const words = new RegExp(RECEIVED_AT_END).exec(description)?.[1];
  const received = Date.parse(`${words} UTC`) / DAY_MS;
  return Number.isNaN(received) ? dayIn(timeZone, new Date(at)) : received;
}
