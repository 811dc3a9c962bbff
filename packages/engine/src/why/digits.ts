/** Figures within a calculation, with as many digits as it takes for a calculator to agree. */
import type { Unit } from "#lines/line.ts";
import { formatFigure } from "#tables/format-figure.ts";

/** More would be noise of the calculation. */
const DIGITS_MOST = 10;

/** How far each of several factors may be off, as a share of it, so that the result is right as it is shown. */
export function shareOff(result: number, decimals: number, factorCount: number): number {
  const unit = 10 ** -decimals;
  return (0.4 * unit) / Math.max(Math.abs(result), unit) / Math.max(factorCount, 1);
}

export function factorText(value: number, unit: Unit, off: number): string {
  if (value === 0) return "0";
  if (unit === "percent") {
    const decimals = Math.max(digitsFor(value * 100, off), 0);
    return formatFigure(value, { style: "percent", decimals }, "minus");
  }
  return fractionText(value) ?? formatFigure(value, countOf(digitsFor(value, off)), "minus");
}

const countOf = (decimals: number) => ({ style: "count", decimals }) as const;

function digitsFor(value: number, off: number): number {
  let digits = 0;
  while (
    digits < DIGITS_MOST &&
    Math.abs(Number(value.toFixed(digits)) - value) > off * Math.abs(value)
  )
    digits += 1;
  return digits;
}

/** A twelfth is no 0.0833. */
function fractionText(value: number): string | undefined {
  const parts = Math.round(1 / value);
  const isFraction = parts > 1 && parts <= PARTS_MOST && Math.abs(value * parts - 1) < 1e-12;
  return isFraction && digitsFor(value, 1e-12) > 4 ? `1/${parts}` : undefined;
}

const PARTS_MOST = 366;

/** As it is stored, as a person would type it; without noise of the calculation. */
export function exactText(value: number, unit: Unit): string {
  return unit === "percent" ? `${exact(value * 100)}%` : exact(value);
}

function exact(value: number): string {
  return String(Number(value.toPrecision(12)));
}
