/**
 * When to try again, and after how long.
 *
 *   wait = 500 ms × 2^(tries so far − 1), half of it by chance, at most 30 s
 *
 * or what the source asks for in Retry-After, with up to half a second by chance on top so that
 * everybody who was told the same does not come back together.
 */
import type { Timing } from "./timing.ts";

export const TRIES_MAX = 5;
/** A source that wants longer is asked again by the next scheduled read, not by this one. */
export const RETRY_AFTER_MS_MAX = 5 * 60_000;

const FIRST_WAIT_MS = 500;
const WAIT_MS_MAX = 30_000;
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

export function isPassing(status: number): boolean {
  return PASSING.has(status);
}

export function waitBeforeRetry(triesSoFar: number, random: () => number): number {
  const full = Math.min(WAIT_MS_MAX, FIRST_WAIT_MS * 2 ** (triesSoFar - 1));
  return full / 2 + (full / 2) * random();
}

const SECONDS = /^\d+$/;
const HTTP_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** Nobody is sent away for a year by a typing error; tomorrow's read asks again. */
const STAY_AWAY_MS_MAX = 24 * 60 * 60_000;

/** Retry-After is a number of seconds or a date; anything else is as if it were not there. */
export function retryAfterMs(header: string | undefined, timing: Timing): number | undefined {
  const written = header?.trim() ?? "";
  const asked = SECONDS.test(written)
    ? Number(written) * 1000
    : HTTP_DATE.test(written)
      ? Date.parse(written) - timing.now()
      : Number.NaN;
  if (Number.isNaN(asked)) return undefined;
  const kept = Math.min(STAY_AWAY_MS_MAX, Math.max(0, asked));
  return kept + FIRST_WAIT_MS * timing.random();
}
