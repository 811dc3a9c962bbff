import { describe, expect, test } from "vitest";
import { readDay } from "./day.ts";
import { faultOf, periodOfDay, periodsOf, type Timeline } from "./timeline.ts";

const monthly: Timeline = {
  unit: "month",
  start: "2026-05-01",
  periodCount: 4,
  yearEndMonth: 6,
  actualCount: 0,
};

test("months follow each other, and the financial year turns after its last month", () => {
  expect(
    periodsOf(monthly).map(({ label, days, isYearStart, isYearEnd }) => [
      label,
      days,
      isYearStart,
      isYearEnd,
    ]),
  ).toEqual([
    ["May-26", 31, false, false],
    ["Jun-26", 30, false, true],
    ["Jul-26", 31, true, false],
    ["Aug-26", 31, false, false],
  ]);
});

test("a week belongs to the financial year of its Sunday", () => {
  const weekly: Timeline = { ...monthly, unit: "week", start: "2026-06-22", periodCount: 2 };
  expect(
    periodsOf(weekly).map(({ label, financialYear, isYearStart }) => [
      label,
      financialYear,
      isYearStart,
    ]),
  ).toEqual([
    ["28 Jun-26", 2026, false],
    ["5 Jul-26", 2027, true],
  ]);
});

test("a day falls in the period that holds it, also before the first", () => {
  const quarterly: Timeline = { ...monthly, unit: "quarter", start: "2026-07-01" };
  const periods = ["2026-06-30", "2026-07-01", "2026-12-31", "2028-01-01"].map((day) =>
    periodOfDay(quarterly, readDay(day) ?? 0),
  );
  expect(periods).toEqual([-1, 0, 1, 6]);
});

test("quarters are named as the year's own, and by their last month where they lie across its quarters", () => {
  const labels = (start: string) =>
    periodsOf({ ...monthly, unit: "quarter", start, periodCount: 2 }).map(({ label }) => label);
  expect(labels("2026-07-01")).toEqual(["Q1 FY27", "Q2 FY27"]);
  expect(labels("2026-08-01")).toEqual(["Oct-26", "Jan-27"]);
});

describe("a timeline that cannot be", () => {
  test.each<[Partial<Timeline>, string]>([
    [{ start: "2026-02-30" }, "The start is not a day of the calendar."],
    [{ unit: "week", start: "2026-06-23" }, "A weekly model starts on a Monday."],
    [{ start: "2026-05-02" }, "The start is not the first day of a month."],
    [{ periodCount: 241 }, "A model has 1 to 240 months."],
    [{ unit: "week", start: "2026-06-22", periodCount: 521 }, "A model has 1 to 520 weeks."],
    [{ yearEndMonth: 13 }, "The financial year ends in month 1 to 12."],
    [{ actualCount: 5 }, "There are more actual periods than periods."],
  ])("%j is told in words", (change, fault) => {
    expect(faultOf({ ...monthly, ...change })).toBe(fault);
  });

  test("one that can be has no fault", () => expect(faultOf(monthly)).toBeUndefined());
});
