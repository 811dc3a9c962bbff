/** How a spreadsheet program is told to write figures as the screen does. */
import type { FigureFormat } from "@app/charts/figure-text";

const BY_SIZE = { 1: "", 1000: ",", 1000000: ",," };

/** In the axis's unit: 79 for 79,078. */
export function axisFormat(format: FigureFormat) {
  return withSigns(digitsOf(format.decimals, format) + BY_SIZE[format.size], format);
}

/** In ones, as a statement has it. */
export function figureFormat(format: FigureFormat) {
  const decimals = format.kind === "percent" || format.size === 1 ? format.decimals : 0;
  return withSigns(digitsOf(decimals, format), format);
}

function digitsOf(decimals: number, { kind }: FigureFormat) {
  const fraction = decimals > 0 ? `.${"0".repeat(decimals)}` : "";
  return `#,##0${fraction}${kind === "percent" ? "%" : ""}`;
}

function withSigns(digits: string, { negatives }: FigureFormat) {
  return `${digits};${negatives === "parentheses" ? `(${digits})` : `\\−${digits}`};\\–`;
}
