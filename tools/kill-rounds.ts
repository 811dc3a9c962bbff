/**
 * The promise that what was acknowledged is kept: writers add clients, the server is killed in
 * the middle of it, started again, and asked for everything it had said it stored.
 */
import { signIn } from "./api-client.ts";
import { clientsWithoutTrail, isTrailWhole } from "./audit-trail.ts";
import { BRIEFLY, sleep } from "./processes.ts";
import { seedAdmin } from "./seeded-teams.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { startWriters, storedNames, type Witness } from "./writers.ts";

const WRITER_COUNT = 8;
const KILL_AFTER_MS = { min: 200, max: 800 };

type Storm = {
  rounds: number;
  settings: Record<string, string>;
  /** Kills what else is to be killed with the server, and gives how to start that again. */
  killMore?: () => Promise<() => Promise<void>>;
};

export type KillReport = {
  acknowledged: number;
  lost: string[];
  duplicated: string[];
  /** Clients that are there without their entry in the audit trail. */
  untold: number;
  isTrailWhole: boolean;
  restartMs: number[];
};

export async function killRounds({ rounds, settings, killMore }: Storm): Promise<KillReport> {
  const report: KillReport = {
    ...{ acknowledged: 0, lost: [], duplicated: [] },
    ...{ untold: 0, isTrailWhole: false, restartMs: [] },
  };
  const admin = await seedAdmin(settings);

  let server = await startServer(settings, BRIEFLY);
  const cookie = await signIn(server.url, admin);
  for (let round = 1; round <= rounds; round++) {
    const prefix = `r${round}-`;
    const witness = await writeUntilKilled(server, cookie, prefix, killMore);
    server = await startServer(settings, BRIEFLY);
    report.restartMs.push(server.readyMs);
    compare(report, witness, await storedNames(server.url, cookie, prefix));
  }
  await server.stop();
  report.untold = await clientsWithoutTrail(settings);
  report.isTrailWhole = await isTrailWhole(settings);
  return report;
}

async function writeUntilKilled(
  server: ServerProcess,
  cookie: string,
  prefix: string,
  killMore: Storm["killMore"],
) {
  const { min, max } = KILL_AFTER_MS;
  const { witness, underWay, done } = startWriters(server.url, cookie, WRITER_COUNT, prefix);
  await underWay;
  await sleep(min + Math.random() * (max - min));
  const [startMore] = await Promise.all([killMore?.(), server.kill()]);
  await done;
  await startMore?.();
  return witness;
}

function compare(report: KillReport, { acknowledged }: Witness, stored: Map<string, number>) {
  report.acknowledged += acknowledged.length;
  report.lost.push(...acknowledged.filter((name) => !stored.has(name)));
  report.duplicated.push(...[...stored].filter(([, count]) => count > 1).map(([name]) => name));
}
