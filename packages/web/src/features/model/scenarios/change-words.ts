/** A change of a scenario in words: "Debtor days, from Nov-26: 45 instead of 38". */
import type { Override } from "@app/engine/model/document";
import { formatFigure } from "@app/engine/tables/format-figure";
import type { LineHead } from "@app/engine/worker/structure";

type Ground = {
  lines: ReadonlyMap<string, Pick<LineHead, "name" | "unit">>;
  periods: readonly { label: string }[];
};

export type ChangeWords = { name: string; when: string; what: string };

export function changeWords(change: Override, { lines, periods }: Ground): ChangeWords {
  const line = lines.get(change.line);
  return {
    name: line?.name ?? change.line,
    when: whenWords(change, periods),
    what: whatWords(change, line?.unit),
  };
}

function whenWords({ from, to }: Override, periods: Ground["periods"]): string {
  const last = periods.length - 1;
  const label = (period: number) => periods[period]?.label ?? "";
  const [first, end] = [from ?? 0, to ?? last];
  if (first <= 0 && end >= last) return "";
  if (first === end) return label(first);
  if (end >= last) return `from ${label(first)}`;
  return `${label(first)} to ${label(end)}`;
}

function whatWords({ mode = "set", value }: Override, unit: LineHead["unit"] | undefined): string {
  if (mode === "scale") return signed((value - 1) * 100, 2, "%");
  if (mode === "shift")
    return unit === "percent" ? signed(value * 100, 2, " pt") : signed(value, 2, "");
  if (unit === "percent") return `${plain(value * 100, 4)}%`;
  return unit === "currency" ? formatFigure(value, MONEY) || "–" : plain(value, 4);
}

const MONEY = { style: "amount", decimals: 0 } as const;

function plain(value: number, digits: number): string {
  return Number(value.toFixed(digits)).toLocaleString("en-AU", { maximumFractionDigits: digits });
}

function signed(value: number, digits: number, after: string): string {
  const size = plain(Math.abs(value), digits);
  return `${value < 0 ? "−" : "+"}${size}${after}`;
}
