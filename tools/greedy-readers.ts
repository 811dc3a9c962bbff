/**
 * `npm run test:greedy`: how long another team's small call takes while readers of one team ask for
 * all it has, on every storage, beside what it takes when nobody else is there.
 */

import { readFileSync } from "node:fs";
import { API_BASE } from "@app/contract/endpoint";
import { openStorage } from "@app/server/db/open-storage";
import { signIn } from "./api-client.ts";
import { buildStale, server as serverStep } from "./build-steps.ts";
import { findPostgres, withPostgres } from "./postgres.ts";
import { seedTeams } from "./seeded-teams.ts";
import { onDatabase, startServer } from "./server-process.ts";
import { inTemporaryFolder } from "./temporary-folder.ts";

const CLIENT_COUNT = 5_000;
const NOTE_LENGTH = 4_000;
const READER_COUNT = 30;
const SMALL_CALLS = 30;
const GREEDY_MS_MAX = 30_000;
/** How many times as long as alone a small call may take. */
const TIMES_MAX = 10;

type Settings = Record<string, string>;

await buildStale([serverStep]);
await inTemporaryFolder("greedy", (DATA_DIR) => measure("embedded", { DATA_DIR }));
const postgres = await findPostgres();
if (postgres) {
  await withPostgres(postgres, (cluster) =>
    inTemporaryFolder("greedy", async (DATA_DIR) =>
      measure("PostgreSQL", { DATA_DIR, ...onDatabase(await cluster.createDatabase("greedy")) }),
    ),
  );
}
process.exit();

async function measure(name: string, given: Settings) {
  const settings = { ...given, RATE_LIMIT_SCALE: "1000000" };
  const [modest, greedy] = await seedTeams(settings, 2);
  if (!modest || !greedy) throw new Error("The seed made no teams.");
  await addLongNotes(settings);
  const server = await startServer(settings);
  const small = { url: `${server.url}${API_BASE}/client?limit=10`, cookie: "" };
  small.cookie = await signIn(server.url, modest.admins[0]);
  const everything = {
    url: `${server.url}${API_BASE}/client?filter=All&pagination=false`,
    cookie: "",
  };
  everything.cookie = await signIn(server.url, greedy.admins[0]);

  const byteCount = (await timed(everything)).byteCount;
  const idle = await timeSome(small);
  let isOver = false;
  const over = setTimeout(() => {
    isOver = true;
  }, GREEDY_MS_MAX);
  const answers = new Map<number, number>();
  const readers = Array.from({ length: READER_COUNT }, async () => {
    while (!isOver) {
      const { status } = await timed(everything);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  });
  const crowded = await timeSome(small);
  const megabytes = memoryOf(server.pid);
  isOver = true;
  clearTimeout(over);
  await Promise.all(readers);
  await server.stop();
  console.log(
    `${name}: the list is ${(byteCount / 2 ** 20).toFixed(1)} MB; a small call takes ` +
      `${idle.median} ms (longest ${idle.longest}) alone, ${crowded.median} ms (longest ${crowded.longest}) ` +
      `beside ${READER_COUNT} readers; the server takes ${megabytes} MB; the readers were answered ` +
      [...answers].map(([status, count]) => `${status} ${count} times`).join(", "),
  );
  const isAnswered = [...answers.keys()].every((status) => status === 200 || status === 429);
  const isFair = crowded.median <= idle.median * TIMES_MAX;
  if (isAnswered && isFair) return;
  console.error(`${name}: only 200 and 429 are right, within ${TIMES_MAX} times of alone`);
  process.exitCode = 1;
}

async function addLongNotes({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir = "" }: Settings) {
  const storage = await openStorage({ databaseUrl, dataDir });
  await storage.query(
    `INSERT INTO clients (team_id, name, contact_name, contact_email, contact_phone, industry,
       year_end_month, currency, is_active, notes, created_at, updated_at)
     SELECT team_id, name || number, '', '', '', '', 6, 'AUD', true, repeat('x', $2),
       created_at, updated_at
     FROM (SELECT * FROM clients ORDER BY team_id DESC LIMIT 1) one,
       generate_series(1, $1) AS number`,
    [CLIENT_COUNT, NOTE_LENGTH],
  );
  await storage.close();
}

async function timeSome(asked: { url: string; cookie: string }) {
  const times: number[] = [];
  for (let call = 0; call < SMALL_CALLS; call++) times.push((await timed(asked)).ms);
  times.sort((one, other) => one - other);
  return {
    median: Math.round(times[SMALL_CALLS >> 1] ?? 0),
    longest: Math.round(times.at(-1) ?? 0),
  };
}

async function timed({ url, cookie }: { url: string; cookie: string }) {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  const { byteLength } = await answer.arrayBuffer();
  return { ms: performance.now() - startedAt, byteCount: byteLength, status: answer.status };
}

function memoryOf(pid: number) {
  const [, kilobytes = "0"] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
