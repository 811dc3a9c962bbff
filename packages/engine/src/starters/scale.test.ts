import { expect, test } from "vitest";
import {
  amountByMonth,
  billedAhead,
  dayAfter,
  firstMonthOf,
  flowsBefore,
  levelByMonth,
  monthAfterYearEnd,
  onDayOfMonth,
  owedAtStart,
  periodsIn,
  seasonal,
} from "./scale.ts";
import { type StarterChoice, TIME_SERIES, type TimeSeries } from "./starter.ts";

function choiceOf(timeSeries: TimeSeries, start = "2026-07-01"): StarterChoice {
  return { name: "Test", timeSeries, start, yearEndMonth: 6, currency: "AUD" };
}

const { monthly1, quarterly5, annual10, weekly13 } = TIME_SERIES;

test("three months are 3 months, 1 quarter, 13 weeks and at least one year", () => {
  const periods = [monthly1, quarterly5, weekly13, annual10].map((each) =>
    periodsIn(choiceOf(each), 3),
  );
  expect(periods).toEqual([3, 1, 13, 1]);
});

test("a level by month is the average of the period's months", () => {
  const stepsUp = (month: number) => (month < 6 ? 10 : 12);
  expect(levelByMonth(choiceOf(quarterly5), stepsUp).slice(0, 4)).toEqual([10, 10, 12, 12]);
  expect(levelByMonth(choiceOf(annual10), stepsUp).slice(0, 2)).toEqual([11, 12]);
});

test("an amount by month is the sum of the period's months, and a week has its days of it", () => {
  expect(amountByMonth(choiceOf(quarterly5), () => 100)[0]).toBe(300);
  expect(amountByMonth(choiceOf(annual10), () => 100)[0]).toBe(1200);
  // 29 and 30 June, then five days of July: 2 × 3000 ÷ 30 and 5 × 3100 ÷ 31.
  const weekly = amountByMonth(choiceOf(weekly13, "2026-06-29"), (month) =>
    month === 0 ? 3000 : 3100,
  );
  expect(weekly.slice(0, 2)).toEqual([700, 700]);
});

test("a season is averaged over the months of a period", () => {
  const weights = [1, 1, 1, 1, 1, 1, 0.5, 1, 1.5, 1, 1, 1];
  expect(seasonal(choiceOf(monthly1), 0.6, weights).slice(0, 3)).toEqual([0.3, 0.6, 0.9]);
  expect(seasonal(choiceOf(quarterly5), 0.6, weights)[0]).toBe(0.6);
});

test("the first of a month falls in the week of 29 June, and next in that of 27 July", () => {
  const weeks = onDayOfMonth(choiceOf(weekly13, "2026-06-29"), 1);
  expect(weeks).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0]);
});

test("the flows before the first period reach back through the days asked for", () => {
  expect(flowsBefore(choiceOf(monthly1), 1200, 45)).toEqual([100, 100, 100]);
  expect(flowsBefore(choiceOf(annual10), 1200, 45)).toEqual([1200, 1200]);
  expect(flowsBefore(choiceOf(weekly13, "2026-06-29"), 36_500, 14)).toEqual([700, 700, 700]);
});

test("at a quarter's start its last return is owed; after its due day only what has run since", () => {
  const cycle = { months: 3, endMonth: 12, dueDays: 28 };
  const owed = (start: string) => owedAtStart(choiceOf(monthly1, start), 3650, cycle);
  expect(owed("2026-07-01")).toEqual({ running: 0, ended: 913 });
  expect(owed("2026-08-01")).toEqual({ running: 310, ended: 0 });
  expect(owed("2026-07-20")).toEqual({ running: 190, ended: 913 });
});

test("days and months are counted from the start and from the year's end", () => {
  const choice = choiceOf(monthly1);
  expect(dayAfter(choice, 9)).toBe("2027-04-01");
  expect([0, 3, 5, 12].map((months) => monthAfterYearEnd(choice, months))).toEqual([6, 9, 11, 6]);
  expect([monthly1, quarterly5, annual10].map((each) => firstMonthOf(choiceOf(each)))).toEqual([
    7, 9, 6,
  ]);
});

test("of 1200 billed evenly for a year ahead 550 is still to be earned by months, 450 by quarters", () => {
  expect([12, 4, 1].map((periods) => billedAhead(1200, periods))).toEqual([550, 450, 0]);
});
