/** Bars that stand on zero: on one another, those below zero downwards, or beside one another. */
import type { Series } from "./chart.ts";
import type { PathMark } from "./drawing.ts";
import { isFigure } from "./figure-text.ts";
import type { Values } from "./plot.ts";
import { inkOf } from "./series-look.ts";
import { half } from "./sheet.ts";

/** From the lower figure to the higher; both are the same where there is nothing. */
export type Span = readonly [from: number, to: number];

/** The spans of each series in each period: upwards on those before it, and downwards below zero. */
export function stackedSpans(series: readonly Series[], count: number): Span[][] {
  const reached = Array.from({ length: count }, () => ({ up: 0, down: 0 }));
  return series.map((each) =>
    reached.map((ends, period): Span => {
      const figure = figureAt(each, period);
      if (figure === 0) return NOTHING;
      const from = figure > 0 ? ends.up : ends.down;
      ends[figure > 0 ? "up" : "down"] = from + figure;
      return figure > 0 ? [from, from + figure] : [from + figure, from];
    }),
  );
}

export function besideSpans(series: readonly Series[], count: number): Span[][] {
  return series.map((each) =>
    Array.from({ length: count }, (_, period): Span => {
      const figure = figureAt(each, period);
      return figure < 0 ? [figure, 0] : [0, figure];
    }),
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

type Bars = { series: Series; boxes: readonly BarBox[]; spans: readonly Span[]; values: Values };

/** All bars of a series as one path; a bar on another leaves a gap, if it is tall enough. */
export function barsMark({ series, ...bars }: Bars): PathMark {
  return { kind: "path", id: `bars-${series.id}`, d: pathOf(bars), fill: inkOf(series) };
}

/** Differences: those above zero and those below are two paths. */
export function signedBarsMarks({ series, spans, ...bars }: Bars): PathMark[] {
  const mark = (way: string) => ({ kind: "path", id: `bars-${series.id}-${way}` }) as const;
  const only = (isWanted: (span: Span) => boolean) =>
    pathOf({ ...bars, spans: spans.map((span) => (isWanted(span) ? span : NOTHING)) });
  return [
    { ...mark("up"), d: only(([, to]) => to > 0), fill: "positive" },
    { ...mark("down"), d: only(([from]) => from < 0), fill: "negative" },
  ];
}

const NOTHING: Span = [0, 0];
const GAP_FROM = 3;

function pathOf({ boxes, spans, values }: Omit<Bars, "series">): string {
  return boxes
    .map((box, index) => barPath(box, withGap(spans[index] ?? NOTHING, values), values))
    .join("");
}

/** The end nearer to zero stands on the bar before; it is moved by a pixel's worth. */
function withGap([from, to]: Span, values: Values): Span {
  const pixel = Math.abs(values.invert(1) - values.invert(0));
  if (Math.abs(to - from) <= GAP_FROM * pixel) return [from, to];
  if (from > 0) return [from + pixel, to];
  return to < 0 ? [from, to - pixel] : [from, to];
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
