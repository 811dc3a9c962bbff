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

/** Retry-After is a number of seconds or a date; anything else is as if it were not there. */
export function retryAfterMs(header: string | undefined, timing: Timing): number | undefined {
  if (header === undefined || header.trim() === "") return undefined;
  const asked = /^\d+$/.test(header.trim())
    ? Number(header) * 1000
    : Date.parse(header) - timing.now();
  if (Number.isNaN(asked)) return undefined;
  return Math.max(0, asked) + FIRST_WAIT_MS * timing.random();
}
