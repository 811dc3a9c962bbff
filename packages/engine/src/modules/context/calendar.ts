/** Days and months of a model's calendar, as modules name them. */
import { addLine, type Draft } from "#draft/draft.ts";
import { at, type Expression, num } from "#lines/expression.ts";
import { lastDayOf, monthOfDay, readDay } from "#time/day.ts";
import { monthInYear } from "#time/month.ts";
import { type Period, periodOfDay, type Timeline } from "#time/timeline.ts";

/** The period a day falls in, some periods later. */
export function dayToPeriod(text: string, timeline: Timeline, shift: number, onFault: () => void) {
  const day = readDay(text);
  if (day === undefined) onFault();
  return day === undefined ? undefined : periodOfDay(timeline, day) + shift;
}

/** How many of the months end in the period. A period of several months may hold several. */
export function monthFlag(draft: Draft, months: readonly number[] | undefined): Expression {
  if (!months) return num(1);
  const id = `calendar.inMonths_${[...months].sort((left, right) => left - right).join("_")}`;
  if (!draft.lines.has(id)) {
    const values = draft.periods.map((period) => monthsEndingIn(period, months));
    addLine(draft, {
      id,
      name: `In months ${months.join(", ")}`,
      unit: "flag",
      measure: "count",
      section: "calendar",
      source: { kind: "given", values },
    });
  }
  return at(id);
}

function monthsEndingIn({ firstDay, lastDay }: Period, months: readonly number[]): number {
  const [from, to] = [monthOfDay(firstDay), monthOfDay(lastDay)];
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset).filter(
    (month) => months.includes(monthInYear(month)) && lastDayOf(month) <= lastDay,
  ).length;
}
