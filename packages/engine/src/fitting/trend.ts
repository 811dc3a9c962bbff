/**
 * What a flow stands at now, how it grows over a year and how its months differ.
 *
 *   growth  by pairs of the same month in two years, so that the season does not look like growth;
 *           of it as much is taken as stands out from how far the pairs lie apart
 *   season  the months' share of an average month, once there is a year; of it as much is taken as
 *           came again in the second year
 */
import {
  type Level,
  levelOf,
  mean,
  median,
  rangeOf,
  spreadOf,
  sum,
  unchangedMonths,
} from "./statistics.ts";

export type Trend = {
  /** An average month now, before its season; its range is the books' own. */
  level: Level;
  /** Between which figures the months lie once growth and season are taken out. */
  plain: { low: number; high: number };
  growth: Growth;
  /** Twelve weights, January first, 1 on average; undefined where every month is alike. */
  season?: number[];
  /** How far off a month was on average, as a share of it. */
  error: number;
};

export type Growth = {
  /** What is taken to go on. */
  value: number;
  /** Month by month, before doubt was taken off. */
  seen: number;
  /** How far off that may be by chance. */
  doubt: number;
  /** Pairs of months a year apart that it was read from; without three there is none. */
  pairs: number;
  /** What the months of these pairs came to, and the same ones a year before. */
  later: number;
  earlier: number;
};

const PAIRS_LEAST = 3;
/** More than this a year goes on for nobody. */
export const GROWTH_MOST = 0.3;

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
  const { low, high, ...rest } = levelOf(plain);
  const level = { ...rest, ...rangeOf(series.slice(-rest.months)) };
  const missed = plain.map((value) => Math.abs(value - level.value));
  const size = Math.abs(level.value);
  return {
    level,
    plain: { low, high },
    growth,
    ...(season && { season }),
    error: size === 0 ? 0 : mean(missed.slice(-12)) / size,
  };
}

/** What each month would be at today's level, had it grown so much a year since. */
function grownToNow(series: readonly number[], growth: number): number[] {
  const last = series.length - 1;
  return series.map((value, index) => value * (1 + (growth * (last - index)) / 12));
}

/** So many months alike are no chance: that is what it costs. */
const ALIKE_LEAST = 6;

/** What a flow comes to now, had it grown so much a year; one that is the same every month is that. */
export function levelNow(series: readonly number[], growth: number): Level {
  const [value = 0, same] = [series.at(-1), unchangedMonths(series)];
  if (value !== 0 && same >= Math.min(ALIKE_LEAST, series.length))
    return { value, months: same, low: value, high: value };
  const level = levelOf(grownToNow(series, growth));
  return { ...level, ...rangeOf(series.slice(-level.months)) };
}

/** As far as it stands out from chance it is its own; the rest is what is usual. */
export function growthOf(series: readonly number[], usual = 0): Growth {
  const pairs = series.slice(12).flatMap((value, index) => {
    const before = series[index] ?? 0;
    return before > 0 && value > 0 ? [{ value, before }] : [];
  });
  const about = {
    pairs: pairs.length,
    later: sum(pairs.map(({ value }) => value)),
    earlier: sum(pairs.map(({ before }) => before)),
  };
  if (pairs.length < PAIRS_LEAST) return { value: 0, seen: 0, doubt: 0, ...about };
  const ratios = pairs.map(({ value, before }) => value / before);
  const found = trimmedMean(ratios) - 1;
  const apart = found - usual;
  const doubt = spreadOf(ratios) / Math.sqrt(pairs.length);
  const sure = apart === 0 ? 0 : Math.max(0, 1 - (doubt * doubt) / (apart * apart));
  const value = usual + apart * sure;
  const most = Math.min(GROWTH_MOST, Math.max(-GROWTH_MOST, value));
  return { value: most, seen: found, doubt, ...about };
}

/** With so few pairs the median stands for all. */
export const PAIRS_TRIMMED = 5;

function trimmedMean(values: readonly number[]): number {
  if (values.length < PAIRS_TRIMMED) return median(values);
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
