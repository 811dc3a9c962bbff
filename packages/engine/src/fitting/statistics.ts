/**
 * Middles and spreads that one odd month does not move. Only operations that are rounded exactly are
 * used, so that the same books give the same model everywhere.
 */

/** What a series stands at now, from how many of its last months, and between which figures they lay. */
export type Level = { value: number; months: number; low: number; high: number };

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

/** The median distance from the median, made comparable with a standard deviation. */
export function spreadOf(values: readonly number[]): number {
  const middle = median(values);
  return 1.4826 * median(values.map((value) => Math.abs(value - middle)));
}

/** The mean, with what is far out taken as just far out; of lumps among nothing the plain mean. */
export function clippedMean(values: readonly number[]): number {
  const [middle, spread] = [median(values), spreadOf(values)];
  if (spread === 0) return mean(values);
  const far = 3 * spread;
  return mean(values.map((value) => Math.min(middle + far, Math.max(middle - far, value))));
}

const AHEAD = 6;

/** Stretches of last months to try, the one that is taken when none is clearly better first. */
type Stretches = { windows: readonly number[]; clearly: number };

/** A flow goes on as over a year; a shorter stretch has to have been much nearer. */
const OF_FLOWS: Stretches = { windows: [12, 6, 3], clearly: 0.9 };

/** A share is steadier than what it is a share of, so a longer stretch says more. */
export const OF_SHARES: Stretches = { windows: [24, 12, 6, 3], clearly: 0.75 };

/** A balance goes on as it stands, so that nothing jumps, unless it has come back to a middle before. */
export const OF_BALANCES: Stretches = { windows: [1, 3, 6, 12], clearly: 0.85 };

/** The level a series goes on from: the middle of a stretch that would have foretold the months after it. */
export function levelOf(
  series: readonly number[],
  middleOf: (values: readonly number[]) => number = clippedMean,
  { windows, clearly }: Stretches = OF_FLOWS,
): Level {
  const within = windows.map((window) => Math.min(window, series.length));
  const [first = 0, ...others] = [...new Set(within)];
  let [best, least] = [first, missOf(series, first, middleOf)];
  for (const window of others) {
    const miss = missOf(series, window, middleOf);
    if (miss < clearly * least) [best, least] = [window, miss];
  }
  const last = series.slice(series.length - best);
  return { value: middleOf(last), months: last.length, ...rangeOf(last) };
}

/** How many of the last months had the same figure as the last. */
export function unchangedMonths(series: readonly number[]): number {
  const changed = series.findLastIndex((value) => value !== series.at(-1));
  return series.length - 1 - changed;
}

export function rangeOf(values: readonly number[]) {
  return values.length === 0
    ? { low: 0, high: 0 }
    : { low: Math.min(...values), high: Math.max(...values) };
}

/** How far off the months ahead would have been, on average; every origin that has both sides counts. */
function missOf(
  series: readonly number[],
  window: number,
  middleOf: (values: readonly number[]) => number,
): number {
  const misses: number[] = [];
  for (let origin = Math.min(12, series.length - 1); origin < series.length; origin++) {
    const level = middleOf(series.slice(Math.max(0, origin - window), origin));
    for (const value of series.slice(origin, origin + AHEAD)) misses.push(Math.abs(value - level));
  }
  return misses.length === 0 ? Number.POSITIVE_INFINITY : mean(misses);
}
