/** What a statement is held against. */
import { formatFigure } from "@app/engine/tables/format-figure";
import type { TableRead } from "@app/engine/worker/read-tables";
import type { Marking } from "#model/cell-look.ts";

export type Comparison =
  | { kind: "lastYear" }
  /** Undefined is the base. */
  | { kind: "case"; id: string | undefined }
  | { kind: "model"; id: number }
  | { kind: "version"; version: number };

/** As it stands in an address; undefined for nothing and for what makes no sense. */
export function readComparison(text: string | undefined): Comparison | undefined {
  if (text === "lastYear") return { kind: "lastYear" };
  const [, kind, id = ""] = text?.match(/^(case|model|version):(.+)$/) ?? [];
  if (kind === "case") return { kind, id: id === BASE ? undefined : id };
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number <= 0) return undefined;
  if (kind === "model") return { kind, id: number };
  return kind === "version" ? { kind, version: number } : undefined;
}

export function comparisonText(comparison: Comparison): string {
  switch (comparison.kind) {
    case "lastYear":
      return comparison.kind;
    case "case":
      return `case:${comparison.id ?? BASE}`;
    case "model":
      return `model:${comparison.id}`;
    case "version":
      return `version:${comparison.version}`;
  }
}

const BASE = "base";

type Against = Extract<TableRead["shows"], { statements: unknown }>["against"];

/** In the words of a table; another document stands beside the model under the same text. */
export function againstOf(comparison: Comparison): NonNullable<Against> {
  if (comparison.kind === "lastYear") return "yearBefore";
  if (comparison.kind === "case") return { case: comparison.id };
  return { case: { reference: comparisonText(comparison) } };
}

/**
 * The period up to which is compared when nobody said: a case or an older version
 * differs in the forecast, and is compared over the year under way; anything else up to the last
 * actual period.
 */
export function usualPeriod(
  comparison: Comparison | undefined,
  { actualCount, periodCount }: { actualCount: number; periodCount: number },
  yearEnds: readonly number[],
): number {
  const last = periodCount - 1;
  if (comparison?.kind !== "case" && comparison?.kind !== "version")
    return Math.min(Math.max(actualCount - 1, 0), last);
  return yearEnds.find((end) => end >= actualCount) ?? last;
}

/** From which size on a difference is marked: by amount and by share, both. */
export const MARKINGS = [
  { amount: 0, share: 0 },
  { amount: 500, share: 0.01 },
  { amount: 1500, share: 0.03 },
  { amount: 5000, share: 0.05 },
  { amount: 25_000, share: 0.1 },
] as const;

export const USUAL_MARKING = 3;

/** "1,500 and 3%". */
export function markingText({ amount, share }: Marking): string {
  const money = amount === 0 ? "0" : formatFigure(amount, { style: "amount", decimals: 0 });
  return `${money} and ${Math.round(share * 100)}%`;
}
