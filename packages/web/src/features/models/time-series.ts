type TimeSeries = { key: string; name: string };

/** Each time series once, in the order they are met, with how many come in it. */
export function distinctTimeSeries(
  starters: readonly { timeSeries: readonly TimeSeries[] }[],
): (TimeSeries & { count: number })[] {
  const counts = new Map<string, TimeSeries & { count: number }>();
  for (const { key, name } of starters.flatMap(({ timeSeries }) => timeSeries)) {
    counts.set(key, { key, name, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
