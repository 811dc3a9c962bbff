/** Months of history as the periods before a model that has no actual ones: weeks look back on them. */
import type { Fitting } from "./fitting.ts";

const DAYS_PER_WEEK = 7;

/** Flows of each week before the first, the latest last; every day of a month alike. */
export function earlierPeriods(
  { history, unit }: Fitting,
  flows: readonly number[],
): { earlier?: number[] } {
  if (unit !== "week") return {};
  const byDay = flows.flatMap((flow, index) => {
    const days = history.days[index] ?? 0;
    return new Array<number>(days).fill(flow / days);
  });
  const weeks = Math.min(60, Math.floor(byDay.length / DAYS_PER_WEEK));
  const earlier = Array.from({ length: weeks }, (_, index) => {
    const end = byDay.length - (weeks - 1 - index) * DAYS_PER_WEEK;
    return byDay.slice(end - DAYS_PER_WEEK, end).reduce((total, each) => total + each, 0);
  });
  return earlier.length > 0 ? { earlier } : {};
}
