import { expect, test } from "vitest";
import { drawChart } from "./draw-chart.ts";
import { examples } from "./examples.ts";
import { measureInter } from "./measure-text.ts";
import { labelFaults } from "./testing/labels.ts";

test("there is an example of each of the eight kinds", () => {
  expect(new Set(examples.map(({ kind }) => kind)).size).toBe(8);
});

test.each(examples)(
  "the example of kind $kind has clean labels on a screen and on a phone",
  (chart) => {
    for (const width of [720, 480, 318]) {
      const drawing = drawChart(chart, { width, height: 260 });
      expect(labelFaults(drawing, measureInter)).toEqual([]);
      expect(drawing.width).toBe(width);
    }
  },
);

test.each(examples)(
  "the example of kind $kind says what it shows in a sentence with a figure",
  (chart) => {
    expect(drawChart(chart, { width: 720, height: 260 }).description).toMatch(/\d.*\.$/);
  },
);
