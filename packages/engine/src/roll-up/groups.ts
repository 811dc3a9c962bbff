/**
 * Periods put together: months into quarters and years, weeks into months as well. Quarters count
 * from the start of the financial year. A group that the timeline cuts off is shown with how many
 * periods it holds; nothing is annualised silently.
 */
import { monthOfDay } from "#time/day.ts";
import { monthLabel, quarterLabel, yearLabel } from "#time/month.ts";
import type { Period, Timeline, TimeUnit } from "#time/timeline.ts";

export type Group = {
  label: string;
  /** The periods it holds, first and last. */
  from: number;
  to: number;
  periodCount: number;
  isComplete: boolean;
};

/** Coarser units come later. */
const UNITS: readonly TimeUnit[] = ["week", "month", "quarter", "year"];
const MONTHS = { week: 0, month: 1, quarter: 3, year: 12 } as const;

/** Undefined when the model's own periods are coarser than what is asked for. */
export function groupsOf(
  timeline: Timeline,
  periods: readonly Period[],
  unit: TimeUnit,
): Group[] | undefined {
  if (UNITS.indexOf(unit) < UNITS.indexOf(timeline.unit)) return undefined;
  if (unit === timeline.unit)
    return periods.map(({ label }, index) => groupFrom(label, index, index, true));
  const keys = periods.map((period) => groupKey(period, timeline.yearEndMonth, MONTHS[unit]));
  const starts = [...keys.keys()].filter((index) => keys[index] !== keys[index - 1]);
  return starts.map((from, index) => {
    const to = (starts[index + 1] ?? periods.length) - 1;
    const [first, last] = [periods[from], periods[to]];
    if (!first || !last) return groupFrom("", from, to, false);
    const isComplete =
      startsGroup(first, timeline, MONTHS[unit]) && endsGroup(last, timeline, MONTHS[unit]);
    return groupFrom(labelOf(last, timeline, unit), from, to, isComplete);
  });
}

function groupFrom(label: string, from: number, to: number, isComplete: boolean): Group {
  return { label, from, to, periodCount: to - from + 1, isComplete };
}

/** Any stretch of periods, after stretches of the same length for ratios that look back. */
export function stretchesUpTo(from: number, to: number): Group[] {
  const group = groupFrom("", from, to, true);
  if (from === 0) return [group];
  if (from < group.periodCount) return [groupFrom("", 0, from - 1, false), group];
  return [...stretchesUpTo(from - group.periodCount, from - 1), group];
}

/** A stretch among the quarters or years that it is one of, or after stretches of its own length. */
export function groupsAround(
  timeline: Timeline,
  periods: readonly Period[],
  { from, to }: Pick<Group, "from" | "to">,
): { groups: readonly Group[]; index: number } {
  for (const unit of UNITS.slice(UNITS.indexOf(timeline.unit) + 1)) {
    const groups = groupsOf(timeline, periods, unit) ?? [];
    const index = groups.findIndex((group) => group.from === from && group.to === to);
    if (index >= 0) return { groups, index };
  }
  const groups = stretchesUpTo(from, to);
  return { groups, index: groups.length - 1 };
}

/** Months counted from the first of a financial year, cut into lengths of the group. */
function groupKey({ lastDay }: { lastDay: number }, yearEndMonth: number, length: number): number {
  return Math.floor((monthOfDay(lastDay) - (yearEndMonth % 12)) / length);
}

/** The period before belongs to another group. */
function startsGroup(
  { firstDay, lastDay }: Period,
  { yearEndMonth }: Timeline,
  length: number,
): boolean {
  return (
    groupKey({ lastDay: firstDay - 1 }, yearEndMonth, length) !==
    groupKey({ lastDay }, yearEndMonth, length)
  );
}

function endsGroup(
  { lastDay, days }: Period,
  { yearEndMonth, unit }: Timeline,
  length: number,
): boolean {
  const nextLastDay = unit === "week" ? lastDay + days : lastDay + 1;
  return (
    groupKey({ lastDay: nextLastDay }, yearEndMonth, length) !==
    groupKey({ lastDay }, yearEndMonth, length)
  );
}

function labelOf({ lastDay, financialYear }: Period, { yearEndMonth }: Timeline, unit: TimeUnit) {
  if (unit === "year") return yearLabel(financialYear);
  const month = monthOfDay(lastDay);
  return unit === "quarter" ? quarterLabel(month, yearEndMonth) : monthLabel(month);
}
