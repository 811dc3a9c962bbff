/** Bars that stand on zero: on one another, those below zero downwards, or beside one another. */
import { stack, stackOffsetDiverging } from "d3-shape";
import type { Series } from "./chart.ts";
import type { PathMark } from "./drawing.ts";
import { isFigure } from "./figure-text.ts";
import type { Values } from "./plot.ts";
import { inkOf } from "./series-look.ts";
import { half } from "./sheet.ts";

/** From one figure to another; both ends are the same where there is nothing. */
export type Span = readonly [from: number, to: number];

/** The spans of each series in each period. */
export function stackedSpans(series: readonly Series[], count: number): Span[][] {
  const periods = Array.from({ length: count }, (_, index) => index);
  const stacked = stack<unknown, number, number>()
    .keys(series.keys())
    .value((period, order) => figureAt(series[order], period))
    .offset(stackOffsetDiverging)(periods);
  return stacked.map((spans) => spans.map(([from, to]): Span => [from, to]));
}

export function besideSpans(series: readonly Series[], count: number): Span[][] {
  return series.map((each) =>
    Array.from({ length: count }, (_, period): Span => [0, figureAt(each, period)]),
  );
}

function figureAt(series: Series | undefined, period: number): number {
  const figure = series?.figures[period];
  return isFigure(figure) ? figure : 0;
}

/** The highest and lowest that any bar reaches in each period. */
export function reachOf(spans: readonly (readonly Span[])[], period: number) {
  const ends = spans.flatMap((each) => each[period] ?? []);
  return { least: Math.min(0, ...ends), most: Math.max(0, ...ends) };
}

export type BarBox = { x: number; width: number };

/** Where a series' bars stand in each period. */
export function barBoxes(
  xs: readonly number[],
  distance: number,
  { order, among }: { order: number; among: number },
): BarBox[] {
  const whole = Math.max(1, Math.min(48 * among, distance * 0.68));
  const width = Math.max(1, half(whole / among));
  return xs.map((x) => ({ x: half(x - (width * among) / 2 + order * width), width }));
}

/** All bars of a series as one path; a line of the ground's colour keeps neighbours apart. */
export function barsMark(
  series: Series,
  boxes: readonly BarBox[],
  spans: readonly Span[],
  values: Values,
): PathMark {
  const d = boxes.map((box, index) => barPath(box, spans[index] ?? [0, 0], values)).join("");
  return { ...barMark(`bars-${series.id}`, d), fill: inkOf(series) };
}

/** Differences: those above zero and those below are two paths. */
export function signedBarsMarks(
  series: Series,
  boxes: readonly BarBox[],
  spans: readonly Span[],
  values: Values,
): PathMark[] {
  const pathOf = (isWanted: (span: Span) => boolean) =>
    boxes
      .map((box, index) => {
        const span = spans[index] ?? ([0, 0] as const);
        return isWanted(span) ? barPath(box, span, values) : "";
      })
      .join("");
  return [
    {
      ...barMark(
        `bars-${series.id}-up`,
        pathOf(([, to]) => to > 0),
      ),
      fill: "positive",
    },
    {
      ...barMark(
        `bars-${series.id}-down`,
        pathOf(([from]) => from < 0),
      ),
      fill: "negative",
    },
  ];
}

function barMark(id: string, d: string) {
  return { kind: "path", id, d, stroke: { ink: "surface", width: 1 } } as const;
}

/** A figure too small to see is still a hair. */
export function barPath({ x, width }: BarBox, [from, to]: Span, values: Values): string {
  if (from === to) return "";
  const [a, b] = [half(values(from)), half(values(to))];
  return rectPath(x, Math.min(a, b), width, Math.max(1, Math.abs(a - b)));
}

export function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${x},${y}h${width}v${height}h${-width}z`;
}

/** The middle of a series' last bar, to be named beside. */
export function lastMiddle(spans: readonly Span[], values: Values): number | undefined {
  const last = spans.findLast(([from, to]) => from !== to);
  return last && half((values(last[0]) + values(last[1])) / 2);
}
