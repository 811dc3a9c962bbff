import { expect, test } from "vitest";
import { yearEndMonthOf } from "./year-end.ts";

test("years end with a month's last day, in February on the 28th or the 29th", () => {
  expect(yearEndMonthOf("Acorn", 6, 30)).toBe(6);
  expect([yearEndMonthOf("Acorn", 2, 28), yearEndMonthOf("Acorn", 2, 29)]).toEqual([2, 2]);
});

test("a year that ends on 5 April is refused, since only whole months can be read", () => {
  expect(() => yearEndMonthOf("Acorn", 4, 5)).toThrow(
    "Acorn ends its year on day 5 of month 4, not on 30 April; only years of whole months can be read.",
  );
});
