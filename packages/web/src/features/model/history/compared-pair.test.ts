import { expect, test } from "vitest";
import { comparedPair, repicked } from "./compared-pair.ts";

const rows = [
  { version: 15, fromVersion: 12 },
  { version: 11, fromVersion: 11 },
];

test("unsaid, the newest is compared with the end of the row before, or the beginning of its own", () => {
  expect(comparedPair({}, rows)).toEqual({ from: 11, to: 15 });
  expect(comparedPair({}, rows.slice(0, 1))).toEqual({ from: 12, to: 15 });
  expect(comparedPair({}, [{ version: 1, fromVersion: 1 }])).toBeUndefined();
});

test("an address with the later version first is read the other way around, not as a model with one version", () => {
  expect(comparedPair({ from: 15, to: 1 }, rows)).toEqual({ from: 1, to: 15 });
  expect(comparedPair({ from: 2, to: 2 }, rows)).toEqual({ from: 2, to: 2 });
});

test("picking another keeps the one that is further away", () => {
  const pair = { from: 4, to: 10 };
  expect([3, 5, 9, 12, 4].map((version) => repicked(pair, version))).toEqual([
    { from: 3, to: 10 },
    { from: 5, to: 10 },
    { from: 4, to: 9 },
    { from: 4, to: 12 },
    pair,
  ]);
});
