/**
 * Monte Carlo: the model calculated many times with inputs drawn from distributions, and where the
 * results lie. Trial k is the same whatever the order, the number of trials and how they are cut
 * into batches; so trials can be shared out among workers and put together again.
 */
import type { Overlay } from "#calculate/batch.ts";
import type { LineId } from "#lines/expression.ts";
import type { Override } from "#model/document.ts";
import type { Cases } from "#scenarios/cases.ts";
import { casesAllowing } from "#scenarios/cases-allowing.ts";
import { overlayOnSheet } from "#scenarios/resolve-scenario.ts";
import { type Distribution, quantileOf } from "./distribution.ts";
import { counterOf, uniformAt } from "./random.ts";

export type UncertainInput = Omit<Override, "value"> & {
  distribution: Distribution;
  /** One draw for all periods of a trial, or a new one in each period. */
  draws: "perTrial" | "perPeriod";
};

export type Simulation = {
  seed: number;
  inputs: readonly UncertainInput[];
  /** The lines whose results are wanted. */
  lines: readonly LineId[];
};

/** Results of the trials asked for: per line, per period, one figure per trial in order. */
export type Trials = Float64Array[][];

/** How many trials run as one batch; the results do not depend on it. */
const TOGETHER = 256;

export function runTrials(
  asked: Cases,
  simulation: Simulation,
  { first, count }: { first: number; count: number },
): Trials {
  const cases = casesAllowing(asked, simulation.inputs);
  const { program } = cases.model;
  const { lines } = simulation;
  const trials = lines.map(() =>
    Array.from({ length: program.periodCount }, () => new Float64Array(count)),
  );
  for (let start = 0; start < count; start += TOGETHER) {
    const overlays = Array.from({ length: Math.min(TOGETHER, count - start) }, (_, index) =>
      trialOverlay(cases, simulation, first + start + index),
    );
    cases.batch({ base: cases.base, overlays, lines }).forEach((rows, index) => {
      trials.forEach((periods, line) => {
        const offset = line * program.stride + program.historyCount;
        periods.forEach((figures, period) => {
          figures[start + index] = rows[offset + period] ?? 0;
        });
      });
    });
  }
  return trials;
}

/** What one trial sets, from its number alone. Actual periods stay as they are. */
function trialOverlay({ model, base }: Cases, simulation: Simulation, trial: number): Overlay {
  const { actualCount, periodCount } = model.document.timeline;
  const { seed, inputs } = simulation;
  const overrides = inputs.flatMap(({ distribution, draws, ...change }, index) => {
    // Counted among the same line's own, so that the draws of one line leave the others alone.
    const place = inputs.slice(0, index).filter(({ line }) => line === change.line).length;
    const from = Math.max(change.from ?? 0, actualCount);
    const to = Math.min(change.to ?? periodCount - 1, periodCount - 1);
    const valueAt = (period: number) => {
      const share = uniformAt(seed, trial, counterOf(change.line), place, period);
      return quantileOf(distribution, share);
    };
    if (draws === "perTrial") return from > to ? [] : [{ ...change, from, to, value: valueAt(-1) }];
    return Array.from({ length: Math.max(to - from + 1, 0) }, (_, after) => ({
      ...change,
      from: from + after,
      to: from + after,
      value: valueAt(from + after),
    }));
  });
  return overlayOnSheet(model.program, overrides, base);
}

export type Spread = { mean: number; percentiles: number[] };

/**
 * Where the trials lie in each period. A percentile between two trials lies on the straight line
 * between them, as spreadsheets have it; shares run from 0, the least, to 1, the most.
 */
export function spreadsOf(periods: readonly Float64Array[], shares: readonly number[]): Spread[] {
  return periods.map((figures) => {
    // Sorted, so that the mean is the same sum in whichever order the trials came.
    const sorted = figures.toSorted();
    const mean = sorted.reduce((sum, figure) => sum + figure, 0) / Math.max(sorted.length, 1);
    return { mean, percentiles: shares.map((share) => percentileOf(sorted, share)) };
  });
}

function percentileOf(sorted: Float64Array, share: number): number {
  const rank = Math.min(Math.max(share, 0), 1) * (sorted.length - 1);
  const below = Math.floor(rank);
  const low = sorted[below] ?? 0;
  const high = sorted[below + 1] ?? low;
  return low + (rank - below) * (high - low);
}
