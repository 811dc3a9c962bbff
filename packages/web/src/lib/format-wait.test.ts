import { expect, test } from "vitest";
import { formatWait, minutesSince } from "./format-wait.ts";

test.each([
  [0, "0h 0m"],
  [18, "0h 18m"],
  [341, "5h 41m"],
  [1439, "23h 59m"],
  [1440, "1d 0h"],
  [4230, "2d 22h"],
])("%i minutes of waiting are %s", (minutes, words) => {
  expect(formatWait(minutes)).toBe(words);
});

test("a clock that is behind the server's makes no wait below 0", () => {
  const now = new Date("2030-01-15T09:00:00Z");
  expect(minutesSince("2030-01-15T09:00:30Z", now)).toBe(0);
  expect(minutesSince("2030-01-15T08:41:59Z", now)).toBe(18);
});
