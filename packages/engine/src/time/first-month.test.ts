import { expect, test } from "vitest";
import { beginningsText, beginsPeriod } from "./first-month.ts";
import { monthOf } from "./month.ts";
import type { TimeUnit } from "./timeline.ts";

test.each<[TimeUnit, number, number[]]>([
  ["month", 6, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ["quarter", 6, [1, 4, 7, 10]],
  ["quarter", 5, [3, 6, 9, 12]],
  ["year", 6, [7]],
  ["year", 12, [1]],
])("a %s of a financial year that ends in month %i begins in %j", (unit, yearEnd, months) => {
  const all = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(all.filter((month) => beginsPeriod(unit, monthOf(2026, month), yearEnd))).toEqual(months);
});

test.each<[TimeUnit, number, string]>([
  ["month", 6, "Enter a month, such as Jul-26."],
  ["quarter", 6, "Quarters begin in Jul, Oct, Jan or Apr where the year ends in Jun."],
  ["year", 12, "Years begin in Jan where the year ends in Dec."],
])("where a %s begins after month %i is told as %j", (unit, yearEnd, text) => {
  expect(beginningsText(unit, yearEnd)).toBe(text);
});
