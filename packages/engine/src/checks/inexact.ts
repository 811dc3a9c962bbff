/**
 * Balances too large for float64 to hold their cents: a check that is off by roundings alone comes to
 * half a cent there. That is no difference in the books, and it is told as what it is.
 */
import type { Program } from "#calculate/program.ts";
import { type Sheet, seriesOf } from "#calculate/sheet.ts";
import type { Check } from "#draft/draft.ts";
import type { Issue } from "#model/issue.ts";
import type { Period } from "#time/timeline.ts";
import { GATE_SCALE, isRounding, isWithinGate } from "./integrity.ts";

/** Up to it no rounding was ever found that comes to half a cent; above several times as much some are. */
const EXACT_MOST = 1e12;

export type Checked = { program: Program; checks: readonly Check[]; periods: readonly Period[] };

export function findInexact({ program, checks, periods }: Checked, sheet: Sheet): Issue[] {
  if (!program.rowOf.has(GATE_SCALE)) return [];
  const scale = seriesOf(program, sheet, GATE_SCALE);
  // It only grows, so that the last one tells of all.
  if ((scale.at(-1) ?? 0) <= EXACT_MOST) return [];
  const errors = checks.filter((check) => check.class === "error");
  const series = errors.map(({ line }) => seriesOf(program, sheet, line));
  const at = periods.findIndex((_, period) =>
    series.some((values) => isInexact(values[period] ?? 0, scale[period] ?? 0)),
  );
  if (at < 0) return [];
  const message = `Balances come to ${words(scale[at] ?? 0)} in ${periods[at]?.label}. Up to ${words(EXACT_MOST)} their cents are exact.`;
  return [{ code: "overflow", severity: "error", place: "drivers", message }];
}

function isInexact(check: number, scale: number): boolean {
  return isRounding(check, scale) && !isWithinGate(check, scale);
}

function words(figure: number): string {
  return String(Math.round(figure)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
