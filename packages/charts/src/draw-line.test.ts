import { expect, test } from "vitest";
import type { LineChart } from "./chart.ts";
import { drawLine, planLine } from "./draw-line.ts";
import { sixPixels, sketch } from "./testing/sketch.ts";

const cash: LineChart = {
  kind: "line",
  title: "Closing cash",
  unit: { name: "AUD", size: 1 },
  periods: ["Oct-26", "Nov-26", "Dec-26", "Jan-27"],
  actualCount: 2,
  series: [{ id: "base", name: "Base", colour: 1, figures: [100, 200, 150, 50] }],
};
/** The plot is 194 wide from 28, and 102 high from 22: a figure stands at 124 − 0.51 × figure. */
const size = { width: 240, height: 162 };
const draw = (chart: LineChart, at = size) => drawLine(chart, at, sixPixels);

test("actual is solid to the second month, forecast dashed from there", () => {
  expect(sketch(draw(cash), /^line/)).toEqual([
    "line-base-actual: M28,73L92.5,22 series-1",
    "line-base-forecast: M92.5,22L157.5,47.5L222,98.5 series-1 dashed",
    "line-base-markers:  series-1",
  ]);
});

test("ground is shaded up to half-way between the last actual and the first forecast", () => {
  expect(sketch(draw(cash), /actual-ground|cutover/)).toEqual([
    "actual-ground: 28,22 97 × 102 actual-ground",
    "cutover: 125,14 to 125,124 cutover dashed",
    "cutover-actual: “Actual” end 119,19",
    "cutover-forecast: “Forecast” start 131,19",
  ]);
});

test("ticks are round, zero is a dash on the axis, and each year is named once", () => {
  expect(sketch(draw(cash), /tick|rule|period|year/)).toEqual([
    "rule-0: 28,124 to 222,124 axis",
    "rule-1: 28,73 to 222,73 grid",
    "rule-2: 28,22 to 222,22 grid",
    "tick-0: “–” end 20,128",
    "tick-1: “100” end 20,77",
    "tick-2: “200” end 20,26",
    "period-0: “Oct” middle 28,141",
    "year-0: “2026” middle 28,155",
    "period-1: “Nov” middle 92.5,141",
    "period-2: “Dec” middle 157.5,141",
    "period-3: “Jan” middle 222,141",
    "year-3: “2027” middle 222,155",
  ]);
});

test("the lowest figure below the floor is marked and named, and the sentence says by how much", () => {
  const drawing = draw({ ...cash, floor: { name: "Cash floor", figure: 80 } });
  expect(sketch(drawing, /floor|note/)).toEqual([
    "floor: 28,83 to 222,83 floor dashed",
    "note-0-3-dot: M222,98.5m-3.5,0a3.5,3.5 0 1,1 7,0a3.5,3.5 0 1,1 -7,0z floor surface",
    "floor-name: “Cash floor 80” start 34,96",
    "note-0-3: “50, Jan-27” end 214,102.5",
  ]);
  expect(drawing.description).toBe(
    "Closing cash falls to 50 in January 2027, below the cash floor of 80.",
  );
  expect(drawing.table.notes).toEqual(["Cash floor 80", "Base, Jan-27: 50"]);
});

test("what has happened is not marked as short: the lowest is the one ahead", () => {
  const series = [{ id: "base", name: "Base", colour: 1 as const, figures: [10, 200, 150, 50] }];
  const { table } = draw({ ...cash, series, floor: { name: "Cash floor", figure: 80 } });
  expect(table.notes).toEqual(["Cash floor 80", "Base, Jan-27: 50"]);
});

test("a floor of zero was a dash to the ear: cash of (20) is −20, below the floor of 0", () => {
  const series = [{ id: "base", name: "Base", colour: 1, figures: [100, 50, 0, -20] }] as const;
  const drawing = draw({ ...cash, series, floor: { name: "Floor", figure: 0 } });
  expect(drawing.description).toBe(
    "Closing cash falls to −20 in January 2027, below the floor of 0.",
  );
  expect(drawing.table.notes).toEqual(["Floor 0", "Base, Jan-27: −20"]);
  const read = drawing.stops.map(({ readings }) => readings[0]);
  expect(read.map((reading) => reading?.text)).toEqual(["100", "50", "–", "(20)"]);
  expect(read.map((reading) => reading?.said)).toEqual(["100", "50", "0", "−20"]);
});

test("scenarios are named at their ends, 15 apart, and only where they leave the base are they marked", () => {
  const drawing = draw({
    ...cash,
    series: [
      ...cash.series,
      { id: "wet", name: "Wet", colour: 4, figures: [100, 200, 100, 45] },
      { id: "dry", name: "Dry", colour: 3, figures: [100, 200, 150, 200] },
    ],
  });
  // 240 − 4 × 6 − 12 leaves the plot's right edge at 204; 50 stands at 98.5, 45 at 101.
  expect(sketch(drawing, /^name|leader/)).toEqual([
    "name-base: “Base” start 212,96",
    "name-wet: “Wet” start 212,111",
    "name-dry: “Dry” start 212,28",
  ]);
  expect(sketch(drawing, /markers/)).toEqual([
    "line-dry-markers: M204,22m0,-3.5l3.5,6h-7z series-3",
    "line-wet-markers: M145.5,73m-2.5,-2.5h5v5h-5zM204,101m-2.5,-2.5h5v5h-5z series-4",
    "line-base-markers:  series-1",
  ]);
});

test("a missing figure opens the line, and a figure alone is a dot", () => {
  const drawing = draw({
    ...cash,
    series: [{ id: "base", name: "Base", colour: 1, figures: [100, null, 150, null] }],
  });
  expect(sketch(drawing, /^line/)).toEqual([
    "line-base-actual: M28,73 series-1",
    "line-base-forecast: M157.5,47.5 series-1 dashed",
    expect.stringMatching(/^line-base-markers: M28,73m.*M157\.5,47\.5m/),
  ]);
  expect(drawing.stops[1]?.readings).toEqual([
    { id: "base", name: "Base", text: "no figure", said: "no figure", ink: "series-1" },
  ]);
});

test("new figures on the same axes are new outlines of the same three paths", () => {
  const plan = planLine(cash, size, sixPixels);
  expect(plan.pathsFor([[100, 200, 100, 0]])).toEqual([
    { id: "line-base-actual", d: "M28,73L92.5,22" },
    { id: "line-base-forecast", d: "M92.5,22L157.5,73L222,124" },
    { id: "line-base-markers", d: "" },
  ]);
  expect(plan.pathsFor([[100, 200, 100, 201]])).toBeUndefined();
});

test.each([
  ["nothing", []],
  ["only missing figures", [null, null, null, null]],
  ["only zeros", [0, 0, 0, 0]],
  ["huge figures", [1e14, -1e14, 3e14, null]],
  ["tiny figures", [1e-9, 2e-9, 0, 1e-9]],
  ["figures that are none", [Number.NaN, Number.POSITIVE_INFINITY, 1e300, 5]],
])("%s can be drawn: every place is a number", (_, figures) => {
  const drawing = draw({ ...cash, series: [{ id: "base", name: "Base", colour: 1, figures }] });
  expect(JSON.stringify(drawing.marks)).not.toMatch(/null|NaN|Infinity/);
  expect(drawing.table.rows).toHaveLength(4);
});

test("without figures the sentence says so", () => {
  const series = [{ id: "base", name: "Base", colour: 1, figures: [] }] as const;
  expect(draw({ ...cash, series }).description).toBe("Closing cash has no figures yet.");
});
