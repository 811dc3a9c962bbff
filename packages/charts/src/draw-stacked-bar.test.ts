import { expect, test } from "vitest";
import type { StackedBarChart } from "./chart.ts";
import { drawStackedBar } from "./draw-stacked-bar.ts";
import { marksOutside } from "./testing/labels.ts";
import { sixPixels, sketch } from "./testing/sketch.ts";

const revenue: StackedBarChart = {
  kind: "stacked-bar",
  title: "Revenue",
  unit: { name: "AUD", size: 1 },
  periods: ["FY26", "FY27"],
  actualCount: 1,
  series: [
    { id: "a", name: "A", colour: 1, figures: [100, 50] },
    { id: "b", name: "B", colour: 2, figures: [50, -50] },
  ],
};
/** Zero stands at 80 and 100 is 22 high; bars are 48 wide around 75.5 and 146.5. */
const draw = (chart = revenue) => drawStackedBar(chart, { width: 200, height: 148 }, sixPixels);

test("parts stand on one another, and what is below zero hangs from it", () => {
  expect(sketch(draw(), /^bars/)).toEqual([
    "bars-a: M51.5,58h48v22h-48zM122.5,69h48v11h-48z series-1",
    "bars-b: M51.5,47h48v10h-48zM122.5,80h48v11h-48z series-2",
  ]);
});

test("sums stand over the bars: 150, and nothing where 50 and (50) meet", () => {
  expect(sketch(draw(), /^total/)).toEqual([
    "total-0: “150” middle 75.5,41",
    "total-1: “–” middle 146.5,63",
  ]);
  expect(draw().table.rows).toEqual([
    { id: "0", name: "FY26", figures: [100, 50, 150] },
    { id: "1", name: "FY27", figures: [50, -50, 0] },
  ]);
  expect(draw().description).toBe("Revenue goes from 150 in FY26 to 0 in FY27.");
});

test("parts are named beside the last bar, 15 apart", () => {
  expect(sketch(draw(), /^name/)).toEqual(["name-a: “A” start 190,77", "name-b: “B” start 190,92"]);
});

test("side by side, bars share the place of a period and have no sum", () => {
  const drawing = draw({ ...revenue, isSideBySide: true });
  // The axis reaches from (50) to 100, which is nice from (100) to 100: 44 for 100 around 80.
  expect(sketch(drawing, /^bars|^total/)).toEqual([
    "bars-a: M51.5,36h24v44h-24zM122.5,58h24v22h-24z series-1",
    "bars-b: M75.5,58h24v22h-24zM146.5,80h24v22h-24z series-2",
  ]);
  expect(drawing.table.columns.map(({ name }) => name)).toEqual(["A", "B"]);
});

test("bars of 9e14 on one another left the frame: their sum has its place and its figure", () => {
  const series = revenue.series.map((each) => ({ ...each, figures: [9e14, 9e14] }));
  expect(marksOutside(draw({ ...revenue, series }))).toEqual([]);
  expect(draw({ ...revenue, series }).table.rows[0]?.figures).toEqual([9e14, 9e14, 1.8e15]);
});

test("what is counted has no half on its axis", () => {
  const counted: StackedBarChart = {
    ...revenue,
    unit: { name: "Forecasts" },
    series: [{ id: "a", name: "A", colour: 1, figures: [1, 0] }],
  };
  expect(sketch(draw(counted), /^tick/).map((mark) => mark.split("”")[0])).toEqual([
    "tick-0: “–",
    "tick-1: “1",
  ]);
});
