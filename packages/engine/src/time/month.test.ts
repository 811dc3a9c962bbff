import { expect, test } from "vitest";
import {
  daysInMonth,
  financialYearOf,
  monthInYear,
  monthLabel,
  monthOf,
  quarterLabel,
  yearEndLabel,
  yearOf,
} from "./month.ts";

const february2027 = monthOf(2027, 2);

test("a month is one number: February 2027 is 24,325 months after January of the year 0", () => {
  expect(february2027).toBe(24_325);
  expect(yearOf(february2027)).toBe(2027);
  expect(monthInYear(february2027)).toBe(2);
});

test("the month after December is January of the next year", () => {
  const month = monthOf(2026, 12) + 1;
  expect([yearOf(month), monthInYear(month)]).toEqual([2027, 1]);
});

test("February has 29 days in 2028 and 2000, and 28 in 2027, 1900 and 2100", () => {
  const days = [2028, 2000, 2027, 1900, 2100].map((year) => daysInMonth(monthOf(year, 2)));
  expect(days).toEqual([29, 29, 28, 28, 28]);
});

test("the months of 2027 have 365 days between them and those of 2028 have 366", () => {
  const daysOf = (year: number) =>
    Array.from({ length: 12 }, (_, index) => daysInMonth(monthOf(year, index + 1))).reduce(
      (sum, days) => sum + days,
    );
  expect([daysOf(2027), daysOf(2028)]).toEqual([365, 366]);
});

test("a month is labelled by its first three letters and two digits of the year", () => {
  expect(monthLabel(february2027)).toBe("Feb-27");
  expect(monthLabel(monthOf(2009, 9))).toBe("Sep-09");
});

test("with a June year end, June 2027 is the last month of FY27 and July begins FY28", () => {
  expect(financialYearOf(monthOf(2027, 6), 6)).toBe(2027);
  expect(financialYearOf(monthOf(2027, 7), 6)).toBe(2028);
  expect(financialYearOf(monthOf(2026, 7), 6)).toBe(2027);
});

test("with a December year end, the financial year is the calendar year", () => {
  expect(financialYearOf(monthOf(2027, 1), 12)).toBe(2027);
  expect(financialYearOf(monthOf(2027, 12), 12)).toBe(2027);
});

test("a year ends on the last day of its month", () => {
  expect([6, 12, 3, 9, 2].map(yearEndLabel)).toEqual([
    "30 June",
    "31 December",
    "31 March",
    "30 September",
    "28 February",
  ]);
});

test("there is no thirteenth month", () => {
  expect(() => yearEndLabel(13)).toThrow("13 is not a month of the year");
  expect(() => yearEndLabel(0)).toThrow("0 is not a month of the year");
});

test("a quarter is named by its place in the financial year: July 2026 is in Q1 FY27 of June's, in Q3 FY26 of December's", () => {
  const july2026 = monthOf(2026, 7);
  expect([6, 12, 3, 7].map((yearEnd) => quarterLabel(july2026, yearEnd))).toEqual([
    ...["Q1 FY27", "Q3 FY26", "Q2 FY27", "Q4 FY26"],
  ]);
});
