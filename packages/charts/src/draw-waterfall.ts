import type { Size, WaterfallChart } from "./chart.ts";
import type { Drawing, MeasureText } from "./drawing.ts";
import { type FigureFormat, formatFor, isWritten, saidText, unitText } from "./figure-text.ts";
import { measureInter } from "./measure-text.ts";
import { readFigure } from "./read-figures.ts";
import { drawWaterfallColumns } from "./waterfall-columns.ts";
import { drawWaterfallRows } from "./waterfall-rows.ts";
import type { Step } from "./waterfall-step.ts";

/** From one figure to another by its parts: upright where the names fit, in rows where not. */
export function drawWaterfall(
  chart: WaterfallChart,
  size: Size,
  measure: MeasureText = measureInter,
): Drawing {
  const steps = stepsOf(chart);
  const format = formatFor(
    chart.unit,
    steps.flatMap(({ figure, span }) => [figure, ...(span ?? [])]),
  );
  const picture =
    drawWaterfallColumns(steps, format, size, measure) ??
    drawWaterfallRows(steps, format, size.width, measure);
  return {
    ...picture,
    stopKind: "Step",
    table: {
      rowHeading: "Step",
      columns: [{ id: "figure", name: chart.title }],
      rows: steps.map(({ id, name, figure }) => ({ id, name, figures: [figure] })),
      notes: [],
      format,
    },
    description: describe(chart, steps, format),
    unit: unitText(format),
  };
}

/**
 * The closing total is what the steps lead to, so a bridge always adds up. Where one is missing,
 * nobody knows what follows: later changes have no place, and the closing total no figure.
 */
export function stepsOf({ opening, changes, closing }: WaterfallChart): Step[] {
  let level = readFigure(opening.figure);
  const steps = [totalStep("opening", opening.name, level)];
  for (const { id, name, figure: given } of changes) {
    const figure = readFigure(given);
    const span = level === null || figure === null ? null : ([level, level + figure] as const);
    steps.push({ id, name, figure, span, isTotal: false });
    level = span?.[1] ?? null;
  }
  return [...steps, totalStep("closing", closing.name, level)];
}

function totalStep(id: string, name: string, figure: number | null): Step {
  return { id, name, figure, span: figure === null ? null : [0, figure], isTotal: true };
}

/** The two largest changes are named, whichever way they go. */
function describe({ title }: WaterfallChart, steps: readonly Step[], format: FigureFormat) {
  const said = ({ figure }: Step) => saidText(figure, format);
  const [from, to] = steps
    .filter(({ isTotal }) => isTotal)
    .map((step) => `${said(step)} (${step.name})`);
  const changes = steps.filter(({ isTotal }) => !isTotal);
  const missing = changes.filter(({ figure }) => figure === null).map(({ name }) => name);
  const size = ({ figure }: Step) => Math.abs(figure ?? 0);
  const largest = changes
    .filter(({ figure }) => isWritten(figure, format))
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, 2)
    .map((step) => `${step.name} ${said(step)}`);
  const sentences = [
    `${title} goes from ${from} to ${to}.`,
    missing.length > 0 && `There is no figure for ${missing.join(", ")}.`,
    largest.length > 0 &&
      `The largest ${largest.length > 1 ? "changes are" : "change is"} ${largest.join(" and ")}.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
