import { expect, test } from "vitest";
import { drawCombination } from "./draw-combination.ts";
import { movementExample } from "./examples.ts";
import { sixPixels, sketch } from "./testing/sketch.ts";

const drawing = drawCombination(
  {
    kind: "combination",
    title: "Cash",
    unit: { size: 1 },
    periods: ["FY26", "FY27", "FY28"],
    actualCount: 0,
    bars: [{ id: "net", name: "Net", colour: 1, figures: [100, -50, null] }],
    lines: [{ id: "end", name: "End", colour: 1, figures: [100, 50, 50] }],
    hasSignedBars: true,
  },
  // The plot is 122 wide from 40, and 100 high from 26: zero at 76, 50 for 100.
  { width: 192, height: 150 },
  sixPixels,
);

test("differences are good above zero and not below it; a missing one has no bar", () => {
  expect(sketch(drawing, /^bars|^zero/)).toEqual([
    "bars-net-up: M47,26h27.5v50h-27.5z positive",
    "bars-net-down: M87.5,76h27.5v25h-27.5z negative",
    "zero: 40,76 to 162,76 axis",
  ]);
});

test("the line runs through the middles of the bars, on their axis", () => {
  expect(sketch(drawing, /^line-end-forecast/)).toEqual([
    "line-end-forecast: M60.5,26L101,51L141.5,51 series-1 dashed",
  ]);
});

test("the example's movements lead from 182,460 to 161,826", () => {
  const moved = movementExample.bars[0]?.figures.reduce(
    (sum: number, move) => sum + (move ?? 0),
    0,
  );
  expect(182_460 + (moved ?? 0)).toBe(161_826);
});

test("who cannot see it is told which of its figures are said, and where the others end", () => {
  expect(drawing.description).toBe(
    "Cash: End goes from 100 in FY26 to 50 in FY28; the lowest is 50 in FY27. Net ends at −50.",
  );
});
