import type { Figures } from "./chart.ts";
import { isFigure } from "./figure-text.ts";

/** Where the lowest figure is, the first of equals; undefined when there is none. */
export function lowestOf(figures: Figures): number | undefined {
  let lowest: number | undefined;
  for (const [index, figure] of figures.entries()) {
    if (!isFigure(figure)) continue;
    if (lowest === undefined || figure < (figures[lowest] ?? 0)) lowest = index;
  }
  return lowest;
}
