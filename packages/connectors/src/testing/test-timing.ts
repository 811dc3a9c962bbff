import type { Timing } from "#http/timing.ts";

/** Time that passes only by sleeping, and remembers for how long; chance is always the middle. */
export function testTiming(now = Date.UTC(2027, 6, 1)): Timing & { slept: number[] } {
  const slept: number[] = [];
  let time = now;
  return {
    slept,
    now: () => time,
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
