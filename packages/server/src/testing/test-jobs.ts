import type { AnyJob } from "#core/job-run.ts";
import { startRunner, type Timing } from "#core/job-runner.ts";
import type { Parts } from "#http/parts.ts";

/** Everything happens sooner than in earnest. */
const SOON: Timing = {
  ...{ pollMs: 100, watchMs: 100, clockMs: 100 },
  ...{ leaseSeconds: 15, finishMs: 200 },
};

/** A process that does these jobs. What commits on these parts is told to it. */
export function testRunner(parts: Parts, jobs: readonly AnyJob[], timing: Partial<Timing> = {}) {
  const runner = startRunner(parts, jobs, { ...SOON, ...timing });
  parts.onJob = runner.nudge;
  return runner;
}
