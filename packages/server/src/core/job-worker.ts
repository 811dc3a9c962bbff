import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";

export type JobHandler = (data: never, jobId: string) => Promise<void>;

export type Worker = {
  /** Looks for jobs at once. */
  nudge(): void;
  stop(drainMs: number): Promise<void>;
};

type WorkerOptions = {
  boss: PgBoss;
  name: string;
  handler: JobHandler;
  pollMs: number;
  onError: (error: unknown) => void;
};

const BATCH_SIZE = 5;
/** A job is found when the clock has moved on since it was sent. */
const CLOCK_STEP_MS = 2;

/**
 * Takes the jobs of one queue, a few at a time. pg-boss has workers too, but they do not wait
 * until the end of a job is written down, so that a database away at that moment ends the process.
 */
export function startWorker({ boss, name, handler, pollMs, onError }: WorkerOptions): Worker {
  const running = new Set<string>();
  let isStopping = false;
  let isNudged = false;
  let wake = () => {};

  async function work() {
    while (!isStopping) {
      isNudged = false;
      const jobs = await boss.fetch<object>(name, { batchSize: BATCH_SIZE }).catch(() => []);
      await Promise.all(jobs.map(run));
      if (jobs.length === 0) {
        await pause();
      }
    }
  }

  async function run({ id, data }: PgBoss.Job<object>) {
    running.add(id);
    try {
      await handler(data as never, id);
      await boss.complete(name, id);
    } catch (error) {
      onError(error);
      await fail(id, error);
    }
    running.delete(id);
  }

  /** Of the error only its message is kept: the rest may hold what nobody should read. */
  async function fail(id: string, error: unknown) {
    const message = error instanceof Error ? error.message : "failed";
    await boss.fail(name, id, { message }).catch(onError);
  }

  async function pause() {
    if (!isNudged && !isStopping) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    if (isNudged) {
      await sleep(CLOCK_STEP_MS);
    }
  }

  const ended = work();

  return {
    nudge() {
      isNudged = true;
      wake();
    },
    async stop(drainMs) {
      isStopping = true;
      wake();
      await Promise.race([ended, sleep(drainMs, undefined, { ref: false })]);
      await Promise.all([...running].map((id) => fail(id, new Error("The server stopped."))));
    },
  };
}
