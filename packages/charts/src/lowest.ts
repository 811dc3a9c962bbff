import type { Figures } from "./chart.ts";
import { isFigure } from "./figure-text.ts";

/** Where the lowest figure is, the first of equals; undefined when there is none. */
export function lowestOf(figures: Figures, from = 0): number | undefined {
  let lowest: number | undefined;
  for (const [index, figure] of figures.entries()) {
    if (index < from || !isFigure(figure)) continue;
    if (lowest === undefined || figure < (figures[lowest] ?? 0)) lowest = index;
  }
  return lowest;
}

/** The lowest that is still ahead, which something can be done about; of all where nothing is ahead. */
export function lowestAhead(figures: Figures, actualCount: number): number | undefined {
  return lowestOf(figures, actualCount < figures.length ? actualCount : 0);
}
