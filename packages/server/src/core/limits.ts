import type { Storage } from "#db/db.ts";
import * as store from "./limits.store.ts";
import { Refusal } from "./refusal.ts";
import { hashToken } from "./secrets.ts";

/** At most so many uses of a key within a window of time. */
export type Limit = {
  name: string;
  count: number;
  windowSeconds: number;
};

type Parts = { storage: Storage; settings: { rateLimitScale: number }; now: () => Date };

/**
 * Counts one use, refuses with 429 once the window's count is used up, and gives the count. It is
 * kept in the database, at once and apart from the request's transaction, so that parallel tries on any
 * number of processes are all counted and a refusal uncounts nothing.
 */
export async function takeFrom({ storage, settings, now }: Parts, limit: Limit, key: string) {
  const { counted, windowStart } = placeOf(limit, key, now());
  const count = await store.countUse(storage, counted, windowStart);
  if (count <= limit.count * settings.rateLimitScale) return count;
  const goneMs = now().getTime() - windowStart.getTime();
  throw tooManyTries(limit.windowSeconds - Math.floor(goneMs / 1000));
}

/** Uncounts one use that proved to be none. */
export async function giveBackTo({ storage, now }: Parts, limit: Limit, key: string) {
  const { counted, windowStart } = placeOf(limit, key, now());
  await store.uncountUse(storage, counted, windowStart);
}

/** Where uses are counted: by key and window. */
function placeOf({ name, windowSeconds }: Limit, key: string, now: Date) {
  const time = now.getTime();
  // Keys hold addresses and e-mails, which have no business in this table.
  const counted = `${name}|${hashToken(key)}`;
  return { counted, windowStart: new Date(time - (time % (windowSeconds * 1000))) };
}

export function tooManyTries(retryAfterSeconds: number) {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return new Refusal(429, `Too many tries. Try again in ${wait}.`, "root", retryAfterSeconds);
}

const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;

/** Removes what no limit looks at any more. */
export async function forgetOldLimits(storage: Storage, now: Date) {
  await store.deleteBefore(storage, new Date(now.getTime() - LONGEST_WINDOW_MS));
}
