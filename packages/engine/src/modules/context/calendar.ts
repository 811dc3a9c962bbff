/** Days and months of a model's calendar, as modules name them. */
import { addLine, type Draft } from "#draft/draft.ts";
import { at, type Expression, num } from "#lines/expression.ts";
import { lastDayOf, monthOfDay, readDay } from "#time/day.ts";
import { monthInYear } from "#time/month.ts";
import { type Period, periodOfDay } from "#time/timeline.ts";
import type { Scope } from "./scope.ts";

export function calendarOf({ draft, timeline, shift, issue, placeOf }: Scope) {
  /** The period a day falls in, moved in time with the module; told when it is not a day. */
  function periodOf(field: string, text: string): number | undefined {
    const day = readDay(text);
    if (day !== undefined) return periodOfDay(timeline, day) + shift;
    issue(field, "invalid", `"${text}" is not a day, such as 2027-06-30.`);
    return undefined;
  }

  /** The period an event falls in; one before the first is told, since its amount is left out. */
  function eventIn(field: string, text: string): number {
    const period = periodOf(field, text);
    if (period !== undefined && period < 0) {
      const message = `${text} lies before the model's first period, so it is left out. Put what it left behind in the opening balances.`;
      const place = placeOf(field);
      draft.issues.push({ code: "before-start", severity: "warning", place, message });
    }
    return period ?? -1;
  }

  /** How many of the months given end in the period, so 1 or 0 in months; 1 when none are given. */
  const inMonths = (months: readonly number[] | undefined) => monthFlag(draft, months);

  return { periods: draft.periods, periodOf, eventIn, inMonths };
}

function monthFlag(draft: Draft, months: readonly number[] | undefined): Expression {
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

/** How many of the months end in the period. A period of several months may hold several. */
export function monthsEndingIn(
  { firstDay, lastDay }: Period,
  months: readonly number[] | undefined,
): number {
  if (!months) return 1;
  const [from, to] = [monthOfDay(firstDay), monthOfDay(lastDay)];
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset).filter(
    (month) => months.includes(monthInYear(month)) && lastDayOf(month) <= lastDay,
  ).length;
}
