import { expect, test } from "vitest";
import type { WaterfallChart } from "./chart.ts";
import { drawWaterfall } from "./draw-waterfall.ts";
import { bridgeExample } from "./examples.ts";
import { sixPixels, sketch } from "./testing/sketch.ts";

const bridge: WaterfallChart = {
  kind: "waterfall",
  title: "Profit",
  unit: { size: 1 },
  opening: { name: "Opening", figure: 100 },
  changes: [
    { id: "up", name: "Up", figure: 60 },
    { id: "down", name: "Down", figure: -40 },
  ],
  closing: { name: "Closing" },
};

test("each bar starts where the one before it ended, and the last is the sum", () => {
  const drawing = drawWaterfall(bridge, { width: 300, height: 140 }, sixPixels);
  // Zero stands at 102 and 100 is 40 high; a bar has 67 and takes 45.5 of it.
  expect(sketch(drawing, /^bar|^link|^figure/)).toEqual([
    "bar-opening: M39,62h45.5v40h-45.5z total",
    "link-opening: 84.5,62 to 106,62 axis",
    "bar-up: M106,38h45.5v24h-45.5z positive",
    "link-up: 151.5,38 to 173,38 axis",
    "bar-down: M173,38h45.5v16h-45.5z negative",
    "link-down: 218.5,54 to 240,54 axis",
    "bar-closing: M240,54h45.5v48h-45.5z total",
    "figure-opening: “100” middle 61.5,56",
    "figure-up: “60” middle 128.5,32",
    "figure-down: “(40)” middle 195.5,32",
    "figure-closing: “120” middle 262.5,48",
  ]);
});

test("where a name is wider than its bar's place, steps are rows and take the height they need", () => {
  const drawing = drawWaterfall(bridge, { width: 160, height: 140 }, sixPixels);
  // Names take 42 and figures 24, so 160 is 74 wide from 52.
  expect(drawing.height).toBe(100);
  expect(sketch(drawing, /^bar|^name|^figure/)).toEqual([
    "bar-opening: M52,5.5h46.5v13h-46.5z total",
    "bar-up: M98.5,29.5h27.5v13h-27.5z positive",
    "bar-down: M107.5,53.5h18.5v13h-18.5z negative",
    "bar-closing: M52,77.5h55.5v13h-55.5z total",
    "name-opening: “Opening” start 0,16",
    "figure-opening: “100” end 159,16",
    "name-up: “Up” start 0,40",
    "figure-up: “60” end 159,40",
    "name-down: “Down” start 0,64",
    "figure-down: “(40)” end 159,64",
    "name-closing: “Closing” start 0,88",
    "figure-closing: “120” end 159,88",
  ]);
});

test("the example leads from 16,230 to 15,962, and the sentence names its two largest steps", () => {
  const { table, description } = drawWaterfall(bridgeExample, { width: 800, height: 260 });
  expect(table.rows.at(-1)).toEqual({ id: "closing", name: "Actual profit", figures: [15_962] });
  expect(description).toBe(
    "Profit, July to October 2026 goes from 16,230 (Budget profit) to 15,962 (Actual profit). The largest changes are Ingredients −9,481 and Kegs 8,872.",
  );
});

test("a change of 0.4 in whole dollars was named among the largest, as a dash: it is left out", () => {
  const changes = [
    { id: "down", name: "Down", figure: -30.4 },
    { id: "hair", name: "Hair", figure: 0.4 },
  ];
  expect(drawWaterfall({ ...bridge, changes }, { width: 300, height: 140 }).description).toBe(
    "Profit goes from 100 (Opening) to 70 (Closing). The largest change is Down −30.",
  );
});

test("a missing opening was taken as 0: the figures after it have no bar, and the closing none at all", () => {
  const opening = { name: "Opening", figure: null };
  const drawing = drawWaterfall({ ...bridge, opening }, { width: 300, height: 140 }, sixPixels);
  expect(drawing.table.rows.map(({ figures }) => figures[0])).toEqual([null, 60, -40, null]);
  // Zero alone is on the axis, at 102, and the changes stand on it.
  expect(sketch(drawing, /^bar|^link|^figure|^tick/)).toEqual([
    "bar-opening:  total",
    "bar-up:  positive",
    "bar-down:  negative",
    "bar-closing:  total",
    "tick-0: “–” end 8,106",
    expect.stringMatching(/^figure-up: “60” middle \d+,96$/),
    expect.stringMatching(/^figure-down: “\(40\)” middle \d+,96$/),
  ]);
  expect(drawing.description).toBe(
    "Profit goes from no figure (Opening) to no figure (Closing). The largest changes are Up 60 and Down −40.",
  );
});

test.each([300, 160])(
  "a missing change was taken as 0, %i pixels wide: nothing is drawn from there on, nor a closing figure said",
  (width) => {
    const changes = [
      { id: "up", name: "Up", figure: null },
      { id: "down", name: "Down", figure: -40 },
    ];
    const drawing = drawWaterfall({ ...bridge, changes }, { width, height: 140 }, sixPixels);
    const drawn = sketch(drawing, /^bar|^link/).filter((mark) => !mark.includes(":  "));
    expect(drawn).toEqual([expect.stringMatching(/^bar-opening: M/)]);
    expect(drawing.table.rows.map(({ figures }) => figures[0])).toEqual([100, null, -40, null]);
    expect(drawing.stops[1]?.readings.map(({ said }) => said)).toEqual(["no figure", "no figure"]);
    expect(drawing.description).toBe(
      "Profit goes from 100 (Opening) to no figure (Closing). There is no figure for Up. The largest change is Down −40.",
    );
  },
);
