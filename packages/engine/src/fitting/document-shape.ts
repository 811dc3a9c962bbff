/**
 * The books of months as a model of months, quarters or weeks has them. Quarters begin with one of the
 * financial year; months before it go into the openings, and months after the last whole one are left
 * to the forecast. Weeks have no months among them: their model opens on the balances at the end.
 */
import type { Account } from "#model/document.ts";
import { standardLine } from "#model/standard-lines.ts";
import { dayWords, firstDayOf, monthOfDay, readDay, weekdayOf, writeDay } from "#time/day.ts";
import { type Month, monthInYear, monthLabel } from "#time/month.ts";
import type { Timeline } from "#time/timeline.ts";
import type { FittedBooks } from "./history.ts";

export type FittedUnit = "month" | "quarter" | "week";

export type Shape = {
  timeline: Timeline;
  accounts: Account[];
  actuals: Record<string, number[]>;
  /** What the unit leaves out, in sentences. */
  leftOut: string[];
};

/** A model of months is at most so long, so what lies further back goes into the openings. */
const MONTHS_MOST = 120;
const WEEKS_MOST = 52;

export function shapedFor(books: FittedBooks, unit: FittedUnit, forecastMonths: number): Shape {
  switch (unit) {
    case "month":
      return byMonth(
        startedLater(books, Math.max(0, books.timeline.actualCount - MONTHS_MOST)),
        forecastMonths,
      );
    case "quarter":
      return byQuarter(books, forecastMonths);
    case "week":
      return byWeek(books, forecastMonths);
  }
}

function byMonth({ accounts, actuals, timeline }: FittedBooks, forecastMonths: number): Shape {
  const periodCount = timeline.actualCount + forecastMonths;
  return { timeline: { ...timeline, periodCount }, accounts, actuals, leftOut: [] };
}

function byQuarter(books: FittedBooks, forecastMonths: number): Shape {
  const { actualCount, yearEndMonth } = books.timeline;
  const first = monthInYear(startOf(books));
  const early = Math.min(actualCount, (((yearEndMonth + 1 - first) % 3) + 3) % 3);
  const from = startedLater(books, early);
  const quarters = Math.floor(from.timeline.actualCount / 3);
  const actuals = Object.entries(from.actuals).map(([id, series]) => [
    id,
    Array.from({ length: quarters }, (_, at) =>
      exact(series.slice(at * 3, at * 3 + 3).reduce((total, each) => total + each, 0)),
    ),
  ]);
  const rest = from.timeline.actualCount - quarters * 3;
  const last = startOf(books) + actualCount - 1;
  const leftOut =
    rest > 0
      ? [
          `${rest === 1 ? "The last month is" : "The last 2 months are"} no whole quarter to ${monthLabel(last)}: the forecast begins before ${rest === 1 ? "it" : "them"}.`,
        ]
      : [];
  const forecast = Math.ceil(forecastMonths / 3);
  // A year whose quarters cannot be reached has none of them actual.
  const start = writeDay(firstDayOf(quarterStart(startOf(from), yearEndMonth)));
  const timeline: Timeline = {
    ...from.timeline,
    unit: "quarter",
    start,
    actualCount: quarters,
    periodCount: quarters + forecast,
  };
  return { timeline, accounts: from.accounts, actuals: Object.fromEntries(actuals), leftOut };
}

/** The first month of the quarter that holds a month. */
function quarterStart(month: Month, yearEndMonth: number): Month {
  return month - ((((monthInYear(month) - yearEndMonth - 1) % 3) + 3) % 3);
}

function byWeek(books: FittedBooks, forecastMonths: number): Shape {
  const from = startedLater(books, books.timeline.actualCount);
  const next = firstDayOf(startOf(books) + books.timeline.actualCount);
  const wait = (7 - weekdayOf(next)) % 7;
  const leftOut = [
    "Books are by month, so weeks begin without actual ones, on the balances of the last month's end.",
  ];
  if (wait > 0)
    leftOut.push(
      `The first week begins on ${dayWords(next + wait)}, ${wait === 1 ? "a day" : `${wait} days`} after the month in which the books end.`,
    );
  const weeks = Math.round((forecastMonths * 52) / 12);
  if (weeks > WEEKS_MOST) leftOut.push("Weeks are forecast for a year; take months for longer.");
  const timeline: Timeline = {
    ...from.timeline,
    unit: "week",
    start: writeDay(next + wait),
    actualCount: 0,
    periodCount: Math.min(WEEKS_MOST, weeks),
  };
  return { timeline, accounts: from.accounts, actuals: {}, leftOut };
}

const startOf = ({ timeline }: Pick<FittedBooks, "timeline">): Month =>
  monthOfDay(readDay(timeline.start) ?? 0);

/** The same books from a later month on: what moved before stands in the openings, with the years turned. */
function startedLater(books: FittedBooks, months: number): FittedBooks {
  if (months === 0) return books;
  const { accounts, actuals, timeline } = books;
  const start = startOf(books);
  const retained = accounts.find(({ line }) => line === "retainedEarnings")?.id;
  let openings = new Map(accounts.map(({ id, opening = 0 }) => [id, opening]));
  for (let at = 0; at < months; at++) {
    if (monthInYear(start + at - 1) === timeline.yearEndMonth)
      openings = turned(openings, accounts, retained);
    for (const { id } of accounts)
      openings.set(id, exact((openings.get(id) ?? 0) + (actuals[id]?.[at] ?? 0)));
  }
  return {
    ...books,
    timeline: {
      ...timeline,
      start: writeDay(firstDayOf(start + months)),
      actualCount: timeline.actualCount - months,
    },
    accounts: accounts.map((account) => {
      const { opening: _, ...rest } = account;
      const opening = openings.get(account.id) ?? 0;
      return opening === 0 ? rest : { ...rest, opening };
    }),
    actuals: Object.fromEntries(
      Object.entries(actuals).map(([id, series]) => [id, series.slice(months)]),
    ),
  };
}

/** With a new year, revenue and costs of the last join what was kept in the business. */
function turned(
  openings: Map<string, number>,
  accounts: readonly Account[],
  retained: string | undefined,
) {
  const next = new Map(openings);
  for (const { id, line } of accounts) {
    if (retained === undefined || standardLine(line)?.statement !== "profitAndLoss") continue;
    next.set(retained, exact((next.get(retained) ?? 0) + (next.get(id) ?? 0)));
    next.set(id, 0);
  }
  return next;
}

/** Sums of cents are cents again, in any currency. */
const exact = (amount: number) => Math.round(amount * 1000) / 1000;
