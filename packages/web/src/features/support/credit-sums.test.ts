import { readDay } from "@app/engine/time/day";
import { monthOf } from "@app/engine/time/month";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shortDayText } from "#lib/day-text.ts";
import { dayOfChange, firstMonth, monthName, usedSince, weeklyBalances } from "./credit-sums.ts";
import type { CreditChange } from "./support-queries.ts";

beforeEach(() => void vi.stubEnv("TZ", "America/Los_Angeles"));
afterEach(() => void vi.unstubAllEnvs());

const given = (at: string, minutesAfter: number): CreditChange => ({
  ...{ at, kind: "given", day: at.slice(0, 10), minutes: 120, minutesAfter },
});
const used = (at: string, minutes: number, minutesAfter: number): CreditChange => ({
  ...{ at, kind: "used", day: null, minutes: -minutes, minutesAfter },
});
const CHANGES = [
  given("2026-10-01T00:00:00.000Z", 120),
  used("2026-10-20T20:00:00.000Z", 20, 100),
  given("2026-11-01T00:00:00.000Z", 220),
  // Still October's last evening in Los Angeles, as its row says.
  used("2026-11-01T03:00:00.000Z", 15, 205),
  used("2026-11-18T20:00:00.000Z", 25, 180),
];
const TODAY = readDay("2026-11-18") ?? 0;

test("November's credit read “31 Oct” west of UTC, and now is of the first of November", () => {
  const [, , november] = CHANGES;
  expect(november && dayOfChange(november)).toBe(readDay("2026-11-01"));
  expect(shortDayText(november?.day ?? "")).toBe("1 Nov 2026");
});

test("what was used in a month and since the first change is what the rows of those days say", () => {
  expect(usedSince(CHANGES, monthOf(2026, 11))).toMatchObject({ minutes: 25, replyCount: 1 });
  expect(firstMonth(CHANGES)).toBe(monthOf(2026, 10));
  expect(usedSince(CHANGES, monthOf(2026, 10))).toMatchObject({ minutes: 60, replyCount: 3 });
  expect(firstMonth([])).toBeUndefined();
});

test("balances are told week by week up to today, the last being what is left", () => {
  expect(weeklyBalances(CHANGES, TODAY).map(({ minutes }) => minutes)).toEqual([
    ...[120, 120, 100, 100, 205, 205, 180],
  ]);
  expect(weeklyBalances([], TODAY)).toEqual([]);
});

test("a month of another year is named with it", () => {
  expect(monthName(monthOf(2026, 7), TODAY)).toBe("July");
  expect(monthName(monthOf(2025, 12), TODAY)).toBe("December 2025");
});
