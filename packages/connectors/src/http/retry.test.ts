import { expect, test } from "vitest";
import { testTiming } from "#testing/test-timing.ts";
import { retryAfterMs, waitBeforeRetry } from "./retry.ts";

test("waits double from half a second, lie between half and all of it, and end at 30 s", () => {
  const halves = [1, 2, 3, 4].map((tries) => waitBeforeRetry(tries, () => 0));
  const wholes = [1, 2, 3, 4].map((tries) => waitBeforeRetry(tries, () => 1));
  expect(halves).toEqual([250, 500, 1_000, 2_000]);
  expect(wholes).toEqual([500, 1_000, 2_000, 4_000]);
  expect(waitBeforeRetry(20, () => 1)).toBe(30_000);
});

test("Retry-After is read in seconds and as a date, and never as something else", () => {
  const timing = { ...testTiming(Date.UTC(2027, 0, 1)), random: () => 0 };
  expect(retryAfterMs("17", timing)).toBe(17_000);
  expect(retryAfterMs("Fri, 01 Jan 2027 00:01:00 GMT", timing)).toBe(60_000);
  expect(retryAfterMs("Thu, 31 Dec 2026 23:00:00 GMT", timing)).toBe(0);
  for (const nonsense of ["soon", "-5", "1.5", "NaN", "1e9", "Infinity", "", "May 2040", "0x10"]) {
    expect(retryAfterMs(nonsense, timing), nonsense).toBeUndefined();
  }
  expect(retryAfterMs(undefined, timing)).toBeUndefined();
});

test("a Retry-After of a year, or of more digits than a number has, is one of a day", () => {
  const timing = { ...testTiming(), random: () => 0 };
  const day = 24 * 60 * 60_000;
  for (const long of ["31536000", "9".repeat(400), "Fri, 31 Dec 9999 23:59:59 GMT"]) {
    expect(retryAfterMs(long, timing)).toBe(day);
  }
});
