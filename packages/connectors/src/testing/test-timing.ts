import type { Timing } from "#http/timing.ts";

type TestTiming = Timing & { slept: number[]; setClock: (now: number) => void };

/** Time that passes only by sleeping, and remembers for how long; chance is always the middle. */
export function testTiming(now = Date.UTC(2027, 6, 1)): TestTiming {
  const slept: number[] = [];
  let time = 0;
  let clock = now;
  return {
    slept,
    now: () => clock + time,
    elapsed: () => time,
    /** Somebody sets the clock; time itself goes on as before. */
    setClock(set) {
      clock = set - time;
    },
    async sleep(milliseconds, signal) {
      signal?.throwIfAborted();
      slept.push(milliseconds);
      const wakeAt = time + milliseconds;
      await Promise.resolve();
      time = Math.max(time, wakeAt);
    },
    random: () => 0.5,
  };
}
