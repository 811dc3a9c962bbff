/** A step of the Why? panel as it is shown: rounded as a statement is, so that it adds up. */
import { columnRounder } from "#roll-up/rounded.ts";
import { type FigureFormat, formatFigure } from "#tables/format-figure.ts";
import type { WhyPart, WhyStep } from "./steps.ts";

export type PlainPart = Omit<WhyPart, "text" | "share"> & {
  /** As the column that was asked from shows it. */
  shown?: number;
};

type PlainStep = {
  title: string;
  amount: number;
  /** The figure as a table shows it. */
  shown?: number;
  parts: readonly PlainPart[];
  format: FigureFormat;
  isSum: boolean;
  unit: string;
  origin: string[];
};

/** Rounded as a statement is: the figure by itself, and its parts so that they add up to it. */
export function shownStep({
  title,
  shown,
  amount,
  parts,
  format,
  isSum,
  unit,
  origin,
}: PlainStep): WhyStep {
  const told = parts.filter((part) => part.amount !== 0);
  const power = 10 ** (format.decimals + (format.style === "percent" ? 2 : 0));
  const units = isSum
    ? roundedParts(
        amount * power,
        told.map((part) => part.amount * power),
        shown === undefined ? undefined : shown * power,
        told.map((part) => (part.shown === undefined ? undefined : part.shown * power)),
      )
    : undefined;
  const total = (units?.total ?? amount * power) / power;
  return {
    title,
    amount,
    text: formatFigure(total, format),
    parts: told.map(({ shown: _, ...part }, index) => ({
      ...part,
      text: formatFigure((units?.parts[index] ?? part.amount * power) / power, format),
      ...(isSum && amount !== 0 ? { share: part.amount / amount } : {}),
    })),
    zeroCount: parts.length - told.length,
    doPartsAddUp: isSum && told.length > 0,
    unit,
    origin,
  };
}

/** All in the unit that is shown. What a table shows is taken from it, unless it has moved since. */
function roundedParts(
  amount: number,
  amounts: readonly number[],
  shown: number | undefined,
  shownParts: readonly (number | undefined)[],
) {
  const isShown = shown !== undefined && isRoundedFrom(shown, amount);
  const known = shownParts.filter((part) => part !== undefined);
  const isAllShown =
    isShown &&
    known.length === amounts.length &&
    known.every((part, index) => isRoundedFrom(part, amounts[index] ?? 0)) &&
    Math.abs(known.reduce((sum, part) => sum + part, 0) - shown) < 0.5;
  if (isAllShown) return { total: shown, parts: known };
  const children = amounts.map((_, index) => index + 1);
  const nodes = [
    { parent: undefined, children, sign: 1, rounding: "total" } as const,
    ...amounts.map(() => ({ parent: 0, children: [], sign: 1, rounding: "part" }) as const),
  ];
  const exact = Float64Array.of(amount, ...amounts);
  const rounded = new Float64Array(exact.length);
  columnRounder(nodes)(exact, rounded, isShown ? { root: shown } : {});
  return { total: rounded[0] ?? 0, parts: rounded.subarray(1) };
}

/** So that it adds up, a statement moves a figure by a unit at most, and what it differs by by another. */
function isRoundedFrom(shown: number, exact: number): boolean {
  return Math.abs(shown - exact) <= 2 + 1e-6;
}
