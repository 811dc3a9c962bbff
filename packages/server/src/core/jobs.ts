import PgBoss from "pg-boss";
import type { Storage } from "#db/db.ts";
import { toObjects } from "#db/query-builder.ts";
import { type JobHandler, startWorker, type Worker } from "./job-worker.ts";

/**
 * Work that outlives a request, kept in the database until it is done. A job runs at least once:
 * after a crash in its midst it runs again, so its handler must bear that.
 */
export type Jobs = {
  /** Says who does the jobs of a name in this process. */
  on(name: string, handler: JobHandler, retry?: Retry): Promise<void>;
  /** Done by this process at once, or by another within about a second. */
  send(name: string, data: object): Promise<void>;
  /** Sends a job by the clock in UTC, once for all processes, for example "0 3 * * *". */
  every(name: string, cron: string): Promise<void>;
  /** Throws when the queue does not answer. */
  check(): Promise<void>;
  /** Lets what runs come to its end for five seconds; the rest is tried again later. */
  stop(): Promise<void>;
};

/** A job that throws is tried again after a delay, which doubles each time. */
type Retry = { retryLimit?: number; retryDelay?: number };

const RETRY = { retryLimit: 10, retryDelay: 5, retryBackoff: true };
/** A job that ran for so long died with its process, and is tried again. */
const EXPIRE_SECONDS = 300;
const DRAIN_MS = 5_000;
/** Embedded storage has one process, which tells itself of new jobs; polling is for later ones. */
const POLL_MS = { embedded: 5_000, postgres: 1_000 };

export async function startJobs(storage: Storage, onError: (error: unknown) => void) {
  const boss = new PgBoss({
    db: databaseOf(storage),
    maintenanceIntervalSeconds: 60,
    cronWorkerIntervalSeconds: 5,
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterDays: 1,
    expireInSeconds: EXPIRE_SECONDS,
  });
  boss.on("error", onError);
  await boss.start();
  const workers = new Map<string, Worker>();
  const queues = new Map<string, Promise<void>>();

  function makeQueue(name: string) {
    const made = queues.get(name) ?? boss.createQueue(name, { name, ...RETRY });
    queues.set(name, made);
    made.catch(() => queues.delete(name));
    return made;
  }

  return {
    async on(name, handler, retry = {}) {
      await makeQueue(name);
      await boss.updateQueue(name, { name, ...RETRY, ...retry });
      const pollMs = POLL_MS[storage.kind];
      workers.set(name, startWorker({ boss, name, handler, pollMs, onError }));
    },
    async send(name, data) {
      await makeQueue(name);
      await boss.send(name, data);
      workers.get(name)?.nudge();
    },
    async every(name, cron) {
      await makeQueue(name);
      await boss.schedule(name, cron);
    },
    async check() {
      await boss.schemaVersion();
    },
    async stop() {
      await Promise.all([...workers.values()].map((worker) => worker.stop(DRAIN_MS)));
      await boss.stop({ graceful: false, close: false });
    },
  } satisfies Jobs as Jobs;
}

/** pg-boss works through our storage, so that it never opens the embedded folder a second time. */
function databaseOf(storage: Storage): PgBoss.Db {
  async function executeSql(text: string, values: unknown[] = []) {
    if (values.length > 0) {
      return { rows: await storage.query<object>(text, values) };
    }
    const answers = await storage.withConnection((connection) => connection.exec(text));
    return { rows: toObjects<object>(answers.at(-1) ?? { names: [], rows: [] }) };
  }
  return {
    executeSql(text, values) {
      const running = executeSql(text, values);
      // pg-boss ends the jobs of its own clock without waiting for it, so a rejection here would
      // be nobody's and end the process. Such a job expires and is sent again.
      return values?.[0] === CLOCK_QUEUE ? running.catch(() => NOTHING) : running;
    },
  };
}

const CLOCK_QUEUE = "__pgboss__send-it";
const NOTHING = { rows: [{ count: 0 }] };
