/**
 * How a figure is written, for everything that draws one: thousands separated by commas, negatives
 * in parentheses or with a minus, zero as a dash. Nothing asks a locale: a grid writes hundreds of
 * figures in a frame, and they read the same in Australia and the United States.
 */
import { roundUnits } from "#roll-up/rounded.ts";

export type FigureFormat = {
  style:
    | "amount"
    /** An amount for one of something, which is not counted in thousands. */
    | "price"
    | "count"
    | "days"
    | "percent"
    /** A difference of percentages. */
    | "points"
    | "ratio";
  decimals: number;
};

export type Negatives = "parentheses" | "minus";

const DASH = "–";
const MINUS = "−";
const UNITS = {
  amount: "",
  price: "",
  count: "",
  days: "",
  percent: "%",
  points: " pt",
  ratio: "×",
} as const;
const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6];

/** Null stays empty: nothing is known, which is not zero. */
export function formatFigure(
  figure: number | null,
  { style, decimals }: FigureFormat,
  negatives: Negatives = "parentheses",
): string {
  if (figure === null || !Number.isFinite(figure)) return "";
  const value = style === "percent" || style === "points" ? figure * 100 : figure;
  const power = POWERS[decimals] ?? 10 ** decimals;
  const units = roundUnits(Math.abs(value) * power);
  if (units === 0) return DASH;
  const text = `${withSeparators(units, decimals)}${UNITS[style]}`;
  if (figure > 0) return text;
  return negatives === "parentheses" ? `(${text})` : `${MINUS}${text}`;
}

/** 1234567 with two decimals is "12,345.67". */
function withSeparators(units: number, decimals: number): string {
  const digits = units < 1e21 ? String(units) : BigInt(units).toString();
  const padded = decimals > 0 ? digits.padStart(decimals + 1, "0") : digits;
  let end = padded.length - decimals;
  let text = decimals > 0 ? `.${padded.slice(end)}` : "";
  for (; end > 3; end -= 3) text = `,${padded.slice(end - 3, end)}${text}`;
  return padded.slice(0, end) + text;
}
