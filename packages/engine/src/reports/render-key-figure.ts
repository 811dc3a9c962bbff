/** A card: one figure, how it stands against another, and its shape over the year. */
import { rangeOf } from "#tables/spans.ts";
import type { Desk } from "./desk.ts";
import { readCell } from "./read-cell.ts";
import { cashFloor, renderSpark } from "./render-charts.ts";
import type { RenderedKeyFigure } from "./rendered-report.ts";
import type { Against, KeyFigure } from "./report-document.ts";

export function renderKeyFigure(desk: Desk, { label, cell, against, hasSpark }: KeyFigure) {
  const reading = readCell(desk, cell);
  if (!reading) return { label, period: "", text: "", figure: null, note: "Not in the model" };
  const { text, figure, period, reference } = reading;
  const card: RenderedKeyFigure = {
    ...{ label, period, text, figure },
    ...(reference ? { reference } : {}),
    ...(against ? noteAgainst(desk, cell, against) : noteOfFloor(desk, cell, figure)),
  };
  if (!hasSpark) return card;
  const spark = renderSpark(desk, cell.line, label, rangeOf(desk.model, "thisFinancialYear"));
  return { ...card, spark };
}

const WORDS: Record<Against, { more: string; less: string }> = {
  replacedForecast: { more: "ahead of forecast", less: "behind forecast" },
  yearBefore: { more: "more than a year before", less: "less than a year before" },
  periodBefore: { more: "more than before", less: "less than before" },
  base: { more: "above the base", less: "below the base" },
};

function noteAgainst(desk: Desk, cell: KeyFigure["cell"], against: Against) {
  const { take: _, ...own } = cell;
  const reading = readCell(desk, { ...own, take: "difference", against, isSize: true });
  const movement = reading?.movement;
  if (!reading || movement == null) return {};
  if (movement === 0 || reading.text === "0") return { note: "No change" };
  const words = WORDS[against][movement > 0 ? "more" : "less"];
  const { isHigherBetter } = reading;
  return {
    note: `${reading.text} ${words}`,
    ...(isHigherBetter === undefined ? {} : { isGood: movement > 0 === isHigherBetter }),
  };
}

/** A loan drawn to keep the floor leaves cash there but for what a float can't hold. */
const HALF_A_CENT = 0.005;

/** Cash that falls below what the treasury keeps is told with the period in which it does. */
function noteOfFloor(desk: Desk, { line }: KeyFigure["cell"], figure: number | null) {
  const floor = line === "cf.closingCash" ? cashFloor(desk) : undefined;
  if (!floor || figure === null || figure > floor - HALF_A_CENT) return {};
  return { note: "Below the cash floor", isGood: false };
}
