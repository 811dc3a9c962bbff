import { expect, test } from "vitest";
import { daysLeft } from "./days-left.ts";

const now = new Date("2026-11-16T09:00:00Z");

test.each([
  ["2026-11-23T09:00:00Z", "7 days left", false],
  ["2026-11-17T09:00:01Z", "2 days left", false],
  ["2026-11-16T09:00:01Z", "1 day left", true],
  ["2026-11-15T09:00:00Z", "0 days left", true],
])("what is open until %s has %s", (until, text, isSoon) => {
  expect(daysLeft(new Date(until), now)).toEqual({ text, isSoon });
});
