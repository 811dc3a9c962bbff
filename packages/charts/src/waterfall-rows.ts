import { rectPath } from "./bars.ts";
import { type Drawing, type MeasureText, TEXT_LOOKS } from "./drawing.ts";
import type { FigureFormat } from "./figure-text.ts";
import { cutText } from "./measure-text.ts";
import { valueScale } from "./plot.ts";
import { half, openSheet } from "./sheet.ts";
import { inkOfStep, type Step, stepReadings, stepText } from "./waterfall-step.ts";

const ROW = 24;
const BAR = 13;

/** A step to a row: its name, its bar, its figure. For phones, and for names that are long. */
export function drawWaterfallRows(
  steps: readonly Step[],
  format: FigureFormat,
  width: number,
  measure: MeasureText,
): Pick<Drawing, "width" | "height" | "marks" | "stops"> {
  const height = steps.length * ROW + 4;
  const sheet = openSheet({ width, height }, measure);
  const texts = steps.map((step) => stepText(step, format));
  const widest = (all: readonly string[], look: "name" | "value") =>
    Math.max(...all.map((text) => measure(text, TEXT_LOOKS[look])));
  const nameWidth = Math.min(
    widest(
      steps.map(({ name }) => name),
      "name",
    ),
    width * 0.42,
  );
  const [left, right] = [nameWidth + 10, width - widest(texts, "value") - 10];
  const values = valueScale(
    steps.flatMap(({ span }) => span ?? []),
    [left, Math.max(left + 1, right)],
    { tickCount: 0 },
  );
  const zero = half(values(0));
  sheet.put({
    kind: "line",
    id: "zero",
    x1: zero,
    x2: zero,
    y1: 0,
    y2: height,
    stroke: { ink: "axis", width: 1 },
  });
  for (const [index, step] of steps.entries()) {
    const middle = index * ROW + ROW / 2;
    const [before, after] = step.span ?? [0, 0];
    const [a, b] = [half(values(before)), half(values(after))];
    const d =
      before === after
        ? ""
        : rectPath(Math.min(a, b), middle - BAR / 2, Math.max(1, Math.abs(a - b)), BAR);
    sheet.put({ kind: "path", id: `bar-${step.id}`, d, fill: inkOfStep(step) });
    if (step.span && steps[index + 1]?.span) {
      sheet.put({
        kind: "line",
        id: `link-${step.id}`,
        x1: b,
        x2: b,
        y1: middle + BAR / 2,
        y2: middle + ROW - BAR / 2,
        stroke: { ink: "axis", width: 1 },
      });
    }
    const text = { kind: "text", y: middle + 4 } as const;
    const name = cutText(step.name, nameWidth, TEXT_LOOKS.name, measure);
    sheet.write({
      ...text,
      id: `name-${step.id}`,
      x: 0,
      anchor: "start",
      look: "name",
      text: name,
    });
    const figure = { ...text, x: width - 1, anchor: "end", text: texts[index] ?? "" } as const;
    if (figure.text) sheet.write({ ...figure, id: `figure-${step.id}`, look: "value" });
  }
  const stops = steps.map((step, index) => ({
    x: 0,
    y: index * ROW,
    width,
    height: ROW,
    name: step.name,
    readings: stepReadings(step, format),
  }));
  return { width, height, marks: sheet.marks(), stops };
}
