import { dayWords } from "./day.ts";
import { periodsOf, type Timeline } from "./timeline.ts";

/** The last day that is actual, "31 October 2026"; undefined while nothing is. */
export function actualToWords(timeline: Timeline): string | undefined {
  const { actualCount } = timeline;
  const [last] = actualCount > 0 ? periodsOf(timeline, actualCount - 1, actualCount) : [];
  return last && dayWords(last.lastDay);
}
