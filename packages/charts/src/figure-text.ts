/**
 * How charts write figures: thousands separated, negatives in parentheses, zero as a dash, the unit
 * stated once beside the picture. Written by hand, since `Intl` is too slow for every edit.
 */
export type UnitSize = 1 | 1_000 | 1_000_000;

export type Unit = {
  /** An amount unless said; a percentage is a ratio, 0.125 for 12.5%; hours are written with their minutes, 6.5 as "6h 30m". */
  kind?: "amount" | "percent" | "hours";
  /** "AUD", or whatever is counted: "Models". */
  name?: string;
  /** What one unit on the axis stands for; by the largest figure when unsaid. */
  size?: UnitSize;
  negatives?: "parentheses" | "minus";
};

/** `decimals` is of figures in the axis's unit; figures in ones have them only when they are small. */
export type FigureFormat = Required<Unit> & { decimals: number };

/** How zero is written, as it is in a statement. */
const ZERO = "–";

export function isFigure(figure: number | null | undefined): figure is number {
  return Number.isFinite(figure);
}

/** Decides what is left open: thousands from 100,000, millions from 10 million. */
export function formatFor(unit: Unit, figures: Iterable<number | null>): FigureFormat {
  const { kind = "amount", name = "", negatives = "parentheses" } = unit;
  let largest = 0;
  let isWhole = true;
  for (const figure of figures) {
    if (!isFigure(figure)) continue;
    largest = Math.max(largest, Math.abs(figure));
    isWhole &&= Number.isInteger(figure);
  }
  if (kind === "percent") return { kind, name, negatives, size: 1, decimals: 1 };
  if (kind === "hours") return { kind, name, negatives, size: 1, decimals: 2 };
  const size = unit.size ?? (largest < 100_000 ? 1 : largest < 10_000_000 ? 1_000 : 1_000_000);
  return {
    kind,
    name,
    negatives,
    size,
    decimals: decimalsFor(largest / size, isWhole && size === 1),
  };
}

/** The same for every figure of a chart, so that they can be compared and added up. */
function decimalsFor(largest: number, isWhole: boolean): number {
  if (isWhole || largest >= 100) return 0;
  return largest >= 10 ? 1 : 2;
}

/** "AUD", "AUD ’000", "AUD m" */
export function unitText({ kind, name, size }: FigureFormat): string {
  if (kind === "percent") return name || "%";
  const many = size === 1 ? "" : size === 1_000 ? "’000" : "m";
  return [name, many].filter(Boolean).join(" ");
}

/** In ones, as a statement has it: "79,078", "(2.4%)". */
export function figureText(figure: number | null, format: FigureFormat): string {
  if (!isFigure(figure)) return "";
  if (format.kind === "percent") return decimalText(figure * 100, format.decimals, format, "%");
  if (format.kind === "hours") return hoursText(figure, format);
  return decimalText(figure, format.size === 1 ? format.decimals : 0, format);
}

/** For the ear, to which a dash is silence and parentheses are a pause: "−79,078", "0", "no figure". */
export function saidText(figure: number | null, format: FigureFormat): string {
  if (!isFigure(figure)) return "no figure";
  const text = figureText(figure, { ...format, negatives: "minus" });
  if (text !== ZERO) return text;
  return format.kind === "percent" ? "0%" : "0";
}

/** Not missing, and not so small that it would be written as zero. */
export function isWritten(figure: number | null, format: FigureFormat): figure is number {
  return isFigure(figure) && figureText(figure, format) !== ZERO;
}

/** A figure where it is looked at and where it is listened to. */
export function readingTexts(figure: number | null, format: FigureFormat) {
  const said = saidText(figure, format);
  return { text: figureText(figure, format) || said, said };
}

/** In the axis's unit, "79"; on the axis itself with as many decimals as its step needs. */
export function scaledText(figure: number, format: FigureFormat, step?: number): string {
  if (format.kind === "hours") return hoursText(figure, format).replace(" 0m", "");
  const isPercent = format.kind === "percent";
  const factor = isPercent ? 100 : 1 / format.size;
  const decimals = step === undefined ? format.decimals : decimalsOf(step * factor);
  return decimalText(figure * factor, decimals, format, isPercent ? "%" : "");
}

/** 50 and 5 need none, 0.5 needs one, 0.25 two. */
function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 12; decimals += 1) {
    const scaled = step * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * scaled) return decimals;
  }
  return 12;
}

function hoursText(figure: number, { negatives }: FigureFormat): string {
  const minutes = Math.round(Math.abs(figure) * 60);
  if (minutes === 0) return ZERO;
  return signed(`${Math.floor(minutes / 60)}h ${minutes % 60}m`, figure, negatives);
}

function signed(text: string, figure: number, negatives: FigureFormat["negatives"]): string {
  if (figure >= 0) return text;
  return negatives === "parentheses" ? `(${text})` : `−${text}`;
}

function decimalText(
  figure: number,
  decimals: number,
  { negatives }: FigureFormat,
  sign = "",
): string {
  const digits = Math.abs(figure).toFixed(decimals);
  if (!/[1-9]/.test(digits)) return ZERO;
  const [whole = "", fraction] = digits.split(".");
  let grouped = whole;
  for (let at = whole.length - 3; at > 0; at -= 3) {
    grouped = `${grouped.slice(0, at)},${grouped.slice(at)}`;
  }
  return signed(`${fraction ? `${grouped}.${fraction}` : grouped}${sign}`, figure, negatives);
}
