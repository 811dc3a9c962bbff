import { expect, test } from "vitest";
import { formatMonth, parseMonth } from "./month-text.ts";

test.each([
  ["Feb-27", "2027-02"],
  ["feb 27", "2027-02"],
  ["Feb 2027", "2027-02"],
  ["february 2027", "2027-02"],
  ["2/2027", "2027-02"],
  ["02-27", "2027-02"],
  ["2027-02", "2027-02"],
  ["sept 26", "2026-09"],
])("%j is read as %s", (text, month) => {
  expect(parseMonth(text)).toBe(month);
});

test.each(["", "Feb", "13/2027", "2027-00", "Foo-27", "2027"])("%j is no month", (text) => {
  expect(parseMonth(text)).toBeNull();
});

test("a month is shown as its name and two digits of its year", () => {
  expect(formatMonth("2027-02")).toBe("Feb-27");
  expect(formatMonth("2009-12")).toBe("Dec-09");
});
