import type { AnyJob, RunnerParts } from "#core/job-run.ts";
import { startRunner, type Timing } from "#core/job-runner.ts";
import { makePool, type Pool } from "#core/pool.ts";
import type { Parts } from "#http/parts.ts";
import { poolEntry } from "#pool-entry.ts";

/** One pool for all the tests of a worker: its threads end with the process. */
let pool: Pool | undefined;

export function testPool(): Pool {
  pool ??= makePool(poolEntry);
  return pool;
}

/** Everything happens sooner than in earnest. */
const SOON: Timing = { pollMs: 100, watchMs: 100, leaseSeconds: 15 };

/** A process that does these jobs. What commits on these parts is told to it. */
export function testRunner(parts: Parts, jobs: readonly AnyJob[], timing: Partial<Timing> = {}) {
  const runner = startRunner(runnerParts(parts), jobs, { ...SOON, ...timing });
  parts.onJob = runner.nudge;
  return runner;
}

export function runnerParts(parts: Parts): RunnerParts {
  return { ...parts, pool: testPool() };
}
