import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Chart, Size } from "./chart.ts";
import { drawChart } from "./draw-chart.ts";
import { drawLine } from "./draw-line.ts";
import { measureInter } from "./measure-text.ts";
import { readFigure } from "./read-figures.ts";
import { labelFaults, marksOutside } from "./testing/labels.ts";
import { charts, lineCharts, sizes } from "./testing/random-charts.ts";

/** Many more, and others each time, with `CHART_RUNS=3000`. */
const { env } = (globalThis as unknown as { process: { env: Record<string, string> } }).process;
const settings = {
  numRuns: Number(env.CHART_RUNS ?? 60),
  ...(!env.CHART_RUNS && { seed: 20261115 }),
};

describe.each(Object.entries(charts))("a chart of kind %s", (_, kind) => {
  test("has no two texts that overprint and none that leaves it, whatever its figures and size", () => {
    const holds = (chart: Chart, size: Size) => {
      const drawing = drawChart(chart, size);
      expect(labelFaults(drawing, measureInter)).toEqual([]);
      expect(JSON.stringify(drawing.marks)).not.toMatch(/null|NaN|Infinity/);
      expect(new Set(drawing.marks.map(({ id }) => id)).size).toBe(drawing.marks.length);
    };
    fc.assert(fc.property(kind, sizes, holds), settings);
  });

  test("has NaN and infinity nowhere in its table, and no shape outside of its frame", () => {
    const holds = (chart: Chart, { width, height }: Size) => {
      const drawing = drawChart(chart, { width: width + 240, height: height + 120 });
      const figures = drawing.table.rows.flatMap((row) => row.figures);
      expect(figures.filter((figure) => figure !== null && !Number.isFinite(figure))).toEqual([]);
      expect(drawing.description).not.toMatch(/NaN|∞|Infinity/);
      expect(marksOutside(drawing)).toEqual([]);
    };
    fc.assert(fc.property(kind, sizes, holds), settings);
  });

  test("keeps every name in its table, also those that have no room in the picture", () => {
    const holds = (chart: Chart, size: Size) => {
      const { columns, rows } = drawChart(chart, size).table;
      const told = [...columns, ...rows].map(({ name }) => name).join("|");
      for (const name of namesIn(chart)) expect(told).toContain(name);
    };
    fc.assert(fc.property(kind, sizes, holds), {
      ...settings,
      numRuns: Math.ceil(settings.numRuns / 3),
    });
  });
});

function namesIn(chart: Chart): string[] {
  if ("series" in chart) return chart.series.map(({ name }) => name);
  if ("bars" in chart) return [...chart.bars, ...chart.lines].map(({ name }) => name);
  if ("changes" in chart) return chart.changes.map(({ name }) => name);
  return "rows" in chart ? chart.rows.map(({ name }) => name) : ["5th", "Median", "95th"];
}

test("in a picture of 360 × 200 or more, up to five short names all stand beside their lines or in the legend", () => {
  const roomy = sizes.map(({ width, height }) => ({ width: width + 300, height: height + 160 }));
  fc.assert(
    fc.property(lineCharts, roomy, (chart, size) => {
      const series = chart.series
        .slice(0, 5)
        .filter(({ figures }) => figures.some((figure) => readFigure(figure) !== null))
        .map((each, index) => ({ ...each, name: `Case ${index}` }));
      fc.pre(series.length > 1);
      const { marks } = drawLine({ ...chart, series }, size);
      const written = marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
      expect(written).toEqual(expect.arrayContaining(series.map(({ name }) => name)));
    }),
    settings,
  );
});
