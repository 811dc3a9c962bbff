/**
 * The promise that a job asked for is done: exports are started, the server is killed or stopped
 * right after the answer or in the midst of the work, started again, and each must come to its end.
 */
import { startExport } from "@app/contract/export";
import { listJobs } from "@app/contract/jobs";
import { call, signIn } from "./api-client.ts";
import { isTrailWhole } from "./audit-trail.ts";
import { makeBusy } from "./busy-team.ts";
import { passedIf } from "./outcome.ts";
import { sleep } from "./processes.ts";
import { seedAdmin } from "./seeded-teams.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const CLIENT_COUNT = 5_000;
/** Some rounds end before the job begins, some in its midst. */
const KILL_AFTER_MS_MAX = 1_500;
/** The lease of a dead process, and the work itself on a busy machine. */
const DONE_WITHIN_MS = 60_000;
const DRAIN_MS_MAX = 10_000;

type Settings = Record<string, string>;
type Caller = { url: string; cookie: string };

/** Kills the server at random moments of an export. */
export async function killJobs(settings: Settings, rounds: number) {
  const { cookie, ...begun } = await begin(settings);
  let { server } = begun;
  let done = 0;
  for (let round = 1; round <= rounds; round++) {
    const { jobId } = await call({ url: server.url, cookie }, startExport, {});
    await sleep(Math.random() * KILL_AFTER_MS_MAX);
    await server.kill();
    server = await startServer(settings);
    done += (await isDone({ url: server.url, cookie }, jobId)) ? 1 : 0;
  }
  const { totalItemCount } = await call({ url: server.url, cookie }, listJobs, { query: {} });
  await server.stop();
  const isWhole = await isTrailWhole(settings);
  console.log(
    `${rounds} rounds: ${done} of ${rounds} jobs done, ${totalItemCount} there, ` +
      `trail ${isWhole ? "whole" : "broken"}`,
  );
  return passedIf(done === rounds && totalItemCount === rounds && isWhole);
}

/** Stops the server politely in the midst of an export. */
export async function drainJob(settings: Settings) {
  const { cookie, server } = await begin(settings);
  const { jobId } = await call({ url: server.url, cookie }, startExport, {});
  await untilRunning({ url: server.url, cookie }, jobId);
  const stoppedAt = performance.now();
  const code = await server.stop();
  const drainMs = performance.now() - stoppedAt;

  const again = await startServer(settings);
  const done = await isDone({ url: again.url, cookie }, jobId);
  await again.stop();
  console.log(
    `exit code ${code} after ${(drainMs / 1000).toFixed(1)} s; ` +
      `the job is ${done ? "done" : "not done"} after the next start`,
  );
  return passedIf(code === 0 && drainMs <= DRAIN_MS_MAX && done);
}

async function begin(settings: Settings) {
  const admin = await seedAdmin(settings);
  await makeBusy(settings, CLIENT_COUNT);
  const server: ServerProcess = await startServer(settings);
  return { server, cookie: await signIn(server.url, admin) };
}

async function stateOf(caller: Caller, jobId: number) {
  const { items } = await call(caller, listJobs, { query: { limit: 100 } });
  return items.find(({ id }) => id === jobId)?.state;
}

async function untilRunning(caller: Caller, jobId: number) {
  while ((await stateOf(caller, jobId)) === "queued") await sleep(20);
}

async function isDone(caller: Caller, jobId: number) {
  const deadline = performance.now() + DONE_WITHIN_MS;
  while (performance.now() < deadline) {
    if ((await stateOf(caller, jobId)) === "done") return true;
    await sleep(100);
  }
  return false;
}
