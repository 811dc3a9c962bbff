/** What is read at a period, and the figures of all periods behind a picture. */
import type { Series } from "./chart.ts";
import type { Reading } from "./drawing.ts";
import { type FigureFormat, readingTexts } from "./figure-text.ts";
import type { Places } from "./lines.ts";
import { periodKind } from "./period-label.ts";
import { readFigure } from "./read-figures.ts";
import { inkOf } from "./series-look.ts";

export function readingsAt(
  series: readonly Series[],
  places: readonly Places[],
  format: FigureFormat,
  index: number,
): Reading[] {
  return series.map((each, order) => {
    const at = places[order]?.[index];
    const texts = readingTexts(each.figures[index] ?? null, format);
    return { id: each.id, name: each.name, ...texts, ink: inkOf(each), ...(at && { at }) };
  });
}

export function timedTable(periods: readonly string[], series: readonly Series[]) {
  return {
    rowHeading: periodKind(periods),
    columns: series.map(({ id, name }) => ({ id, name })),
    rows: periods.map((name, index) => ({
      id: `${index}`,
      name,
      figures: series.map(({ figures }) => figures[index] ?? null),
    })),
  };
}

/** A figure to each period, no more and no fewer. */
export function withinPeriods(series: readonly Series[], periods: readonly string[]): Series[] {
  return series.map((each) => ({
    ...each,
    figures: periods.map((_, index) => readFigure(each.figures[index])),
  }));
}
