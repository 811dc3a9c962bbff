/**
 * How fast a connection may ask: never more than 80 % of what the source allows.
 *
 * Each allowance is a window that slides: the nth call starts no earlier than one window after
 * call n − allowance. A bucket that refills while it is drained would let nearly twice its size
 * through in the first window, which is the very thing the source counts.
 *
 * One gate belongs to one connection and outlives the reads that go through it. It goes by time
 * that passes and not by the clock: one that is set back an hour must not hold calls for an hour.
 */
import { SourceError } from "#ledger/source-error.ts";
import { RETRY_AFTER_MS_MAX } from "./retry.ts";
import type { Timing } from "./timing.ts";

export type RateLimit = {
  /** What the source states, for example 60 calls in 60,000 ms. */
  windows: { calls: number; milliseconds: number }[];
  concurrent: number;
};

export type RateGate = {
  run: <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;
  /** The source said wait, to one call: all of the connection's calls wait. */
  pauseFor: (milliseconds: number) => void;
};

const SHARE = 0.8;

export function createRateGate(limit: RateLimit, timing: Timing): RateGate {
  const windows = limit.windows.map(({ calls, milliseconds }) => ({
    allowance: Math.max(1, Math.floor(calls * SHARE)),
    milliseconds,
    starts: [] as number[],
  }));
  const waiting: (() => void)[] = [];
  let running = 0;
  let pausedUntil = 0;

  /** The place is taken at once, so that calls that wait together do not all start together. */
  function reserveStart() {
    const full = windows.filter(({ allowance, starts }) => starts.length >= allowance);
    const earliest = full.map(({ milliseconds, starts }) => (starts[0] ?? 0) + milliseconds);
    const now = timing.elapsed();
    const start = Math.max(now, pausedUntil, ...earliest);
    if (start - now > RETRY_AFTER_MS_MAX) throw usedUp(start - now);
    for (const { starts } of full) starts.shift();
    for (const { starts } of windows) starts.push(start);
    return start;
  }

  async function takeSlot(signal: AbortSignal) {
    signal.throwIfAborted();
    if (running < limit.concurrent) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
      waiting.push(enter);
    });
  }

  /** A slot passes straight to the next in line, so nobody can slip in between. */
  function giveSlotBack() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work, signal) {
      await takeSlot(signal);
      try {
        const start = reserveStart();
        while (timing.elapsed() < Math.max(start, pausedUntil)) {
          await timing.sleep(Math.max(start, pausedUntil) - timing.elapsed(), signal);
        }
        return await work();
      } finally {
        giveSlotBack();
      }
    },
    pauseFor(milliseconds) {
      pausedUntil = Math.max(pausedUntil, timing.elapsed() + milliseconds);
    },
  };
}

/** A day's allowance that is used up is no reason to hold a read until tomorrow. */
function usedUp(retryAfterMs: number) {
  const message = "All calls the source allows for now are made. The next read goes on from here.";
  return new SourceError("rate-limited", message, { retryAfterMs });
}
