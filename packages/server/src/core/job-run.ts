import { setTimeout as sleep } from "node:timers/promises";
import type { Job, JobContext, ServiceJob } from "./job.ts";
import { endJob, inJobUnit, LostRun, type TeamRow } from "./job-unit.ts";
import * as store from "./jobs.store.ts";
import type { Pool } from "./pool.ts";
import { makeProgress } from "./progress.ts";
import { Refusal } from "./refusal.ts";
import type { UnitParts } from "./unit.ts";

export type RunnerParts = UnitParts & { pool: Pool };
export type AnyJob = Job | ServiceJob;

/** Why a run was told to stop. */
export class Stopped extends Error {
  readonly why: "expired" | "stopping";

  constructor(why: Stopped["why"]) {
    super(why === "expired" ? "It took too long." : "The server stopped.");
    this.why = why;
  }
}

/** A run that does not heed its signal is given up after this; what it still writes is refused. */
const GRACE_MS = 1_500;

/** One try at a job, from its claim to the note of its end. Never throws. */
export async function runJob(
  parts: RunnerParts,
  job: AnyJob,
  row: store.ClaimedRow,
  control: AbortController,
) {
  const { signal } = control;
  const expiry = setTimeout(() => control.abort(new Stopped("expired")), job.expireSeconds * 1000);
  try {
    await heeding(signal, perform(parts, job, row, signal)).catch((error: unknown) =>
      settle(parts, job, row, signal.aborted ? signal.reason : error),
    );
  } catch (error) {
    // The claim runs out by itself, and the job is tried again.
    parts.log.error({ err: error, jobId: row.id }, "the end of a job was not noted");
  } finally {
    clearTimeout(expiry);
  }
}

async function perform(
  parts: RunnerParts,
  job: AnyJob,
  row: store.ClaimedRow,
  signal: AbortSignal,
) {
  // Only a process that dies leaves more tries behind than there should be.
  if (row.attempts > job.retry.count + 1) {
    throw new Refusal(503, "It was interrupted too often. Start it again.");
  }
  if (!isPeoples(job)) {
    await job.perform(row.payload, { signal });
    await store.endForService(parts.storage, row, { state: "done", at: parts.now() });
    return;
  }
  const { progress, close } = makeProgress((stage, share) =>
    store.noteProgress(parts.storage, row, stage, share),
  );
  try {
    const context = contextOf(parts, job, teamRow(row));
    const result = await job.perform(context, row.payload, { signal, progress });
    close();
    await endJob(parts, teamRow(row), { state: "done", result });
  } finally {
    close();
  }
}

function contextOf(parts: RunnerParts, job: Job, row: TeamRow): JobContext {
  const { settings, files, now, log, pool } = parts;
  const { id: jobId, teamId } = row;
  const unit: JobContext["unit"] = (deed) => inJobUnit(parts, job, row, deed);
  return {
    ...{ settings, files, now, log, pool, jobId, teamId, unit },
    commitNow: (use) => unit(({ db }) => use(db)),
  };
}

/** After a try that came to nothing: tried again, put back, or failed for good. */
async function settle(parts: RunnerParts, job: AnyJob, row: store.ClaimedRow, error: unknown) {
  if (error instanceof LostRun) return;
  if (error instanceof Stopped && error.why === "stopping") {
    await store.putBack(parts.storage, row, { afterSeconds: 0, isCounted: false });
    return;
  }
  const isFinal = error instanceof Refusal || row.attempts > job.retry.count;
  const told = { err: error, jobId: row.id, kind: row.kind, attempts: row.attempts, isFinal };
  parts.log[error instanceof Refusal ? "info" : "error"](told, "a job failed");
  if (!isFinal) {
    const afterSeconds = job.retry.delaySeconds * 2 ** (row.attempts - 1);
    await store.putBack(parts.storage, row, { afterSeconds, isCounted: true });
    return;
  }
  const failure = wordsFor(job, row, error);
  if (isPeoples(job)) await endJob(parts, teamRow(row), { state: "failed", failure });
  else {
    await store.endForService(parts.storage, row, { state: "failed", failure, at: parts.now() });
  }
}

/** Of our own mistakes a person learns no more than where to look them up. */
function wordsFor({ expireSeconds }: AnyJob, { id }: store.Held, error: unknown) {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Stopped) {
    const minutes = Math.ceil(expireSeconds / 60);
    return `It took longer than ${minutes === 1 ? "a minute" : `${minutes} minutes`} and was stopped.`;
  }
  return `Something went wrong. Job ${id}.`;
}

/** Gives what the work gives, or fails a moment after the signal when the work goes on. */
async function heeding(signal: AbortSignal, work: Promise<void>) {
  const ended = new AbortController();
  const giveUp = new Promise<never>((_resolve, reject) => {
    const wait = () =>
      sleep(GRACE_MS, undefined, { signal: ended.signal }).then(
        () => reject(signal.reason),
        () => {},
      );
    if (signal.aborted) void wait();
    else signal.addEventListener("abort", wait, { once: true });
  });
  // Whatever comes of work that was given up is nobody's any more.
  work.catch(() => {});
  await Promise.race([work, giveUp]).finally(() => ended.abort());
}

export function isPeoples(job: AnyJob): job is Job {
  return "title" in job;
}

function teamRow(row: store.ClaimedRow): TeamRow {
  if (row.teamId === null) throw new Error("a job of a team has lost its team");
  return { ...row, teamId: row.teamId };
}
