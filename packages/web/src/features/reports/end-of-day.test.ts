import { expect, test } from "vitest";
import { dayOf, endOfDay } from "./end-of-day.ts";

test("a link that works until a day works until its last second here, and is shown with that day", () => {
  const end = endOfDay("2026-12-01");
  expect(end && new Date(end).toString()).toContain("Dec 01 2026 23:59:59");
  expect(dayOf(end)).toBe("2026-12-01");
  expect([endOfDay(null), dayOf(null)]).toEqual([null, null]);
});
