/** How often a property is tried: as often as it says, or so many times as often in a long run. */
import { inject } from "vitest";

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
