import { barBoxes, barPath } from "./bars.ts";
import type { Size } from "./chart.ts";
import { type Drawing, type MeasureText, TEXT_LOOKS, type TextMark } from "./drawing.ts";
import type { FigureFormat } from "./figure-text.ts";
import { wrapText } from "./measure-text.ts";
import { drawValueAxis, tickCountFor, ticksOf, valueScale } from "./plot.ts";
import { half, openSheet } from "./sheet.ts";
import { inkOfStep, type Step, stepReadings, stepText } from "./waterfall-step.ts";

const TOP = 22;
const NAME_LINE = 13;

/** Undefined when a name or a figure is wider than its bar's place. */
export function drawWaterfallColumns(
  steps: readonly Step[],
  format: FigureFormat,
  size: Size,
  measure: MeasureText,
): Pick<Drawing, "width" | "height" | "marks" | "stops"> | undefined {
  const sheet = openSheet(size, measure);
  const bottom = size.height - 12 - 2 * NAME_LINE;
  const tickCount = tickCountFor(bottom - TOP);
  const values = valueScale(
    steps.flatMap(({ span }) => span ?? []),
    [bottom, TOP],
    { tickCount },
  );
  const hasBars = steps.some(({ span }) => span);
  // Without a bar there is nothing to measure: zero alone, for the figures to stand on.
  const ticks = ticksOf(values, tickCount, format).slice(0, hasBars ? undefined : 1);
  const left = Math.ceil(Math.max(...ticks.map(({ text }) => measure(text, TEXT_LOOKS.tick)))) + 10;
  const plot = { left, right: size.width - 4, top: TOP, bottom };
  const distance = (plot.right - left) / steps.length;
  const names = steps.map(({ name }) => wrapText(name, distance - 4, TEXT_LOOKS.period, measure));
  const texts = steps.map((step) => stepText(step, format));
  const isTooWide = texts.some((text) => measure(text, TEXT_LOOKS.value) > distance - 2);
  if (bottom - TOP < 60 || isTooWide || !names.every((lines) => lines !== undefined))
    return undefined;

  drawValueAxis(sheet, plot, values, ticks);
  const xs = steps.map((_, index) => half(left + distance * (index + 0.5)));
  const boxes = barBoxes(xs, distance, { order: 0, among: 1 });
  for (const [index, step] of steps.entries()) {
    const [box, next] = [boxes[index], boxes[index + 1]];
    if (!box) continue;
    sheet.put({
      kind: "path",
      id: `bar-${step.id}`,
      d: step.span ? barPath(box, step.span, values) : "",
      fill: inkOfStep(step),
    });
    if (next && step.span && steps[index + 1]?.span) {
      const level = half(values(step.span[1]));
      sheet.put({
        kind: "line",
        id: `link-${step.id}`,
        x1: box.x + box.width,
        x2: next.x,
        y1: level,
        y2: level,
        stroke: { ink: "axis", width: 1 },
      });
    }
    const text = { kind: "text", x: xs[index] ?? 0, anchor: "middle" } as const;
    const y = Math.round(values(Math.max(...(step.span ?? [0])))) - 6;
    const figure = texts[index];
    if (figure) sheet.write({ ...text, id: `figure-${step.id}`, y, look: "value", text: figure });
    const lines = (names[index] ?? []).map(
      (line, row): TextMark => ({
        ...text,
        id: `name-${step.id}-${row}`,
        y: bottom + 17 + row * NAME_LINE,
        look: "period",
        text: line,
      }),
    );
    sheet.writeLines(lines);
  }
  const stops = steps.map((step, index) => ({
    x: (xs[index] ?? 0) - distance / 2,
    y: TOP,
    width: distance,
    height: bottom - TOP,
    name: step.name,
    readings: stepReadings(step, format),
  }));
  return { ...size, marks: sheet.marks(), stops };
}
