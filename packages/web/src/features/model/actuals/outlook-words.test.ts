import { expect, test } from "vitest";
import { floorWords, gapWords, lowestLabel, lowestWords } from "./outlook-words.ts";

const now = { label: "Oct-26", was: 552_322, is: 552_863 };
const ahead = [
  { label: "Nov-26", was: 590_384, is: 589_602.4 },
  { label: "Dec-26", was: 540_000, is: 589_700 },
];

test("what becomes of the difference and where cash is lowest was left to be found in a list: it is said", () => {
  expect(gapWords(now, ahead)).toBe(
    "Cash is 541 higher at the end of Oct-26, and 49,700 higher by Dec-26.",
  );
  expect(lowestWords(ahead)).toBe(
    "The lowest cash from Nov-26 on is 589,602 in Nov-26; until now it was 540,000 in Dec-26.",
  );
});

test("a period that becomes actual was lower than what was called lowest ahead: it says from when on", () => {
  expect(lowestLabel(ahead)).toBe("Lowest from Nov-26 on");
});

test("a roll-forward that moves nothing says so, and without periods ahead nothing is said", () => {
  const same = [{ label: "Nov-26", was: 10, is: 10 }];
  expect(gapWords({ label: "Oct-26", was: 5, is: 5 }, same)).toBe(
    "Cash stays as it was forecast, up to Nov-26.",
  );
  expect(lowestWords(same)).toBe("The lowest cash from Nov-26 on is 10 in Nov-26, as until now.");
  expect([gapWords(now, []), lowestWords([])]).toEqual(["", ""]);
});

test("a floor that is broken by what has happened is told with its period, and one that never was is not", () => {
  const low = { label: "Feb-27", was: 120, is: 80, floor: 100 };
  const fine = { label: "Mar-27", was: 130, is: 125, floor: 100 };
  expect(floorWords([low, fine])).toBe(
    "Cash is below its floor in Feb-27, by 20 at most; until now it never was.",
  );
  expect(floorWords([low, { ...fine, was: 90, is: 70 }])).toBe(
    "Cash is below its floor in 2 of 2 periods, from Feb-27 on, by 30 at most.",
  );
  expect(floorWords([{ ...low, was: 80, is: 120 }])).toBe(
    "Cash stays above its floor; until now it fell below it.",
  );
  expect([floorWords([fine]), floorWords([{ label: "Apr-27", was: 1, is: -1 }])]).toEqual(["", ""]);
});
