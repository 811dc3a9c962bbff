/**
 * What charts over time share: the plot between its axes, actual ground shaded, one line between
 * actual and forecast, names at the ends of what they name or in a legend below.
 */
import type { Figures, Floor, Series, Size } from "./chart.ts";
import { type MeasureText, type Stop, TEXT_LOOKS } from "./drawing.ts";
import { type FigureFormat, isFigure } from "./figure-text.ts";
import { drawLegend, type LegendEntry, layOutLegend, legendHeight, legendRows } from "./legend.ts";
import { drawPeriodAxis, PERIOD_ROW, periodRows } from "./period-axis.ts";
import {
  drawValueAxis,
  type Plot,
  tickCountFor,
  ticksOf,
  type Values,
  valueScale,
  writeNothing,
} from "./plot.ts";
import { half, openSheet, type Sheet } from "./sheet.ts";

/** Something named at the right end of the plot, with its figure in a second line if it has one. */
export type EndName = {
  id: string;
  name: string;
  figure?: string;
  isQuiet?: boolean;
  /** For when there is no room; without one, the name is left to the table. */
  entry?: LegendEntry;
};

export function endNameOf({ id, name }: Series, entry: LegendEntry): EndName {
  return { id, name, entry };
}

export type TimedFrame = {
  sheet: Sheet;
  plot: Plot;
  /** The middle of each period. */
  xs: readonly number[];
  /** From one period to the next. */
  distance: number;
  values: Values;
  /** Those named at the right; the others are in the legend. */
  endNames: readonly EndName[];
  stops: (readingsAt: (index: number) => Stop["readings"]) => Stop[];
};

export type TimedFrameOptions = {
  size: Size;
  measure: MeasureText;
  periods: readonly string[];
  actualCount: number;
  /** Of the series, without the floor. */
  figures: Figures;
  floor?: Floor | undefined;
  format: FigureFormat;
  endNames: readonly EndName[];
  /** Always shown, before the names that have no room at the right. */
  legend?: readonly LegendEntry[];
  /** Bars stand in bands; lines run from edge to edge. */
  isBanded?: boolean;
  isZeroLeftOut?: boolean;
};

export const END_NAME_GAP = 8;

/** Bars have their sums above them. */
const BAR_HEADROOM = 14;

export function openTimedFrame(options: TimedFrameOptions): TimedFrame {
  const { size, measure, periods, actualCount, format, isBanded = false } = options;
  const sheet = openSheet(size, measure);
  const count = periods.length;
  const hasCutover = actualCount > 0 && actualCount < count;
  const top = (hasCutover ? 22 : 12) + (isBanded ? BAR_HEADROOM : 0);
  const { endNames, legend } = shareNames(options, size.height - top - 40);
  const rows = legendRows(legend);
  const bottom = size.height - 10 - periodRows(periods) * PERIOD_ROW - legendHeight(rows);

  const tickCount = tickCountFor(bottom - top);
  const figures = options.floor ? [...options.figures, options.floor.figure] : options.figures;
  const values = valueScale(figures, [bottom, top], {
    tickCount,
    isZeroLeftOut: options.isZeroLeftOut ?? false,
  });
  const ticks = ticksOf(values, tickCount, format);
  const tickWidth = Math.max(0, ...ticks.map(({ text }) => measure(text, TEXT_LOOKS.tick)));
  const left = Math.ceil(Math.min(tickWidth + 10, size.width / 3));
  const right = Math.max(left + 1, size.width - rightMargin(endNames, isBanded, measure));
  const plot = { left, right, top, bottom };

  const distance = isBanded
    ? (right - left) / Math.max(1, count)
    : (right - left) / Math.max(1, count - 1);
  const xOf = (index: number) => {
    if (isBanded) return half(left + distance * (index + 0.5));
    return half(count === 1 ? (left + right) / 2 : left + distance * index);
  };
  const xs = periods.map((_, index) => xOf(index));

  const cut = cutoverPlace();
  sheet.put({
    kind: "rect",
    id: "actual-ground",
    x: left,
    y: top,
    width: Math.max(0, cut - left),
    height: Math.max(0, bottom - top),
    fill: "actual-ground",
  });
  drawValueAxis(sheet, plot, values, ticks);
  drawPeriodAxis(sheet, plot, periods, xOf);
  if (hasCutover) drawCutover(sheet, plot, cut, isBanded ? BAR_HEADROOM : 0);
  if (![...options.figures].some(isFigure)) writeNothing(sheet, plot);
  drawLegend(sheet, legend, size.height - legendHeight(rows));

  /** Half-way between the last actual period and the first of the forecast. */
  function cutoverPlace() {
    if (actualCount <= 0) return left;
    return actualCount >= count ? right : half((xOf(actualCount - 1) + xOf(actualCount)) / 2);
  }

  return {
    sheet,
    plot,
    xs,
    distance,
    values,
    endNames,
    stops: (readingsAt) =>
      periods.map((name, index) => ({
        x: (xs[index] ?? 0) - distance / 2,
        y: top,
        width: distance,
        height: bottom - top,
        name,
        readings: readingsAt(index),
      })),
  };
}

/**
 * Names stand at the right as long as they leave the plot most of the width; the last of them that
 * do not fit above one another go to the legend.
 */
function shareNames(options: TimedFrameOptions, plotHeight: number) {
  const { size, endNames, legend = [], measure } = options;
  const isTooWide = nameWidth(endNames, measure) > size.width * 0.3;
  const capacity = isTooWide ? 0 : Math.max(0, Math.floor(plotHeight / endNameHeight(endNames)));
  const rowsMax = Math.max(0, Math.floor((size.height * 0.4 - 4) / 18));
  return {
    endNames: endNames.slice(0, capacity),
    legend: layOutLegend(
      [...legend, ...endNames.slice(capacity).flatMap(({ entry }) => entry ?? [])],
      size.width,
      rowsMax,
      measure,
    ),
  };
}

export function endLook({ isQuiet }: Pick<EndName, "isQuiet">) {
  return isQuiet ? "quiet" : "name";
}

export function endNameHeight(names: readonly EndName[]): number {
  return names.some(({ figure }) => figure) ? 28 : 15;
}

function nameWidth(names: readonly EndName[], measure: MeasureText): number {
  const widths = names.flatMap(({ name, figure = "", isQuiet = false }) => [
    measure(name, TEXT_LOOKS[endLook({ isQuiet })]),
    measure(figure, TEXT_LOOKS.quiet),
  ]);
  return Math.max(0, ...widths);
}

/** Without names there is still half of the last period's label. */
function rightMargin(names: readonly EndName[], isBanded: boolean, measure: MeasureText): number {
  if (names.length === 0) return isBanded ? 4 : 18;
  return Math.ceil(nameWidth(names, measure)) + END_NAME_GAP + 4;
}

function drawCutover(sheet: Sheet, plot: Plot, x: number, above: number) {
  sheet.put({
    kind: "line",
    id: "cutover",
    x1: x,
    x2: x,
    y1: plot.top - above - 8,
    y2: plot.bottom,
    stroke: { ink: "cutover", width: 1, dash: [1, 3], isRound: true },
  });
  const text = { kind: "text", look: "side", y: plot.top - above - 3 } as const;
  sheet.write({ ...text, id: "cutover-actual", x: x - 6, anchor: "end", text: "Actual" });
  sheet.write({ ...text, id: "cutover-forecast", x: x + 6, anchor: "start", text: "Forecast" });
}
