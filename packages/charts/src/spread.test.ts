import { expect, test } from "vitest";
import { spread } from "./spread.ts";

const limits = { from: 0, to: 100 };

test("names that do not touch stay where they are", () => {
  expect(spread([10, 50, 90], 14, limits)).toEqual([10, 50, 90]);
});

test("names that touch move apart around their middle, in their own order", () => {
  expect(spread([50, 54], 14, limits)).toEqual([45, 59]);
  expect(spread([54, 50], 14, limits)).toEqual([59, 45]);
  expect(spread([50, 50, 50], 14, limits)).toEqual([36, 50, 64]);
});

test("at an edge they are pushed back inside, and push their neighbours", () => {
  expect(spread([99, 100], 14, limits)).toEqual([86, 100]);
  expect(spread([0, 5, 20], 14, limits)).toEqual([0, 14, 28]);
});
