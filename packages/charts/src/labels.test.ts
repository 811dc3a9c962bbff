import fc from "fast-check";
import { expect, test } from "vitest";
import { drawLine } from "./draw-line.ts";
import { measureInter } from "./measure-text.ts";
import { labelFaults } from "./testing/labels.ts";
import { lineCharts, sizes } from "./testing/random-charts.ts";

/** Twenty times as many with `CHART_RUNS=3000`. */
const { env } = (globalThis as unknown as { process: { env: Record<string, string> } }).process;
const settings = {
  numRuns: Number(env.CHART_RUNS ?? 150),
  ...(!env.CHART_RUNS && { seed: 20261115 }),
};

test("no two texts of a chart overprint and none leaves the drawing, whatever its figures and size", () => {
  fc.assert(
    fc.property(lineCharts, sizes, (chart, size) => {
      const drawing = drawLine(chart, size);
      expect(labelFaults(drawing, measureInter)).toEqual([]);
      expect(JSON.stringify(drawing.marks)).not.toMatch(/null|NaN|Infinity/);
      expect(new Set(drawing.marks.map(({ id }) => id)).size).toBe(drawing.marks.length);
    }),
    settings,
  );
});

test("a name that has no room in the picture is still a heading of the table", () => {
  fc.assert(
    fc.property(lineCharts, sizes, (chart, size) => {
      const { table } = drawLine(chart, size);
      expect(table.headings.slice(1)).toEqual(chart.series.map(({ name }) => name));
    }),
    settings,
  );
});

test("in a picture of 360 × 200 or more, up to five short names all stand beside their lines or in the legend", () => {
  const roomy = sizes.map(({ width, height }) => ({ width: width + 300, height: height + 160 }));
  fc.assert(
    fc.property(lineCharts, roomy, (chart, size) => {
      const series = chart.series
        .slice(0, 5)
        .filter(({ figures }) => figures.some((figure) => figure !== null))
        .map((each, index) => ({ ...each, name: `Case ${index}` }));
      fc.pre(series.length > 1);
      const { marks } = drawLine({ ...chart, series }, size);
      const written = marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
      expect(written).toEqual(expect.arrayContaining(series.map(({ name }) => name)));
    }),
    settings,
  );
});
