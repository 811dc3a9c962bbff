/**
 * Whether a number format shows a date, a time of day or neither. Only the letters that stand for
 * parts of a date count: not those in quotes, after a backslash, or in brackets (colours, locales).
 * Hours that run past 24, `[h]:mm`, are an amount and stay a number.
 */
import type { DateKind } from "./serial-date.ts";

/** Formats that files name by number alone; 27–36 and 50–58 are dates in East Asian locales. */
const builtIn: { from: number; to: number; kind: DateKind }[] = [
  { from: 14, to: 17, kind: "date" },
  { from: 18, to: 21, kind: "time" },
  { from: 22, to: 22, kind: "date" },
  { from: 27, to: 36, kind: "date" },
  { from: 45, to: 45, kind: "time" },
  { from: 47, to: 47, kind: "time" },
  { from: 50, to: 58, kind: "date" },
];

export function builtInDateKind(formatId: number): DateKind | undefined {
  return builtIn.find(({ from, to }) => formatId >= from && formatId <= to)?.kind;
}

export function formatDateKind(format: string): DateKind | undefined {
  const [positive = ""] = format.replace(/"[^"]*"?|\\.|[_*]./gs, "").split(";");
  if (/\[[hms]+\]/i.test(positive)) return undefined;
  const codes = positive.replace(/\[[^\]]*\]/g, "").replace(/general|am\/pm|a\/p/gi, "");
  if (/[yd]/i.test(codes)) return "date";
  if (/[hs]/i.test(codes)) return "time";
  return /m/i.test(codes) ? "date" : undefined;
}
