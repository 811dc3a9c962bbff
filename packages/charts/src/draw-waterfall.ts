import type { Size, WaterfallChart } from "./chart.ts";
import type { Drawing, MeasureText } from "./drawing.ts";
import {
  type FigureFormat,
  formatFor,
  isFigure,
  isWritten,
  saidText,
  unitText,
} from "./figure-text.ts";
import { measureInter } from "./measure-text.ts";
import { drawWaterfallColumns } from "./waterfall-columns.ts";
import { drawWaterfallRows } from "./waterfall-rows.ts";
import { amountOf, type Step } from "./waterfall-step.ts";

/** From one figure to another by its parts: upright where the names fit, in rows where not. */
export function drawWaterfall(
  chart: WaterfallChart,
  size: Size,
  measure: MeasureText = measureInter,
): Drawing {
  const steps = stepsOf(chart);
  const format = formatFor(
    chart.unit,
    steps.map(({ to }) => to),
  );
  const picture =
    drawWaterfallColumns(steps, format, size, measure) ??
    drawWaterfallRows(steps, format, size.width, measure);
  const figures = [
    chart.opening.figure,
    ...chart.changes.map(({ figure }) => figure),
    closing(steps),
  ];
  return {
    ...picture,
    stopKind: "Step",
    table: {
      rowHeading: "Step",
      columns: [{ id: "figure", name: chart.title }],
      rows: steps.map(({ id, name }, index) => ({ id, name, figures: [figures[index] ?? null] })),
      notes: [],
      format,
    },
    description: describe(chart, steps, format),
    unit: unitText(format),
  };
}

/** The closing total is what the steps lead to, so a bridge always adds up. */
function stepsOf({ opening, changes, closing }: WaterfallChart): Step[] {
  let level = isFigure(opening.figure) ? opening.figure : 0;
  const steps: Step[] = [{ id: "opening", name: opening.name, from: 0, to: level, isTotal: true }];
  for (const { id, name, figure } of changes) {
    const next = level + (isFigure(figure) ? figure : 0);
    steps.push({ id, name, from: level, to: next, isTotal: false });
    level = next;
  }
  return [...steps, { id: "closing", name: closing.name, from: 0, to: level, isTotal: true }];
}

function closing(steps: readonly Step[]): number {
  return steps.at(-1)?.to ?? 0;
}

/** The two largest changes are named, whichever way they go. */
function describe({ title }: WaterfallChart, steps: readonly Step[], format: FigureFormat) {
  const [first, last] = [steps[0], steps.at(-1)];
  const said = (step: Step | undefined) =>
    step ? `${saidText(amountOf(step), format)} (${step.name})` : "";
  const changes = steps.filter((step) => !step.isTotal && isWritten(amountOf(step), format));
  const largest = changes
    .toSorted((a, b) => Math.abs(amountOf(b)) - Math.abs(amountOf(a)))
    .slice(0, 2)
    .map((step) => `${step.name} ${saidText(amountOf(step), format)}`);
  const sentence = `${title} goes from ${said(first)} to ${said(last)}.`;
  if (largest.length === 0) return sentence;
  return `${sentence} The largest ${largest.length > 1 ? "changes are" : "change is"} ${largest.join(" and ")}.`;
}
