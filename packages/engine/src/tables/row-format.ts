/** How the figures of a row are written, chosen once for the row so that they stand under each other. */
import type { FigureFormat } from "./format-figure.ts";
import type { RowPlan } from "./rows.ts";

type Figures = readonly (number | undefined)[];

/** What a format is chosen from; amounts are shown counted in the scale. */
type Row = {
  plan: RowPlan;
  figures: Figures;
  /** None in a row that nobody typed. */
  typed: readonly number[];
  scale: number;
  decimals: number;
};

/** Figures from this on are about whole amounts, below it about cents where there are any. */
const SMALL_MAX = 1000;

/** Inputs are shown as they were typed, as far as that is sensible; what is calculated is not. */
export function formatOf({ plan, figures, typed, scale, decimals }: Row): FigureFormat {
  const isInput = plan.input !== undefined;
  if (plan.kind === "check") return { style: "price", decimals: 2 };
  switch (plan.unit) {
    case "percent": {
      const digits = Math.max(fewest(figures, 3, 4), typedDigits(typed, 6));
      return { style: "percent", decimals: isInput ? digits - 2 : 1 };
    }
    case "rate":
      if (!isInput) return { style: "ratio", decimals: 2 };
      return { style: "count", decimals: Math.max(fewest(figures, 2, 4), typedDigits(typed, 6)) };
    case "days":
      return { style: "days", decimals: Math.max(fewest(figures, 0, 1), typedDigits(typed, 2)) };
    case "count": {
      const least = isSmall(figures) ? fewest(figures, 0, 2) : 0;
      return { style: "count", decimals: Math.max(least, typedDigits(typed, 4)) };
    }
    case "currency": {
      const cents = isSmall(figures) ? 2 : 0;
      if (plan.measure === "rate")
        return { style: "price", decimals: Math.max(cents, inCents(typedDigits(typed, 6))) };
      const least = isInput && cents > 0 ? cents : decimals;
      const digits = scale === 1 ? inCents(typedDigits(typed, 4)) : digitsToSee(typed, scale);
      return { style: "amount", decimals: Math.max(least, digits) };
    }
    default:
      return { style: "count", decimals: 0 };
  }
}

function isSmall(figures: Figures): boolean {
  const isLarge = figures.some((figure = 0) => Math.abs(figure) >= SMALL_MAX);
  return !isLarge && fewest(figures, 0, 2) > 0;
}

/** Money that has a digit after the point has two. */
function inCents(digits: number): number {
  return digits === 1 ? 2 : digits;
}

/** As many as were typed, up to a bound that gives way where a small figure would be lost. */
function typedDigits(typed: readonly number[], most: number): number {
  const toSee = digitsToSee(typed, 1);
  return fewest(typed, toSee, Math.max(most, toSee + 2));
}

/** What is smaller is noise of a calculation; nobody types it. */
const LEAST = 1e-12;

/** The digits after the point that the smallest figure needs to read as more than nothing. */
function digitsToSee(typed: readonly number[], scale: number): number {
  let smallest = scale;
  for (const figure of typed)
    if (Math.abs(figure) >= LEAST) smallest = Math.min(smallest, Math.abs(figure));
  let digits = 0;
  while ((smallest / scale) * 10 ** digits < 0.5) digits++;
  return digits;
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
