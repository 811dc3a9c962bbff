/**
 * Syncs as they are run, by a built server on PostgreSQL, from a Tryton stand-in in this process.
 *
 * One large ledger: 3,000 accounts over 24 months may take 20 s besides what its source takes to
 * answer, and add 300 MB to the process; four times the accounts at most six times the time.
 *
 * A night: 200 organisations of 20 teams on two workers, one source slow and one that fails. None waits
 * longer for its turn than twice what all work of its batch takes, shared evenly between the places.
 */
import { readFileSync } from "node:fs";
import { trytonSettings } from "@app/connectors/testing/tryton-peer";
import { xeroFakeBooks } from "@app/connectors/testing/xero-fake-books";
import {
  getConnectionStatus,
  listConnectionSyncs,
  syncConnection,
} from "@app/contract/connection-sync";
import { createConnection } from "@app/contract/connections";
import { monthOf } from "@app/engine/time/month";
import { call, signIn } from "../api-client.ts";
import { withPostgres } from "../postgres.ts";
import type { Cluster } from "../postgres-cluster.ts";
import { sleep } from "../processes.ts";
import { seedTeams } from "../seeded-teams.ts";
import { onDatabase, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { startTrytonPeer } from "../tryton-peer.ts";

const TRYTON = 16;
const SIZES = [750, 3_000];
const OWN_SECONDS_MAX = 20;
const MEGABYTES_MAX = 300;
const GROWTH_MAX = 6;

const TEAMS = 20;
const CONNECTIONS_EACH = 10;
const SLOTS = 8;
const FAIR_SHARES_MAX = 2;
/** Each minute a share of those that are due is begun. */
const NIGHT_MS_MAX = 15 * 60_000;

type Caller = { url: string; cookie: string };
type Peer = Awaited<ReturnType<typeof startTrytonPeer>>["peer"];

export async function benchLargeSync(programs: string) {
  return { isPassed: await onOwnDatabase(programs, benchLarge) };
}

export async function benchNightOfSyncs(programs: string) {
  return { isPassed: await onOwnDatabase(programs, benchNight) };
}

type Settings = Record<string, string>;

function onOwnDatabase(
  programs: string,
  bench: (settings: Settings, cluster: Cluster) => Promise<boolean>,
) {
  return withPostgres(programs, (cluster) =>
    inTemporaryFolder("bench", async (DATA_DIR) => {
      const served = onDatabase(await cluster.createDatabase("syncs"));
      const besides = { DATA_DIR, PRIVATE_SOURCES: "1", RATE_LIMIT_SCALE: "1000000" };
      return bench({ ...served, ...besides }, cluster);
    }),
  );
}

async function benchLarge(settings: Settings) {
  const [team] = await seedTeams(settings, 1);
  if (!team) throw new Error("The seed made no team.");
  console.log(
    "\nSync, 24 months     accounts      rows   own time, s   of it CPU   source, s   memory, MB",
  );
  const costs = [];
  for (const accounts of SIZES) {
    // A process of its own, so that the larger one does not find its memory taken already.
    const server = await startServer(settings);
    const caller = { url: server.url, cookie: await signIn(server.url, team.admins[0]) };
    costs.push(await syncCost(caller, server.pid, accounts));
    await server.stop();
  }
  const [small, large] = costs;
  if (!small || !large) return false;
  const growth = large.ownSeconds / small.ownSeconds;
  console.log(
    `four times the accounts cost ${growth.toFixed(1)} times the time (bar ${GROWTH_MAX})`,
  );
  return (
    large.ownSeconds <= OWN_SECONDS_MAX && large.megabytes <= MEGABYTES_MAX && growth <= GROWTH_MAX
  );
}

async function syncCost(caller: Caller, pid: number, accounts: number) {
  const now = new Date();
  const thisMonth = monthOf(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const size = { accounts, firstMonth: thisMonth - 24, months: 25 };
  const { peer, stop } = await startTrytonPeer(xeroFakeBooks(size));
  const source = timed(peer);
  const body = { sourceId: TRYTON, settings: trytonSettings(peer) };
  const { id } = await call(caller, createConnection, { body });
  source.ms = 0;
  const before = { megabytes: megabytesAtMost(pid), cpuSeconds: cpuSecondsOf(pid) };
  await call(caller, syncConnection, { params: { id } });
  const { state, reason, rowCount } = await untilSynced(caller, id);
  stop();
  if (state !== "up-to-date" && state !== "needs-attention") throw new Error(reason);
  const { items } = await call(caller, listConnectionSyncs, { params: { id } });
  const ownSeconds = ((items[0]?.durationMs ?? 0) - source.ms) / 1000;
  const megabytes = megabytesAtMost(pid) - before.megabytes;
  const figures = [
    String(accounts).padStart(28),
    String(rowCount).padStart(10),
    ownSeconds.toFixed(1).padStart(14),
    (cpuSecondsOf(pid) - before.cpuSeconds).toFixed(1).padStart(12),
    (source.ms / 1000).toFixed(1).padStart(12),
    megabytes.toFixed(0).padStart(13),
  ];
  console.log(figures.join(""));
  return { ownSeconds, megabytes };
}

/** How long the source was busy: from a question to the next turn of this process after its answer. */
function timed(peer: Peer) {
  const source = { ms: 0 };
  peer.before = async () => {
    const askedAt = performance.now();
    setImmediate(() => {
      source.ms += performance.now() - askedAt;
    });
  };
  return source;
}

async function untilSynced(caller: Caller, id: number) {
  for (;;) {
    const status = await call(caller, getConnectionStatus, { params: { id }, query: {} });
    if (status.state !== "syncing") return status;
    await sleep(200);
  }
}

/** The most it ever held. */
function megabytesAtMost(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** What others do on the machine meanwhile is no part of it. */
export function cpuSecondsOf(pid: number) {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) / CLOCK_TICKS;
}

/** In a second, on every Linux. */
const CLOCK_TICKS = 100;

async function benchNight(settings: Settings, cluster: Cluster) {
  const teams = await seedTeams(settings, TEAMS);
  const now = new Date();
  const thisMonth = monthOf(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const books = xeroFakeBooks({ accounts: 60, firstMonth: thisMonth - 3, months: 4 });
  const peers = await Promise.all([books, books, books].map(startTrytonPeer));
  const [usual, slow, failing] = peers.map(({ peer }) => peer);
  if (!usual || !slow || !failing) return false;
  const first = await startServer(settings);
  for (const [at, team] of teams.entries()) {
    const caller = { url: first.url, cookie: await signIn(first.url, team.admins[0]) };
    for (let index = 0; index < CONNECTIONS_EACH; index++) {
      const odd = at === 0 && index === 0 ? slow : at === 1 && index === 0 ? failing : usual;
      const body = { sourceId: TRYTON, settings: trytonSettings(odd), monthsBack: 2 };
      await call(caller, createConnection, { body });
    }
  }
  slow.before = () => sleep(1_000);
  failing.isShut = true;
  const second = await startServer(settings);
  await cluster.sql("update connections set next_sync_at = now()", "syncs");
  const jobs = await nightOf(cluster);
  await Promise.all([first.stop(), second.stop()]);
  for (const { stop } of peers) stop();
  return isFair(jobs);
}

type NightJob = { batch: string; state: string; waitMs: number; runMs: number };

/** Every sync of the night, once the last has ended. */
async function nightOf(cluster: Cluster): Promise<NightJob[]> {
  const asked = TEAMS * CONNECTIONS_EACH;
  const deadline = performance.now() + NIGHT_MS_MAX;
  for (;;) {
    const rows = await cluster.sql(
      `select created_at, state, 1000 * extract(epoch from started_at - created_at),
         1000 * extract(epoch from finished_at - started_at)
       from jobs where kind = 'sync_connection' and finished_at is not null`,
      "syncs",
    );
    const jobs = rows.split("\n").filter(Boolean).map(jobOf);
    if (jobs.length >= asked) return jobs;
    if (performance.now() > deadline) throw new Error(`${jobs.length} of ${asked} syncs ended.`);
    await sleep(2_000);
  }
}

function jobOf(row: string): NightJob {
  const [batch = "", state = "", waitMs, runMs] = row.split("|");
  return { batch, state, waitMs: Number(waitMs), runMs: Number(runMs) };
}

/** Asked for together, shared evenly between the places, all of a batch would have begun by then. */
function isFair(jobs: readonly NightJob[]) {
  const moments = [...new Set(jobs.map(({ batch }) => batch))];
  const batches = moments.map((moment) => jobs.filter((job) => job.batch === moment));
  const shares = batches.map((batch) => {
    const work = batch.reduce((sum, { runMs }) => sum + Math.max(0, runMs), 0);
    return Math.max(...batch.map(({ waitMs }) => waitMs)) / (work / SLOTS);
  });
  const failed = jobs.filter(({ state }) => state === "failed").length;
  const longest = Math.max(...jobs.map(({ waitMs }) => waitMs)) / 1000;
  const worst = Math.max(...shares);
  console.log(
    `\n${jobs.length} organisations in ${batches.length} batches: ${failed} failed, the longest wait ` +
      `${longest.toFixed(1)} s, at most ${worst.toFixed(2)} fair shares (bar ${FAIR_SHARES_MAX})`,
  );
  return failed === 1 && worst <= FAIR_SHARES_MAX;
}
