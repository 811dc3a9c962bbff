/**
 * When income tax is due, as how many instalments and final payments fall in each period. A final
 * payment is that of the tax year before the period's. An instalment is the period's own year's, or in
 * arrears that of the year before.
 */
import { type Expression, num } from "#lines/expression.ts";
import type { FinalDue, InstalmentsDue } from "#model/kinds/income-tax.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { type DayNumber, lastDayOf, monthOfDay } from "#time/day.ts";
import { nextAfter, readDayOfYear } from "#time/day-of-year.ts";
import { financialYearOf, type Month, monthOf } from "#time/month.ts";
import { periodOfDay } from "#time/timeline.ts";

/** How many a year has, and how many fall in each period. */
export type Instalments = { count: number; own: Expression; arrears: Expression };

/** Nothing where a person has not said when, which is told. */
export function instalmentsOf(
  due: InstalmentsDue,
  context: ModuleContext,
  yearEndMonth: number,
): Instalments | undefined {
  const { months, dueDates, every, dueDays = 0 } = due;
  const isSaidOnce = [months, dueDates, every].filter((each) => each !== undefined).length === 1;
  if (isSaidOnce && months && months.length > 0 && months.every(isMonth))
    return { count: months.length, own: context.inMonths(months), arrears: num(0) };
  if (isSaidOnce && dueDates) {
    const days = dueDates.flatMap((text) => readDayOfYear(text) ?? []);
    if (days.length > 0 && days.length === dueDates.length)
      return placed(context, yearEndMonth, (before) => {
        let last = lastDayOf(before);
        return days.map((day) => {
          last = nextAfter(day, last);
          return last;
        });
      });
  }
  if (isSaidOnce && every !== undefined && 12 % every === 0)
    return placed(context, yearEndMonth, (before) =>
      Array.from(
        { length: 12 / every },
        (_, part) => lastDayOf(before + (part + 1) * every) + dueDays,
      ),
    );
  const message =
    "Tax is paid in months 1 to 12, on days such as 10-28, or some days after every 1, 2, 3, 4, 6 or 12 months: say one of them.";
  context.issue("payment", "invalid", message);
  return undefined;
}

/** `daysOf` gives the days of a tax year by the last month before it. */
function placed(
  context: ModuleContext,
  yearEndMonth: number,
  daysOf: (before: Month) => DayNumber[],
): Instalments | undefined {
  const { timeline, periods } = context;
  const own = periods.map(() => 0);
  const arrears = periods.map(() => 0);
  let count = 0;
  for (const end of yearEndsOf(context, yearEndMonth)) {
    const days = daysOf(end - 12);
    count = days.length;
    if (days.some((day) => day > lastDayOf(end + 12))) {
      context.issue("payment", "invalid", "Instalments are due within a year of their tax year.");
      return undefined;
    }
    for (const day of days) {
      const at = periodOfDay(timeline, day);
      const isAfter = (periods[at]?.lastDay ?? 0) > lastDayOf(end);
      const counts = isAfter ? arrears : own;
      if (at in counts) counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  const shape = (name: string) => ({ name, unit: "count", measure: "count" }) as const;
  return {
    count,
    own: context.given("instalmentsDue", shape("instalments due"), own),
    arrears: context.given("arrearsDue", shape("instalments of the year before due"), arrears),
  };
}

/** 1 in each period in which what is left of the tax year before is paid. */
export function finalsOf(
  due: FinalDue,
  context: ModuleContext,
  yearEndMonth: number,
): Expression | undefined {
  const { finalMonth, finalDate, finalDays } = due;
  const day = finalDate === undefined ? undefined : readDayOfYear(finalDate);
  const ways = [finalMonth, finalDate, finalDays].filter((each) => each !== undefined);
  if (ways.length === 1 && finalMonth !== undefined && isMonth(finalMonth))
    return context.inMonths([finalMonth]);
  if (ways.length === 1 && (day || finalDays !== undefined)) {
    const finals = context.periods.map(() => 0);
    for (const end of yearEndsOf(context, yearEndMonth)) {
      const after = lastDayOf(end);
      const dueDay = day ? nextAfter(day, after) : after + (finalDays ?? 0);
      const at = periodOfDay(context.timeline, dueDay);
      if (at in finals) finals[at] = 1;
    }
    const shape = { name: "final payment due", unit: "flag", measure: "count" } as const;
    return context.given("finalDue", shape, finals);
  }
  const message =
    "What is left of a year's tax is paid in a month from 1 to 12, on a day such as 12-01, or some days after the year: say one of them.";
  context.issue("payment", "invalid", message);
  return undefined;
}

/** The last month of every tax year that may have something due in the model's periods. */
function yearEndsOf({ periods }: ModuleContext, yearEndMonth: number): Month[] {
  const yearAt = (day: DayNumber = 0) => financialYearOf(monthOfDay(day), yearEndMonth);
  const first = yearAt(periods[0]?.firstDay) - 2;
  const last = yearAt(periods.at(-1)?.lastDay);
  return Array.from({ length: last - first + 1 }, (_, at) => monthOf(first + at, yearEndMonth));
}

function isMonth(month: number) {
  return Number.isInteger(month) && month >= 1 && month <= 12;
}
