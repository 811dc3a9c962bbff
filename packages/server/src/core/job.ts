import type { Logger } from "pino";
import type { z } from "zod";
import type { MemberContext } from "./context.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Pool } from "./pool.ts";
import type { Settings } from "./settings.ts";

type Common = {
  name: string;
  /** A run that takes longer is stopped and counts as failed. */
  expireSeconds: number;
  /** A run that throws is tried so often again after a delay, which doubles each time. */
  retry: { count: number; delaySeconds: number };
};

/** Long work that a person asks for, sees and may cancel. */
export type Job<Payload = never> = Common & {
  access: "member" | "admin";
  title(payload: Payload): string;
  /** What is kept of a payload until the job runs. */
  check(payload: Payload): unknown;
  perform(context: JobContext, kept: unknown, control: PeoplesControl): Promise<JobResult | null>;
};

/** What the service does for itself, when asked or by the clock. Nobody sees it but the log. */
export type ServiceJob<Payload = never> = Common & {
  every: "minute" | DailyAt | undefined;
  isDue: (() => Promise<boolean>) | undefined;
  check(payload: Payload): unknown;
  perform(kept: unknown, control: JobControl): Promise<void>;
};

/** A time of day in UTC. */
export type DailyAt = { hour: number; minute: number };

export type JobControl = {
  /** Fires when the job is cancelled, takes too long, or its process has to stop. */
  signal: AbortSignal;
};
type PeoplesControl = JobControl & { progress: Progress };

/** What the run is doing, in words, and how much of it all is done, from 0 to 1. */
export type Progress = (stage: string, share: number) => void;

/** What a job's run works with. */
export type JobContext = {
  jobId: number;
  teamId: number;
  settings: Settings;
  files: FileStore;
  now: () => Date;
  log: Logger;
  /** For what burns the processor. */
  pool: Pool;
  /**
   * A short unit of work in the name of whoever started the job, with the rights they have now.
   * Slow work happens between units. Throws once the job is cancelled or another run has it.
   */
  unit<T>(deed: (context: MemberContext) => Promise<T>): Promise<T>;
  /** A unit that only asks the database. */
  commitNow: MemberContext["commitNow"];
};

/** What a job leaves for the person: a file to download, kept for some days. */
export type JobResult = {
  kind: "file";
  /** By which it was kept. */
  storedName: string;
  fileName: string;
  contentType: string;
  byteCount: number;
};

type Definition<Payload> = Common & {
  /** Checked when it is asked for and again when it runs, maybe by a newer version. */
  payload: z.ZodType<Payload>;
};

type JobDefinition<Payload> = Definition<Payload> & {
  /** What the person sees it as: "Export of everything". */
  title: (payload: Payload) => string;
  /** Who may ask for it and have what it made; they must still be that when it runs. */
  access: "member" | "admin";
  run(context: JobContext, payload: Payload, control: PeoplesControl): Promise<JobResult | null>;
};

/**
 * It runs at least once: after a crash in its midst it begins again, so a run must bear that
 * another one came before it.
 */
export function defineJob<Payload>(definition: JobDefinition<Payload>): Job<Payload> {
  const { payload, run, ...rest } = definition;
  return {
    ...rest,
    check: (given) => payload.parse(given),
    perform: (context, kept, control) => run(context, payload.parse(kept), control),
  };
}

type ServiceDefinition<Payload> = Definition<Payload> & {
  every?: "minute" | DailyAt;
  /** Asked every few seconds besides: the time of something has come that nobody tells of. */
  isDue?: () => Promise<boolean>;
  run(payload: Payload, control: JobControl): Promise<void>;
};

export function defineServiceJob<Payload>(
  definition: ServiceDefinition<Payload>,
): ServiceJob<Payload> {
  const { payload, run, every, isDue, ...rest } = definition;
  return {
    ...{ ...rest, every, isDue },
    check: (given) => payload.parse(given),
    perform: (kept, control) => run(payload.parse(kept), control),
  };
}
