/**
 * The promise that any number of processes may be started at once on a new database: each round
 * two servers and a worker begin together, every other one after a start in which they were killed.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { passedIf } from "./outcome.ts";
import type { Cluster } from "./postgres-cluster.ts";
import { exitCodeOf, freePort, root, sleep } from "./processes.ts";
import { onDatabase, serverEnvironment } from "./server-process.ts";

const ROLES = ["web", "web", "worker"];
/** From before the first migration until after the demo is made. */
const KILL_AFTER_MS = { min: 200, max: 1_500 };
/** Beside other loops the demo took a minute and more; one that hangs is still told. */
const READY_MS_MAX = 240_000;

type Settings = Record<string, string>;

export async function startTogether(cluster: Cluster, settings: Settings, rounds: number) {
  const failed: string[] = [];
  for (let round = 0; round < rounds; round++) {
    // Roles outlive databases, and on a new server there is none.
    const url = await cluster.createDatabase(`together${round}`);
    // A demo takes as much work as a dozen starts; that several make one at once is tried by a test besides.
    const served = { ...settings, ...onDatabase(url), DEMO: round === 0 ? "0" : "1" };
    if (round % 2 === 0) await startAndKill(served);
    failed.push(...(await startUntilReady(served)));
    await cluster.sql(`DROP DATABASE together${round}`);
    await cluster.sql("DROP ROLE forecastle_app");
  }
  for (const line of failed) console.log(line);
  console.log(
    `${rounds} times ${ROLES.length} processes started together: ${failed.length} never ready`,
  );
  return passedIf(failed.length === 0);
}

async function startAndKill(settings: Settings) {
  const { min, max } = KILL_AFTER_MS;
  const started = await startAll(settings);
  await sleep(min + Math.random() * (max - min));
  for (const { child } of started) child.kill("SIGKILL");
  await Promise.all(started.map(({ end }) => end));
}

/** The last words of those that ended or hung instead. */
async function startUntilReady(settings: Settings) {
  const started = await startAll(settings);
  const deadline = performance.now() + READY_MS_MAX;
  const isStarting = ({ child, log }: Started) => child.exitCode === null && !isReady(log());
  while (started.some(isStarting) && performance.now() < deadline) await sleep(50);
  const failed = started.filter(({ log }) => !isReady(log())).map(told);
  for (const { child } of started) child.kill("SIGTERM");
  await Promise.all(started.map(({ end }) => end));
  return failed;
}

function told({ child, log }: Started) {
  const end = child.exitCode === null ? "still starting" : `exit code ${child.exitCode}`;
  return `not ready, ${end}: ${log()}`;
}

const isReady = (log: string) => /^Forecastle (worker )?ready/m.test(log);

type Started = { child: ChildProcess; end: Promise<number>; log: () => string };

function startAll(settings: Settings): Promise<Started[]> {
  return Promise.all(
    ROLES.map(async (ROLE) => {
      const env = serverEnvironment({ ...settings, ROLE, PORT: String(await freePort()) });
      const child = spawn(process.execPath, ["packages/server/dist/main.js"], { cwd: root, env });
      let log = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (text: string) => {
          log += text;
        });
      }
      return { child, end: exitCodeOf(child), log: () => log };
    }),
  );
}
