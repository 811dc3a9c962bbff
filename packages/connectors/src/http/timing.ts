/** Time and chance as the client sees them, handed in so that a test waits for nothing. */
import { setTimeout as wait } from "node:timers/promises";

export type Timing = {
  /** Milliseconds since 1970, for what others date: when a token ends. It may jump. */
  now: () => number;
  /** Milliseconds since any moment, for how long something takes. It never goes back. */
  elapsed: () => number;
  /** Ends early, by throwing the signal's reason, when the read is cancelled. */
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 up to 1. */
  random: () => number;
};

export const systemTiming: Timing = {
  now: Date.now,
  elapsed: () => performance.now(),
  async sleep(milliseconds, signal) {
    signal?.throwIfAborted();
    await wait(milliseconds, undefined, signal ? { signal } : {}).catch((error: unknown) => {
      throw signal?.aborted ? signal.reason : error;
    });
  },
  random: Math.random,
};
