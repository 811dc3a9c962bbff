import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { firstDayOf, lastDayOf, monthOfDay, yearStartOf } from "./day.ts";

test("a month runs from its first day to its last, also in a leap February", () => {
  const february = monthOf(2028, 2);
  expect([firstDayOf(february), lastDayOf(february)]).toEqual(["2028-02-01", "2028-02-29"]);
  expect(monthOfDay("2028-02-29")).toBe(february);
});

test("a year that ends in June starts in July, one that ends in December in January", () => {
  expect(yearStartOf(monthOf(2027, 6), 6)).toBe(monthOf(2026, 7));
  expect(yearStartOf(monthOf(2027, 7), 6)).toBe(monthOf(2027, 7));
  expect(yearStartOf(monthOf(2027, 12), 12)).toBe(monthOf(2027, 1));
});

test("what is no day is refused instead of giving a month that does not exist", () => {
  expect(monthOfDay("2027-06-30T00:00:00")).toBe(monthOf(2027, 6));
  for (const day of ["2027-13-01", "2027-00-01", "27-06-30", "30/06/2027", "", "2027-06-32"]) {
    expect(() => monthOfDay(day), day).toThrow("is not a day");
  }
});
