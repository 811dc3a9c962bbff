/** How the figures of a row are written, chosen once for the row so that they stand under each other. */
import type { FigureFormat } from "./format-figure.ts";
import type { RowPlan } from "./rows.ts";

type Figures = readonly (number | undefined)[];

/** Figures from this on are about whole amounts, below it about cents where there are any. */
const SMALL_MAX = 1000;

/** Inputs are shown as they were typed, as far as that is sensible; what is calculated is not. */
export function formatOf(row: RowPlan, figures: Figures, decimals: number): FigureFormat {
  const isInput = row.input !== undefined;
  if (row.kind === "check") return { style: "price", decimals: 2 };
  switch (row.unit) {
    case "percent":
      return { style: "percent", decimals: isInput ? fewest(figures, 3, 4) - 2 : 1 };
    case "rate":
      if (!isInput) return { style: "ratio", decimals: 2 };
      return { style: "count", decimals: fewest(figures, 2, 4) };
    case "days":
      return { style: "days", decimals: fewest(figures, 0, 1) };
    case "count":
      return { style: "count", decimals: fewest(figures, 0, 2) };
    case "currency":
      if (row.measure === "rate") return { style: "price", decimals: isSmall(figures) ? 2 : 0 };
      return { style: "amount", decimals: isInput && isSmall(figures) ? 2 : decimals };
    default:
      return { style: "count", decimals: 0 };
  }
}

function isSmall(figures: Figures): boolean {
  const isLarge = figures.some((figure = 0) => Math.abs(figure) >= SMALL_MAX);
  return !isLarge && fewest(figures, 0, 2) > 0;
}

/** The fewest digits after the point, within bounds, that show every figure whole. */
function fewest(figures: Figures, least: number, most: number): number {
  for (let digits = least; digits < most; digits++) {
    const scale = 10 ** digits;
    const isWhole = (figure = 0) => Math.abs(figure * scale - Math.round(figure * scale)) < 1e-6;
    if (figures.every(isWhole)) return digits;
  }
  return most;
}
