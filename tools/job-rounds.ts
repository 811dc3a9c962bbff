/**
 * The promise that a job asked for is done: exports are started, the server is killed right after
 * the answer or in the midst of the work, in the end stopped politely, and each must come to its end.
 */
import { startExport } from "@app/contract/export";
import { listJobs } from "@app/contract/jobs";
import { call, signIn } from "./api-client.ts";
import { isTrailWhole } from "./audit-trail.ts";
import { makeBusy } from "./busy-team.ts";
import { passedIf } from "./outcome.ts";
import { BRIEFLY, sleep } from "./processes.ts";
import { seedTeams } from "./seeded-teams.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const CLIENT_COUNT = 5_000;
/** Some rounds end before the job begins, some in its midst. */
const KILL_AFTER_MS_MAX = 1_500;
/** The lease of a dead process, and the work itself on a busy machine. */
const DONE_WITHIN_MS = 90_000;
const DRAIN_MS_MAX = 10_000;

type Settings = Record<string, string>;

/** A team for each round and one for the stop: a team's second export would be its first again. */
export async function stopAmidJobs(settings: Settings, rounds: number) {
  const teams = await seedTeams(settings, rounds + 1);
  await makeBusy(settings, { clientCount: CLIENT_COUNT, teamCount: teams.length });
  let server = await startServer(settings, BRIEFLY);
  const cookies = await Promise.all(teams.map(({ admins: [admin] }) => signIn(server.url, admin)));
  for (const cookie of cookies.slice(1)) {
    await startExportAs(server, cookie);
    await sleep(Math.random() * KILL_AFTER_MS_MAX);
    await server.kill();
    server = await startServer(settings, BRIEFLY);
  }
  const [last = ""] = cookies;
  await startExportAs(server, last);
  while ((await statesOf(server, last)).includes("queued")) await sleep(20);
  const { code, drainMs } = await stop(server);

  server = await startServer(settings, BRIEFLY);
  const states = await Promise.all(cookies.map((cookie) => statesInTheEnd(server, cookie)));
  await server.stop();
  const done = states.flat().filter((state) => state === "done").length;
  const isWhole = await isTrailWhole(settings);
  console.log(
    `killed ${rounds} times, exit code ${code} after ${(drainMs / 1000).toFixed(1)} s: ` +
      `${done} of ${states.flat().length} jobs done, trail ${isWhole ? "whole" : "broken"}`,
  );
  const areAllDone = done === teams.length && states.flat().length === teams.length;
  return passedIf(areAllDone && code === 0 && drainMs <= DRAIN_MS_MAX && isWhole);
}

async function startExportAs({ url }: ServerProcess, cookie: string) {
  await call({ url, cookie }, startExport, {});
}

async function stop(server: ServerProcess) {
  const stoppedAt = performance.now();
  const code = await server.stop();
  return { code, drainMs: performance.now() - stoppedAt };
}

async function statesOf({ url }: ServerProcess, cookie: string) {
  const { items } = await call({ url, cookie }, listJobs, { query: {} });
  return items.map(({ state }) => state);
}

async function statesInTheEnd(server: ServerProcess, cookie: string) {
  const deadline = performance.now() + DONE_WITHIN_MS;
  let states = await statesOf(server, cookie);
  while (states.some(isUnderWay) && performance.now() < deadline) {
    await sleep(200);
    states = await statesOf(server, cookie);
  }
  return states;
}

function isUnderWay(state: string) {
  return state === "queued" || state === "running";
}
