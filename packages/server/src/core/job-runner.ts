import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServiceJob } from "./job.ts";
import { tickOf } from "./job-clock.ts";
import { type AnyJob, isPeoples, type RunnerParts, runJob, Stopped } from "./job-run.ts";
import { LostRun } from "./job-unit.ts";
import * as store from "./jobs.store.ts";
import { hearNoun } from "./team-changes.ts";

/** Does the jobs of this process. */
export type Runner = {
  /** Looks for jobs at once. */
  nudge(): void;
  /** Lets what runs come to its end for a moment; the rest is put back and begins again later. */
  stop(): Promise<void>;
};

export type Timing = {
  pollMs: number;
  /** How soon a cancelled job's run is told. */
  watchMs: number;
  /** How soon what is due by the clock is begun. */
  clockMs: number;
  /** How long a process may be silent before its jobs are given to another. */
  leaseSeconds: number;
  /** How long what runs may go on towards its end when the process stops. */
  finishMs: number;
};

/** Embedded storage has one process, which tells itself of new jobs; polling is for later ones. */
const POLL_MS = { embedded: 5_000, postgres: 1_000 };
const WATCH_MS = 1_000;
const LEASE_SECONDS = 15;
const BEATS_PER_LEASE = 3;
const CLOCK_MS = 2_000;
const FINISH_MS = 2_000;
const PUT_BACK_MS = 3_000;

/** People's jobs and the service's own do not take each other's places. */
const PEOPLE = { slots: 4, perTeamMax: 2 };
const SERVICE = { slots: 5, perTeamMax: 5 };

type Lane = typeof PEOPLE & { kinds: string[]; running: Map<string, Running> };
type Running = { held: store.Held; control: AbortController; ended: Promise<void> };

export function startRunner(
  parts: RunnerParts,
  jobs: readonly AnyJob[],
  given: Partial<Timing> = {},
): Runner {
  const { storage, log, now } = parts;
  const defaults = {
    pollMs: POLL_MS[storage.kind],
    watchMs: WATCH_MS,
    clockMs: CLOCK_MS,
    leaseSeconds: LEASE_SECONDS,
    finishMs: FINISH_MS,
  };
  const { pollMs, watchMs, clockMs, leaseSeconds, finishMs } = { ...defaults, ...given };
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const lanes = lanesOf(jobs);
  const running = () => lanes.flatMap((lane) => [...lane.running.values()]);
  const [doorbell, alarm, gong] = [makeBell(), makeBell(), makeBell()];
  /** The latest tick of each job that this process knows to be sent. */
  const sent = new Map<string, string>();
  let lastBeat = performance.now();
  let isStopping = false;

  const work = repeat(
    "jobs could not be looked for",
    async () => {
      const { isWaiting, hasLapsed } = await store.look(storage);
      if (hasLapsed) await store.takeBackLapsed(storage);
      if (isWaiting || hasLapsed) for (const lane of lanes) await fill(lane);
    },
    () => doorbell.wait(pollMs),
  );
  const clock = repeat("jobs by the clock were not sent", sendDue, () => gong.wait(clockMs));
  const watch = repeat("running jobs were not looked after", lookAfter, () => alarm.wait(watchMs));
  // Whatever starts or cancels a job says so with its commit; asking is for what was not heard.
  const stopHearing = hearNoun(storage, "job", () => {
    doorbell.ring();
    alarm.ring();
  });

  /** Goes on until the end; while the database is away it says so once. */
  async function repeat(complaint: string, deed: () => Promise<void>, wait: () => Promise<void>) {
    let isWell = true;
    while (!isStopping) {
      try {
        await deed();
        isWell = true;
      } catch (error) {
        if (isWell) log.error({ err: error }, complaint);
        isWell = false;
      }
      await wait();
    }
  }

  async function fill({ kinds, slots, perTeamMax, running }: Lane) {
    const count = slots - running.size;
    if (count === 0 || kinds.length === 0) return;
    const rows = await store.claim(storage, { kinds, count, perTeamMax, leaseSeconds });
    for (const row of rows) {
      const control = new AbortController();
      const job = byName.get(row.kind) as AnyJob;
      const ended = runJob(parts, job, row, control).then(() => {
        running.delete(row.run);
        doorbell.ring();
      });
      running.set(row.run, { held: { id: row.id, run: row.run }, control, ended });
    }
  }

  /** Tells that we live, and finds out which jobs were cancelled or are no longer ours. */
  async function lookAfter() {
    const watched = running();
    if (watched.length === 0) {
      lastBeat = performance.now();
      return;
    }
    const silentMs = performance.now() - lastBeat;
    const leaseMs = leaseSeconds * 1000;
    if (silentMs > leaseMs) lose(watched);
    const held = watched.map((each) => each.held);
    const isBeat = silentMs > leaseMs / BEATS_PER_LEASE;
    const ours = await (isBeat
      ? store.beat(storage, held, leaseSeconds)
      : store.stillHeld(storage, held));
    if (isBeat) lastBeat = performance.now();
    lose(watched.filter(({ held }) => !ours.has(held.id)));
  }

  async function sendDue() {
    for (const job of jobs) {
      if (isPeoples(job) || !job.every) continue;
      const tick = tickOf(job.every, now());
      const isTick = sent.get(job.name) !== tick;
      if (!isTick && !(await job.isDue?.())) continue;
      const runKey = isTick ? tick : randomUUID();
      await sendServiceJob(parts, job, {}, runKey);
      sent.set(job.name, tick);
      doorbell.ring();
    }
  }

  return {
    nudge: doorbell.ring,
    async stop() {
      isStopping = true;
      stopHearing();
      for (const bell of [doorbell, alarm, gong]) bell.ring();
      const ended = () => Promise.all([work, clock, watch, ...running().map(({ ended }) => ended)]);
      await Promise.race([ended(), sleep(finishMs)]);
      for (const { control } of running()) control.abort(new Stopped("stopping"));
      await Promise.race([ended(), sleep(PUT_BACK_MS)]);
    },
  };
}

/** Has the service do one of its jobs, in this process or another; by a run key only while none of them waits or runs. */
export async function sendServiceJob<Payload>(
  { storage, now }: Pick<RunnerParts, "storage" | "now">,
  job: ServiceJob<Payload>,
  payload: Payload,
  runKey: string | null = null,
) {
  const row = { kind: job.name, payload: job.check(payload), runKey, createdAt: now() };
  await store.insertForService(storage, row);
}

/** Throws when the queue does not answer. */
export async function checkJobs(storage: RunnerParts["storage"]) {
  await store.look(storage);
}

function lanesOf(jobs: readonly AnyJob[]): Lane[] {
  const namesOf = (isTheirs: boolean) =>
    jobs.filter((job) => isPeoples(job) === isTheirs).map(({ name }) => name);
  return [
    { ...PEOPLE, kinds: namesOf(true), running: new Map() },
    { ...SERVICE, kinds: namesOf(false), running: new Map() },
  ];
}

function lose(running: Running[]) {
  for (const { control } of running) control.abort(new LostRun());
}

/** A wait that ends early when it is rung, also by a ring from before it began. */
function makeBell() {
  let isRung = false;
  let wake = () => {};
  return {
    async wait(ms: number) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRung = false;
    },
    ring() {
      isRung = true;
      wake();
    },
  };
}
