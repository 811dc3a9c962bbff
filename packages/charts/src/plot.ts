/** The rectangle that figures are drawn in, and the value axis beside it. */
import { type FigureFormat, isFigure, scaledText } from "./figure-text.ts";
import { type LinearScale, linearScale, roundEnds } from "./linear-scale.ts";
import { half, type Sheet } from "./sheet.ts";

export type Plot = { left: number; right: number; top: number; bottom: number };

export type Values = LinearScale;

/** Round steps over all figures. Zero is in view unless said, so that heights can be compared. */
export function valueScale(
  figures: Iterable<number | null>,
  range: readonly [number, number],
  { tickCount, isZeroLeftOut = false }: { tickCount: number; isZeroLeftOut?: boolean },
): Values {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const figure of figures) {
    if (!isFigure(figure)) continue;
    least = Math.min(least, figure);
    most = Math.max(most, figure);
  }
  if (!isZeroLeftOut || least > most) [least, most] = [Math.min(0, least), Math.max(0, most)];
  // Nothing, or the same everywhere: any axis will do that has a middle.
  if (least === most)
    [least, most] =
      least === 0 ? [0, 1] : [least - Math.abs(least) / 10, most + Math.abs(most) / 10];
  const ends = [least, most] as const;
  return linearScale(tickCount > 0 ? roundEnds(ends, tickCount) : ends, range);
}

/** A tick every 50 pixels or so. */
export function tickCountFor(length: number): number {
  return Math.max(1, Math.min(6, Math.round(length / 50)));
}

export type Tick = { figure: number; text: string };

export function ticksOf(scale: Values, tickCount: number, format: FigureFormat): Tick[] {
  // Of what is counted there is no half.
  const isWhole = format.kind === "amount" && format.size === 1 && format.decimals === 0;
  const figures = scale.ticks(tickCount).filter((figure) => !isWhole || Number.isInteger(figure));
  const step = figures.length > 1 ? (figures[1] ?? 0) - (figures[0] ?? 0) : undefined;
  return figures.map((figure) => ({ figure, text: scaledText(figure, format, step) }));
}

/** Rules across the plot with their figures at the left; zero is the axis. */
export function drawValueAxis(sheet: Sheet, plot: Plot, scale: Values, ticks: readonly Tick[]) {
  for (const [index, { figure, text }] of ticks.entries()) {
    const y = half(scale(figure));
    const ink = figure === 0 ? "axis" : "grid";
    sheet.put({
      kind: "line",
      id: `rule-${index}`,
      x1: plot.left,
      x2: plot.right,
      y1: y,
      y2: y,
      stroke: { ink, width: 1 },
    });
    sheet.write({
      kind: "text",
      id: `tick-${index}`,
      x: plot.left - 8,
      y: y + 4,
      anchor: "end",
      look: "tick",
      text,
    });
  }
}

/** The axis again, on top of bars that stand on it. */
export function putZero(sheet: Sheet, plot: Plot, scale: Values) {
  const y = half(scale(0));
  const place = { x1: plot.left, x2: plot.right, y1: y, y2: y };
  sheet.put({ kind: "line", id: "zero", ...place, stroke: { ink: "axis", width: 1 } });
}

export function writeNothing(sheet: Sheet, { left, right, top, bottom }: Plot) {
  const place = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  const text = { kind: "text", id: "nothing", anchor: "middle", look: "quiet" } as const;
  sheet.write({ ...text, ...place, text: "No figures yet" });
}
