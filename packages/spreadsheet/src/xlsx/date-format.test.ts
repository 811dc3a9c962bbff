import { expect, test } from "vitest";
import { builtInDateKind, formatDateKind } from "./date-format.ts";

test.each([
  "yyyy-mm-dd",
  "[$-C09]d mmm\\ yyyy;@",
  "mmm-yy",
  "mmmm",
  'd" de "mmmm" de "yyyy',
  "dd/mm/yyyy hh:mm AM/PM",
])("%s shows a date", (format) => {
  expect(formatDateKind(format)).toBe("date");
});

test.each(["h:mm", "hh:mm:ss AM/PM", "mm:ss.0"])("%s shows a time of day", (format) => {
  expect(formatDateKind(format)).toBe("time");
});

test.each([
  "General",
  "#,##0;(#,##0);-",
  "[Red]0.00",
  '0 "days"',
  "0\\d",
  "_(* #,##0.00_);_(* (#,##0.00)",
  "[$-409]#,##0",
  "0.00E+00",
  "[h]:mm:ss",
  "@",
  '"Sales for the month"',
  "_d0",
])("%s shows a number or text", (format) => {
  expect(formatDateKind(format)).toBeUndefined();
});

test("formats known by number: 14 and 17 are dates, 20 a time, 46 and 9 an amount", () => {
  expect([14, 17, 20, 46, 9].map(builtInDateKind)).toEqual([
    "date",
    "date",
    "time",
    undefined,
    undefined,
  ]);
});
