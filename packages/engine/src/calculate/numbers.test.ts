import { expect, test } from "vitest";
import { nthRoot, roundHalfAway } from "./numbers.ts";

test("a half rounds away from zero, at the fifteen digits a spreadsheet keeps", () => {
  expect([2.5, -2.5, 1.005, 0.285].map((value) => roundHalfAway(value, 2))).toEqual([
    2.5, -2.5, 1.01, 0.29,
  ]);
  expect(roundHalfAway(-1234.5, -2)).toBe(-1200);
  expect(roundHalfAway(2.5, 0)).toBe(3);
});

test("the twelfth root of a year's growth compounds back to it", () => {
  const month = nthRoot(1.08, 12);
  expect(month).toBeCloseTo(1.00643403011, 12);
  expect(nthRoot(0, 12)).toBe(0);
  expect(nthRoot(-8, 3)).toBe(0);
});

test("the root of what is no finite number comes back instead of running forever", () => {
  expect(nthRoot(Number.POSITIVE_INFINITY, 3)).toBe(Number.POSITIVE_INFINITY);
  expect(nthRoot(Number.NaN, 3)).toBeNaN();
});
