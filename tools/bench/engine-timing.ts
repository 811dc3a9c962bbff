import { existsSync, readFileSync } from "node:fs";

/**
 * The best of several rounds: whatever else the machine does only ever adds, so the least is the
 * nearest to what the work itself takes. Works that are compared take turns.
 */
type Rounds = { rounds: number; roundMs: number };

export function bestMs(work: () => void, rounds: Rounds): number {
  return bestOf([work], rounds)[0] as number;
}

export function bestOf(works: (() => void)[], { rounds, roundMs }: Rounds): number[] {
  const times = works.map((work) => {
    work();
    return Math.max(1, Math.floor(roundMs / Math.max(timeMs(work, 1), 0.0005)));
  });
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [index, work] of works.entries())
      best[index] = Math.min(best[index] as number, timeMs(work, times[index] as number));
  return best;
}

function timeMs(work: () => void, times: number) {
  const started = performance.now();
  for (let time = 0; time < times; time++) work();
  return (performance.now() - started) / times;
}

/**
 * Milliseconds since a moment, by the clock or by the processor, whichever is less. On a busy
 * machine the clock counts the others' work as well; the processor's time counts what our own
 * threads do beside the one that is waited for. An idle machine would take no longer than either.
 */
export function startTimer(): () => number {
  const started = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - started, (user + system) / 1000);
  };
}

/**
 * Milliseconds that this thread alone was at work: neither what others do on the machine nor what our
 * own threads do beside it, which nobody waits for. Linux tells it up to the last time the thread
 * slept, so it sleeps for a moment; elsewhere it is the timer above.
 */
export function startThreadTimer(): () => number {
  if (!existsSync(THREAD)) return startTimer();
  const started = threadMs();
  return () => threadMs() - started;
}

const THREAD = "/proc/thread-self/schedstat";
const lock = new Int32Array(new SharedArrayBuffer(4));

function threadMs(): number {
  Atomics.wait(lock, 0, 0, 0.05);
  return Number(readFileSync(THREAD, "latin1").split(" ")[0]) / 1e6;
}
