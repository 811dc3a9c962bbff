import { expect, test } from "vitest";
import { drawFan } from "./draw-fan.ts";
import { sixPixels, sketch } from "./testing/sketch.ts";

const drawing = drawFan(
  {
    kind: "fan",
    title: "Cash",
    unit: { size: 1 },
    periods: ["FY26", "FY27", "FY28"],
    actualCount: 1,
    median: [100, 100, 100],
    p5: [null, 50, 0],
    p25: [null, 75, 50],
    p75: [null, 125, 150],
    p95: [null, 150, 200],
    runCount: 1_000,
  },
  // The legend takes two rows. Periods stand at 28, 98 and 168; a figure at 124 − 0.51 × figure.
  { width: 240, height: 188 },
  sixPixels,
);

test("both bands open from the last actual figure", () => {
  expect(sketch(drawing, /^band/)).toEqual([
    "band-most: M28,73L98,47.5L168,22L168,124L98,98.5L28,73Z band-most",
    "band-half: M28,73L98,60.5L168,47.5L168,98.5L98,86L28,73Z band-half",
  ]);
  expect(sketch(drawing, /^line-median-(actual|forecast)/)).toEqual([
    "line-median-actual: M28,73 series-1",
    "line-median-forecast: M28,73L98,73L168,73 series-1 dashed",
  ]);
});

test("percentiles are named at the edge, in order of height", () => {
  expect(sketch(drawing, /^name/)).toEqual([
    "name-median: “Median 100” start 176,77",
    "name-p5: “5th –” start 176,127",
    "name-p95: “95th 200” start 176,28",
    "name-p25: “25th 50” start 176,103",
    "name-p75: “75th 150” start 176,52",
  ]);
});

test("the sentence says how many runs there were and where nine of ten end", () => {
  expect(drawing.description).toBe(
    "The median of 1,000 runs: Cash goes from 100 in FY26 to 100 in FY28. Nine of ten runs end between 0 and 200.",
  );
});
