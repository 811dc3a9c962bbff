import fc from "fast-check";
import { expect, test } from "vitest";
import { linearScale, roundEnds } from "./linear-scale.ts";

test("a figure halfway between the ends stands halfway along the line, upside down where it is", () => {
  const scale = linearScale([0, 200], [300, 0]);
  expect([scale(0), scale(100), scale(200)]).toEqual([300, 150, 0]);
  expect([scale.invert(300), scale.invert(75)]).toEqual([0, 150]);
});

test("five steps to 187 are 0, 50, 100 and 150, and the end moves out to 200", () => {
  expect(linearScale([0, 187], [0, 1]).ticks(5)).toEqual([0, 50, 100, 150]);
  expect(roundEnds([0, 187], 5)).toEqual([0, 200]);
});

test("ends below zero move out to round figures on both sides", () => {
  expect(roundEnds([-13, 87], 5)).toEqual([-20, 100]);
  expect(linearScale([-20, 100], [0, 1]).ticks(5)).toEqual([-20, 0, 20, 40, 60, 80, 100]);
});

test("steps below one are exact: 0.3 is 0.3", () => {
  expect(linearScale([0, 0.5], [0, 1]).ticks(5)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
});

test("round ends hold the figures between them, however large or few the steps", () => {
  const figures = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }));
  fc.assert(
    fc.property(figures, fc.integer({ min: 1, max: 6 }), ([least, width], count) => {
      const [low, high] = roundEnds([least, least + width], count);
      expect(low).toBeLessThanOrEqual(least);
      expect(high).toBeGreaterThanOrEqual(least + width);
    }),
  );
});
