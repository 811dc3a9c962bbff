import { expect, test } from "vitest";
import {
  formatAmount,
  formatCurrency,
  formatDate,
  formatDateTime,
  formatDurationClock,
  formatDurationHm,
  formatFileSize,
  formatPercent,
} from "./format.ts";

test.each([
  [1234.5, true, "AUD 1,234.50"],
  [0, true, "AUD 0.00"],
  [-0.001, true, "AUD 0.00"],
  [-49, true, "-AUD 49.00"],
  [1234.5, false, "USD 1,234.50"],
])("%d with the AUD flag %s is %s", (amount, isAud, written) => {
  expect(formatCurrency(amount, isAud).replace("\u00a0", " ")).toBe(written);
});

test.each([
  [0, "–"],
  [-0, "–"],
  [0.4, "–"],
  [-0.4, "–"],
  [1_234_567, "1,234,567"],
  [-20_922, "(20,922)"],
])("the figure %d is written %s", (amount, written) => {
  expect(formatAmount(amount)).toBe(written);
});

test("negatives may be written with a minus, and cents may be shown", () => {
  expect(formatAmount(-20_922.5, { negatives: "minus", decimals: 2 })).toBe("−20,922.50");
});

test.each([
  [0.125, "12.5%"],
  [-0.02, "(2.0%)"],
  [0, "–"],
  [12, "1,200.0%"],
])("the ratio %d is written %s", (ratio, written) => {
  expect(formatPercent(ratio)).toBe(written);
});

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1023 bytes"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [1024 * 1024 - 1, "1 MB"],
  [1024 * 1024, "1 MB"],
  [5.25 * 1024 * 1024, "5.3 MB"],
  [3000 * 1024 * 1024, "3,000 MB"],
])("%d bytes are %s", (bytes, written) => {
  expect(formatFileSize(bytes)).toBe(written);
});

test.each([
  [0, "0h 0m", "00:00"],
  [5, "0h 5m", "00:05"],
  [65, "1h 5m", "01:05"],
  [59.6, "1h 0m", "01:00"],
  [6000, "100h 0m", "100:00"],
])("%d minutes are %s or %s", (minutes, hm, clock) => {
  expect(formatDurationHm(minutes)).toBe(hm);
  expect(formatDurationClock(minutes)).toBe(clock);
});

const MONDAY_MORNING = new Date(2026, 10, 16, 9, 42);

test.each([
  [new Date(2026, 10, 16, 0, 0), "Today at 0:00"],
  [new Date(2026, 10, 16, 9, 5), "Today at 9:05"],
  [new Date(2026, 10, 15, 23, 59), "Yesterday at 23:59"],
  [new Date(2026, 10, 14, 16, 48), "Saturday at 16:48"],
  [new Date(2026, 10, 10, 0, 0), "Tuesday at 0:00"],
  [new Date(2026, 10, 9, 23, 59), "9 Nov 2026"],
  [new Date(2025, 0, 1, 12, 0), "1 Jan 2025"],
  [new Date(2026, 10, 17, 0, 0), "17 Nov 2026"],
])("on Monday 16 November 2026, %s reads %s", (date, written) => {
  expect(formatDateTime(date, MONDAY_MORNING)).toBe(written);
});

test("a date alone is written day, month, year", () => {
  expect(formatDate(new Date(2026, 10, 6))).toBe("6 Nov 2026");
});

test("months are always three letters", () => {
  const months = Array.from({ length: 12 }, (_, month) => formatDate(new Date(2026, month, 1)));
  expect(months.map((date) => date.split(" ")[1])).toEqual(
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  );
});
