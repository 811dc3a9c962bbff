/** A chart of a report as PowerPoint has charts: series of bars and lines over labels, on one axis. */
import type { Chart, Series } from "@app/charts/chart";
import { drawChart } from "@app/charts/draw-chart";
import { stepsOf } from "@app/charts/draw-waterfall";
import type { FigureFormat } from "@app/charts/figure-text";
import { inkOf } from "@app/charts/series-look";
import { inkOfStep, type Step, stepText } from "@app/charts/waterfall-step";
import type { RenderedChart } from "@app/engine/reports/rendered-report";
import type { Ink } from "#core/pdf/look.ts";

export type NativeSeries = {
  name: string;
  kind: "bar" | "line";
  figures: readonly (number | null)[];
  /** Without one it only carries what stands on it. */
  ink?: Ink;
  isThin?: boolean;
  /** From this period on a line is dashed: actual is solid, forecast is not. */
  dashedFrom?: number;
};

export type NativeChart = {
  labels: readonly string[];
  /** Bars stand on each other. */
  series: readonly NativeSeries[];
  format: FigureFormat;
  /** The shape of a figure over time, without axes. */
  isSpark: boolean;
  hasLegend: boolean;
  /** For who does not see it. */
  description: string;
};

/** Only its size on the screen would change with this, which is not asked for. */
const ANY_SIZE = { width: 800, height: 400 };

export function nativeChart(rendered: RenderedChart): NativeChart {
  const chart = rendered as Chart;
  const { table, description } = drawChart(chart, ANY_SIZE);
  const { labels, series } = contentOf(rendered, table.format);
  const isSpark = chart.kind === "spark-line";
  const hasLegend = !isSpark && chart.kind !== "waterfall" && series.length > 1;
  return { labels, series, format: table.format, isSpark, hasLegend, description };
}

type Content = Pick<NativeChart, "labels" | "series">;

function contentOf(chart: RenderedChart, format: FigureFormat): Content {
  switch (chart.kind) {
    case "waterfall":
      return bridgeOf(stepsOf(chart), format);
    case "stacked-bar":
      return { labels: chart.periods, series: chart.series.map(barOf) };
    case "combination": {
      const lines = chart.lines.map((series) => lineOf(series as Series, chart.actualCount));
      return {
        labels: chart.periods,
        series: [...chart.bars.map(barOf), ...lines, ...floorOf(chart)],
      };
    }
    default: {
      const lines = chart.series.map((series) => lineOf(series as Series, chart.actualCount));
      return { labels: chart.periods, series: [...lines, ...floorOf(chart)] };
    }
  }
}

function barOf(series: Pick<Series, "name" | "figures"> & { colour: number }): NativeSeries {
  const { name, figures } = series;
  return { name, figures, kind: "bar", ink: inkOf(series as Series) };
}

function lineOf(series: Series, actualCount: number): NativeSeries {
  const { name, figures, isQuiet = false } = series;
  return {
    ...{ name, figures, kind: "line", ink: inkOf(series), isThin: isQuiet },
    dashedFrom: actualCount,
  };
}

/** A line not to fall below is the same in every period. */
function floorOf(chart: { periods: string[]; floor?: { name: string; figure: number } }) {
  if (!chart.floor) return [];
  const { name, figure } = chart.floor;
  const figures = chart.periods.map(() => figure);
  const floor: NativeSeries = { name, figures, kind: "line", ink: "floor", isThin: true };
  return [{ ...floor, dashedFrom: 0 }];
}

/**
 * Bars that hang between two amounts stand on one that is not seen. One that crosses zero is two, above
 * and below. Its figure is written under its name: what a bar measures may be only a part of it.
 */
function bridgeOf(steps: readonly Step[], format: FigureFormat): Content {
  const inks = ["total", "positive", "negative"] as const;
  const names = { total: "Total", positive: "Increase", negative: "Decrease" };
  const partOf = (ink: Ink, side: "above" | "below") =>
    steps.map((step) => (inkOfStep(step) === ink ? partsOf(step)[side] : null));
  const sides = inks.flatMap((ink) => [
    { name: names[ink], ink, figures: partOf(ink, "above") },
    { name: `${names[ink]}, below zero`, ink, figures: partOf(ink, "below") },
  ]);
  const bars = [
    { name: "Stands on", figures: steps.map((step) => partsOf(step).base) },
    ...sides.filter(({ figures }) => figures.some((figure) => figure !== null)),
  ];
  return {
    labels: steps.map((step) => `${step.name}\n${stepText(step, format)}`),
    series: bars.map((bar): NativeSeries => ({ ...bar, kind: "bar" })),
  };
}

function partsOf({ span, figure, isTotal }: Step) {
  if (span === null) return { base: null, above: null, below: null };
  const [low, high] = span[0] < span[1] ? [span[0], span[1]] : [span[1], span[0]];
  if (low < 0 && high > 0) return { base: null, above: high, below: low };
  // What changes is told as it was given, not as what is left of a difference.
  const size = Math.abs(figure ?? 0);
  if (high <= 0) return { base: isTotal ? null : high, above: null, below: -size };
  return { base: isTotal ? null : low, above: size, below: null };
}
