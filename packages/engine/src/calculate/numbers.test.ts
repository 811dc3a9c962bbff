import { expect, test } from "vitest";
import { nthRoot, roundAtFifteenDigits, roundHalfAway } from "./numbers.ts";

test("a half rounds away from zero, at the fifteen digits a spreadsheet keeps", () => {
  expect([2.5, -2.5, 1.005, 0.285].map((value) => roundHalfAway(value, 2))).toEqual([
    2.5, -2.5, 1.01, 0.29,
  ]);
  expect(roundHalfAway(-1234.5, -2)).toBe(-1200);
  expect(roundHalfAway(2.5, 0)).toBe(3);
});

test("what is far from a half is rounded without its digits, to the same number", () => {
  const values = Array.from({ length: 20_000 }, (_, index) => {
    const size = 10 ** ((index % 17) - 4);
    return (index % 3 === 0 ? -1 : 1) * Math.sin(index) * size;
  });
  const halves = [0.5, 1.005, 2.675, 99.995, 1e10 + 0.005, 0.0049999, 0.0050001].flatMap((half) =>
    [-1, 1].flatMap((sign) => [half * sign, half * sign * (1 + 2 ** -52)]),
  );
  const all = [...values, ...halves, 0, -0, 1e300, Number.NaN, Number.NEGATIVE_INFINITY];
  const others = [-2, 0, 1, 2, 4, 6, 9].flatMap((digits) =>
    all.filter((value) => {
      const slow = roundAtFifteenDigits(value, digits);
      return !Object.is(roundHalfAway(value, digits), slow);
    }),
  );
  expect(others).toEqual([]);
});

test("the twelfth root of a year's growth compounds back to it", () => {
  const month = nthRoot(1.08, 12);
  expect(month).toBeCloseTo(1.00643403011, 12);
  expect(nthRoot(0, 12)).toBe(0);
  expect(nthRoot(-8, 3)).toBe(0);
});

test("a root is the nearest number there is, so that a spreadsheet's power gives the same", () => {
  expect(nthRoot(1.08, 12)).toBe(1.0064340301100034);
  expect(nthRoot(1.035, 12)).toBe(1.0028708987190766);
  expect(nthRoot(0.25, 73)).toBe(0.9811888466490065);
  expect(nthRoot(531_441, 12)).toBe(3);
  expect(nthRoot(1e300, 2) / 1e150).toBeCloseTo(1, 14);
});

test("the root of what is no finite number comes back instead of running forever", () => {
  expect(nthRoot(Number.POSITIVE_INFINITY, 3)).toBe(Number.POSITIVE_INFINITY);
  expect(nthRoot(Number.NaN, 3)).toBeNaN();
});
