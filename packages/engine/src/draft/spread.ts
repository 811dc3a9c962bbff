/** Figures of the document as one for each period. */
import { type Figures, figureAt } from "#model/figures.ts";
import type { Draft } from "./draft.ts";

type Entered = { figures: Figures; periodCount: number; place: string; name: string };

/** A period without a figure is told, since it counts as zero. */
export function spread(draft: Draft, { figures, periodCount, place, name }: Entered): number[] {
  if (typeof figures === "number") return new Array<number>(periodCount).fill(figures);
  const missing = Array.isArray(figures) ? periodCount - figures.length : 0;
  if (missing > 0) {
    const message = `Figures of "${name}" are missing in ${missing} of ${periodCount} periods and count as zero there. Give them, or one figure for all later periods.`;
    draft.issues.push({ code: "missing-figures", severity: "error", place, message });
  }
  return Array.from({ length: periodCount }, (_, period) => figureAt(figures, period) ?? 0);
}
