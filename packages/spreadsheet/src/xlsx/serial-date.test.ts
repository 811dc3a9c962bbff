import { expect, test } from "vitest";
import { dateText, isoDateText } from "./serial-date.ts";

test.each([
  [1, "1900-01-01"],
  [59, "1900-02-28"],
  [61, "1900-03-01"],
  [25_569, "1970-01-01"],
  [46_203, "2026-06-30"],
  [46_203.75, "2026-06-30T18:00:00"],
  [2_958_465, "9999-12-31"],
])("counted from 1900, day %d is %s", (serial, text) => {
  expect(dateText(serial, "date", false)).toBe(text);
});

test.each([
  [0, "1904-01-01"],
  [44_741, "2026-06-30"],
  [60, "1904-03-01"],
])("counted from 1904, day %d is %s", (serial, text) => {
  expect(dateText(serial, "date", true)).toBe(text);
});

test("a time a hair before midnight is the next day, not 24 o'clock", () => {
  expect(dateText(46_202.999_999_9, "date", false)).toBe("2026-06-30");
});

test("a time of day has no date, and a time with a date keeps it", () => {
  expect(dateText(0.5, "time", false)).toBe("12:00:00");
  expect(dateText(46_203.5, "time", false)).toBe("2026-06-30T12:00:00");
});

test.each([-1, 0, 0.5, 60, 60.5, 2_958_466, 1e300])("day %d is no date", (serial) => {
  expect(dateText(serial, "date", false)).toBeUndefined();
});

test("stored ISO dates lose a time of midnight and what is no date is none", () => {
  expect(isoDateText("2026-06-30T00:00:00.000Z")).toBe("2026-06-30");
  expect(isoDateText("2026-06-30T13:45:00")).toBe("2026-06-30T13:45:00");
  expect(isoDateText("2026-13-30")).toBeUndefined();
  expect(isoDateText("yesterday")).toBeUndefined();
});
