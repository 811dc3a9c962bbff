import { expect, test } from "vitest";
import { durationWords, nextSync, pastWords } from "./moments.ts";

const now = new Date(2026, 10, 16, 9, 42);
const nextWords = (nextSyncAt: string | null, today: Date) =>
  nextSync({ state: "up-to-date", nextSyncAt }, today);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).toISOString();

test("the next sync is told by the reader's own day", () => {
  expect(nextWords(at(16, 23), now)).toBe("Today at 23:05");
  expect(nextWords(at(17, 6), now)).toBe("Tomorrow at 6:05");
  expect(nextWords(at(18, 6), now)).toBe("18 Nov 2026");
});

test("a sync that is due is soon, and one that nobody scheduled is said to be none", () => {
  expect(nextWords(at(16, 9), now)).toBe("Soon");
  expect(nextWords(null, now)).toBe("Not scheduled");
});

test("a sign-in that ended waits for a person, whatever was scheduled", () => {
  const ended = { state: "needs-reconnecting", nextSyncAt: at(17, 6) } as const;
  expect(nextSync(ended, now)).toBe("After reconnecting");
});

test("what never happened is a dash", () => {
  expect(pastWords(null, now)).toBe("–");
  expect(pastWords(at(16, 6), now)).toBe("Today at 6:05");
});

test("seconds have a tenth below a minute, and none above", () => {
  expect(durationWords(19_240)).toBe("19.2 s");
  expect(durationWords(65_400)).toBe("1 min 5 s");
});
