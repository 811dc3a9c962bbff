/** Figures of the document as one for each period. */
import type { Measure } from "#lines/line.ts";
import { type Figures, figureAt } from "#model/figures.ts";
import type { Draft } from "./draft.ts";

type Entered = { figures: Figures; periodCount: number; place: string; name: string };

/** A period without a figure is told, since it counts as zero. */
export function spread(draft: Draft, { figures, periodCount, place, name }: Entered): number[] {
  const missing = missingCount(figures, periodCount);
  if (missing > 0) {
    const message = `Figures of "${name}" are missing in ${missing} of ${periodCount} periods and count as zero there. Give them, or one figure for all later periods.`;
    draft.issues.push({ code: "missing-figures", severity: "error", place, message });
  }
  return spreadFigures(figures, periodCount);
}

export function missingCount(figures: Figures, periodCount: number): number {
  return Array.isArray(figures) ? Math.max(periodCount - figures.length, 0) : 0;
}

export function spreadFigures(figures: Figures, periodCount: number): number[] {
  if (typeof figures === "number") return new Array<number>(periodCount).fill(figures);
  return Array.from({ length: periodCount }, (_, period) => figureAt(figures, period) ?? 0);
}

/** How far a module that happens later gets into its figures; one that happens earlier gets further. */
export function usedCountOf(periodCount: number, shift: number): number {
  return Math.max(1, periodCount - shift);
}

/**
 * The figures of a module that happens later: its flows and counts (people, units) start later, its
 * rates and balances hold from before.
 */
export function moved(
  values: number[],
  shift: number,
  periodCount: number,
  measure: Measure,
): number[] {
  if (shift === 0) return values;
  const isFlow = measure === "flow" || measure === "count";
  return Array.from({ length: periodCount }, (_, period) => {
    const isBefore = period < shift;
    return isBefore && isFlow ? 0 : (values[isBefore ? 0 : period - shift] ?? 0);
  });
}
