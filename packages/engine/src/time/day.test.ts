import { expect, test } from "vitest";
import { firstDayOf, lastDayOf, monthOfDay, readDay, weekdayOf, writeDay } from "./day.ts";
import { monthOf } from "./month.ts";

test.each([
  ["1970-01-01", 0],
  ["1969-12-31", -1],
  ["2000-02-29", 11_016],
  ["2026-07-01", 20_635],
  ["2100-03-01", 47_541],
])("%s is day %d, and the other way round", (text, day) => {
  expect(readDay(text)).toBe(day);
  expect(writeDay(day)).toBe(text);
});

test.each(["2027-02-29", "2027-13-01", "2027-00-10", "2027-1-1", "today", ""])(
  "%s is not a day",
  (text) => expect(readDay(text)).toBeUndefined(),
);

test("every day of eight hundred years lies in the month that it is written with", () => {
  for (let day = firstDayOf(monthOf(1800, 1)); day <= lastDayOf(monthOf(2599, 12)); day += 1) {
    const month = monthOfDay(day);
    if (firstDayOf(month) > day || lastDayOf(month) < day) throw new Error(writeDay(day));
  }
});

test("29 June 2026 was a Monday and 5 July a Sunday", () => {
  expect([readDay("2026-06-29"), readDay("2026-07-05")].map((day) => weekdayOf(day ?? 0))).toEqual([
    0, 6,
  ]);
});
