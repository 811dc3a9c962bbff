/**
 * What a flow stands at now, how it grows over a year and how its months differ.
 *
 *   growth  by pairs of the same month in two years, so that the season does not look like growth;
 *           of it as much is taken as stands out from how far the pairs lie apart
 *   season  the months' share of an average month, once there is a year; of it as much is taken as
 *           came again in the second year
 */
import { type Level, levelOf, mean, median, spreadOf, sum } from "./statistics.ts";

export type Trend = {
  /** An average month now, before its season. */
  level: Level;
  growth: number;
  /** Before doubt was taken off. */
  growthSeen: number;
  /** Pairs of months a year apart that growth was read from; without three there is none. */
  pairs: number;
  /** Twelve weights, January first, 1 on average; undefined where every month is alike. */
  season?: number[];
  /** How far off a month was on average, as a share of it. */
  error: number;
};

const PAIRS_LEAST = 3;
/** More than this a year goes on for nobody. */
const GROWTH_MOST = 0.3;

/** `monthAt` gives 1 to 12 for a place in the series, `usual` the growth of all that is alike. */
export function trendOf(
  series: readonly number[],
  monthAt: (index: number) => number,
  usual = 0,
): Trend {
  const growth = growthOf(series, usual);
  const asNow = grownToNow(series, growth.value);
  const season = seasonOf(asNow, monthAt);
  const weightAt = (index: number) => season?.[monthAt(index) - 1] ?? 1;
  const plain = asNow.map((value, index) => value / weightAt(index));
  const level = levelOf(plain);
  const missed = plain.map((value) => Math.abs(value - level.value));
  const size = Math.abs(level.value);
  return {
    level,
    growth: growth.value,
    growthSeen: growth.seen,
    pairs: growth.pairs,
    ...(season && { season }),
    error: size === 0 ? 0 : mean(missed.slice(-12)) / size,
  };
}

/** What each month would be at today's level, had it grown so much a year since. */
export function grownToNow(series: readonly number[], growth: number): number[] {
  const last = series.length - 1;
  return series.map((value, index) => value * (1 + (growth * (last - index)) / 12));
}

/** As far as it stands out from chance it is its own; the rest is what is usual. */
export function growthOf(
  series: readonly number[],
  usual = 0,
): {
  value: number;
  seen: number;
  pairs: number;
} {
  const ratios = series.slice(12).flatMap((value, index) => {
    const before = series[index] ?? 0;
    return before > 0 && value > 0 ? [value / before] : [];
  });
  const pairs = ratios.length;
  if (pairs < PAIRS_LEAST) return { value: 0, seen: 0, pairs };
  const found = trimmedMean(ratios) - 1;
  const apart = found - usual;
  const doubt = spreadOf(ratios) / Math.sqrt(pairs);
  const sure = apart === 0 ? 0 : Math.max(0, 1 - (doubt * doubt) / (apart * apart));
  const value = usual + apart * sure;
  return { value: Math.min(GROWTH_MOST, Math.max(-GROWTH_MOST, value)), seen: found, pairs };
}

function trimmedMean(values: readonly number[]): number {
  if (values.length < 5) return median(values);
  return mean(values.toSorted((one, other) => one - other).slice(1, -1));
}

function seasonOf(series: readonly number[], monthAt: (index: number) => number) {
  if (series.length < 12 || series.some((value) => value < 0)) return undefined;
  const byMonth = Array.from({ length: 12 }, (_, month) =>
    series.filter((_, index) => monthAt(index) === month + 1),
  );
  const average = mean(byMonth.map(mean));
  if (average <= 0) return undefined;
  const weights = byMonth.map((values) => mean(values) / average);
  const repeated = byMonth.filter((values) => values.length > 1);
  const noise = mean(
    repeated.map((values) => {
      const middle = mean(values);
      const squares = sum(values.map((value) => (value - middle) * (value - middle)));
      return squares / (values.length - 1) / average / average;
    }),
  );
  const apart = sum(weights.map((weight) => (weight - 1) * (weight - 1))) / 11;
  // What came again is the season; what did not was chance.
  const sure = apart === 0 ? 0 : Math.max(0, 1 - noise / apart);
  if (sure < 0.2) return undefined;
  return weights.map((weight) => 1 + sure * (weight - 1));
}
