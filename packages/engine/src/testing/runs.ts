/** How often a property is tried: as often as it says, or so many times as often in a long run. */
import { inject } from "vitest";
import type { Timeline } from "#time/timeline.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** From the setting TEST_RUNS_FACTOR. */
    runsFactor: number;
  }
}

export function runs(count: number): { numRuns: number; seed: number } {
  const factor = inject("runsFactor");
  // A long run goes where the short one does not.
  return { numRuns: count * factor, seed: 20_261_115 + factor };
}

/** Periods to look at where each costs much: where something begins or ends; all in a long run. */
export function periodsTried({ actualCount, periodCount }: Timeline): number[] {
  const all = Array.from({ length: periodCount }, (_, period) => period);
  if (inject("runsFactor") > 1) return all;
  return all.filter((period) =>
    [0, 1, actualCount - 1, actualCount, periodCount - 1].includes(period),
  );
}

/** Of many that each cost much, some from all over the list; all of them in a long run. */
export function someOf<T>(all: readonly T[], count: number): T[] {
  if (inject("runsFactor") > 1 || all.length <= count) return [...all];
  const apart = all.length / count;
  return all.filter((_, index) => index % apart < 1);
}
