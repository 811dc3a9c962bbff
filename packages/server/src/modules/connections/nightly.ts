/** The hour of the night, by universal time, over which all connections are spread. */
const HOUR = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The next time a connection's turn comes: the same minute each night, and another than most others'. */
export function nextSyncAt(connectionId: number, now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(HOUR, connectionId % 60, 0, 0);
  return next > now ? next : new Date(next.getTime() + DAY_MS);
}
