/** Financial periods: which month a reporting year's period is. */
import { type Month, monthInYear } from "@app/engine/time/month";
import { type Fields, integer, text } from "#http/shape.ts";
import { firstDayOf, lastDayOf, monthOfDay } from "#ledger/day.ts";
import type { Day } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

const SOURCE = "Exact Online";

export type Period = { year: number; period: number; start: Day; end: Day };

export function periodsOf(rows: readonly Fields[]): Period[] {
  return rows
    .map((row) => ({
      year: integer(row.FinYear, `${SOURCE}: FinYear`),
      period: integer(row.FinPeriod, `${SOURCE}: FinPeriod`),
      start: dayFrom(row.StartDate, `${SOURCE}: StartDate`),
      end: dayFrom(row.EndDate, `${SOURCE}: EndDate`),
    }))
    .sort((one, other) => one.end.localeCompare(other.end));
}

/** The months of a reporting year, by period; only calendar months can be read. */
export function monthsOfYear(
  periods: readonly Period[],
  year: number,
  yearEndMonth: number,
): Map<number, Month> {
  const found = periods.filter((each) => each.year === year);
  for (const { start, end, period } of found) {
    const month = monthOfDay(start);
    if (start === firstDayOf(month) && end === lastDayOf(month)) continue;
    const problem = `the period ${year}/${period} runs from ${start} to ${end}`;
    throw new SourceError("refused", `${SOURCE}: ${problem}; only calendar months can be read.`);
  }
  const months = new Map(found.map(({ period, start }) => [period, monthOfDay(start)]));
  const last = Math.max(...months.values());
  if (months.size > 0 && monthInYear(last) === yearEndMonth) return months;
  throw new SourceError("refused", `${SOURCE}: the year ${year} does not end as others do.`);
}

/** The reporting year a month lies in. */
export function yearOfMonth(periods: readonly Period[], month: Month): number {
  const found = periods.find(
    ({ start, end }) => start <= lastDayOf(month) && end >= firstDayOf(month),
  );
  if (found) return found.year;
  throw new SourceError("refused", `${SOURCE}: no financial period holds ${firstDayOf(month)}.`);
}

/** OData 2 writes "/Date(1704067200000)/": milliseconds since 1970. */
function dayFrom(value: unknown, path: string): Day {
  const milliseconds = /^\/Date\((-?\d+)\)\/$/.exec(text(value, path))?.[1];
  if (milliseconds === undefined) throw new SourceError("unreadable", `${path} is no date.`);
  return new Date(Number(milliseconds)).toISOString().slice(0, 10);
}
