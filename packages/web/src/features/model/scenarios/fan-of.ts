/** Where runs with inputs drawn by chance lie, as a fan is drawn. */
import type { FanChart } from "@app/charts/chart";
import type { Spread, UncertainInput } from "@app/engine/analysis/monte-carlo";

export const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

type Said = {
  currency: string;
  periods: readonly string[];
  actualCount: number;
  /** Closing cash of the case itself, period by period. */
  cash: readonly (number | null)[];
  floor: number | null;
  runCount: number;
};

export function fanOf(spreads: readonly Spread[], said: Said): FanChart {
  const { currency, periods, actualCount, cash, floor, runCount } = said;
  const at = (place: number) =>
    periods.map((_, period) =>
      period < actualCount ? null : (spreads[period]?.percentiles[place] ?? null),
    );
  const median = at(2).map((figure, period) => figure ?? cash[period] ?? null);
  return {
    ...{ kind: "fan", title: "Closing cash", unit: { name: currency, size: 1000 } },
    ...{ periods, actualCount, median, runCount },
    ...{ p5: at(0), p25: at(1), p75: at(3), p95: at(4) },
    ...(floor !== null && { floor: { name: "Cash floor", figure: floor } }),
  };
}

/**
 * Each input strays by itself around where it stands: by a stated share at most, and mostly by little.
 * One draw holds for all periods of a run, as a price or a habit does.
 */
export function uncertainInputs(lines: readonly string[], share: number): UncertainInput[] {
  return lines.map((line) => ({
    ...{ line, mode: "scale", draws: "perTrial" },
    distribution: { kind: "triangular", low: 1 - share, mode: 1, high: 1 + share },
  }));
}
