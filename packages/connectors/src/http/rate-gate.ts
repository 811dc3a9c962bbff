/**
 * How fast a connection may ask: never more than 80 % of what the source allows.
 *
 * Each allowance is a window that slides: the nth call starts no earlier than one window after
 * call n − allowance. A bucket that refills while it is drained would let nearly twice its size
 * through in the first window, which is the very thing the source counts.
 *
 * A gate goes by time that passes and not by the clock: one that is set back an hour must not hold
 * calls for an hour. Where several processes read for one connection, one after the other or at a
 * time, its starts are kept where all of them see them.
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
  pauseFor: (milliseconds: number) => Promise<void>;
};

/** How many of our calls may start within so many milliseconds. */
export type Allowance = { calls: number; milliseconds: number };

/** When the calls of a connection started, and start next. */
export type CallStarts = {
  /**
   * Takes the next place there is, at once, so that calls that wait together do not all start
   * together, and gives how long it is until then. One that is further off than `waitMsMax` is told
   * and not taken.
   */
  reserve: (allowances: readonly Allowance[], waitMsMax: number) => Promise<number>;
  /** Nothing starts before so long has passed. */
  pauseFor: (milliseconds: number) => Promise<void>;
};

const SHARE = 0.8;

export function createRateGate(
  limit: RateLimit,
  timing: Timing,
  starts: CallStarts = startsOfOneProcess(timing),
): RateGate {
  const allowances = limit.windows.map(({ calls, milliseconds }) => ({
    calls: Math.max(1, Math.floor(calls * SHARE)),
    milliseconds,
  }));
  const waiting: (() => void)[] = [];
  let running = 0;
  let pausedUntil = 0;

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
        const waitMs = await starts.reserve(allowances, RETRY_AFTER_MS_MAX);
        if (waitMs > RETRY_AFTER_MS_MAX) throw usedUp(waitMs);
        const start = timing.elapsed() + waitMs;
        while (timing.elapsed() < Math.max(start, pausedUntil)) {
          await timing.sleep(Math.max(start, pausedUntil) - timing.elapsed(), signal);
        }
        return await work();
      } finally {
        giveSlotBack();
      }
    },
    async pauseFor(milliseconds) {
      // What waits in this process already is held as well.
      pausedUntil = Math.max(pausedUntil, timing.elapsed() + milliseconds);
      await starts.pauseFor(milliseconds);
    },
  };
}

function startsOfOneProcess(timing: Timing): CallStarts {
  const earlier = new Map<Allowance, number[]>();
  let pausedUntil = 0;
  return {
    async reserve(allowances, waitMsMax) {
      const startsOf = (each: Allowance) => earlier.get(each) ?? [];
      const full = allowances.filter((each) => startsOf(each).length >= each.calls);
      const earliest = full.map((each) => (startsOf(each)[0] ?? 0) + each.milliseconds);
      const now = timing.elapsed();
      const start = Math.max(now, pausedUntil, ...earliest);
      if (start - now > waitMsMax) return start - now;
      for (const each of full) earlier.get(each)?.shift();
      for (const each of allowances) {
        if (!earlier.get(each)?.push(start)) earlier.set(each, [start]);
      }
      return start - now;
    },
    async pauseFor(milliseconds) {
      pausedUntil = Math.max(pausedUntil, timing.elapsed() + milliseconds);
    },
  };
}

/** A day's allowance that is used up is no reason to hold a read until tomorrow. */
function usedUp(retryAfterMs: number) {
  const message = "All calls the source allows for now are made. The next read goes on from here.";
  return new SourceError("rate-limited", message, { retryAfterMs });
}
