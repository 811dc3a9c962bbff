import { spawn } from "node:child_process";
import { API_BASE } from "@app/contract/endpoint";
import { getCurrentUser } from "@app/contract/session";
import { signIn } from "../api-client.ts";
import { withPostgres } from "../postgres.ts";
import type { Cluster } from "../postgres-cluster.ts";
import { freePort, root, sleep } from "../processes.ts";
import { seedAdmin } from "../seeded-teams.ts";
import { onDatabase, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { load, median } from "./load.ts";

const BAR = 0.5;
const PAIRS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;

/** GET /current_user with a session, against a bare server that reads one row. */
export function benchCurrentUser(programs: string) {
  return withPostgres(programs, (cluster) =>
    inTemporaryFolder("bench", async (folder) => {
      const bare = await startBare(cluster);
      const ours = await startOurs(cluster, folder);
      try {
        await load(bare.url, "", WARM_UP_SECONDS);
        await load(ours.url, ours.cookie, WARM_UP_SECONDS);
        return await compare(bare.url, ours);
      } finally {
        await ours.stop();
        bare.stop();
      }
    }),
  );
}

/** Alternating, so that whatever else the machine does falls on both. */
async function compare(bareUrl: string, ours: { url: string; cookie: string }) {
  const ratios: number[] = [];
  console.log("\nGET /current_user      ours, req/s   bare, req/s   ratio");
  for (let pair = 1; pair <= PAIRS; pair++) {
    const bare = await load(bareUrl, "", SECONDS);
    const own = await load(ours.url, ours.cookie, SECONDS);
    ratios.push(own / bare);
    row(`run ${pair}`, own.toFixed(0), bare.toFixed(0), (own / bare).toFixed(2));
  }
  const ratio = median(ratios);
  row(`median (bar ${BAR})`, "", "", `${ratio.toFixed(2)} ${ratio >= BAR ? "met" : "missed"}`);
  return { ratio, bar: BAR };
}

function row(name: string, ours: string, bare: string, ratio: string) {
  console.log(`${name.padEnd(18)}${ours.padStart(16)}${bare.padStart(14)}${ratio.padStart(8)}`);
}

async function startBare(cluster: Cluster) {
  const DATABASE_URL = await cluster.createDatabase("bare");
  await cluster.sql(
    "CREATE TABLE bare_rows AS SELECT id, 'name ' || id AS name FROM generate_series(1, 1000) id;" +
      "ALTER TABLE bare_rows ADD PRIMARY KEY (id); GRANT SELECT ON bare_rows TO PUBLIC",
    "bare",
  );
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", "tsx", "tools/bench/bare-server.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, DATABASE_URL, PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}/one_row`;
  while (!(await fetch(url).catch(() => undefined))?.ok) await sleep(50);
  return { url, stop: () => child.kill("SIGTERM") };
}

async function startOurs(cluster: Cluster, folder: string) {
  const settings = {
    ...onDatabase(await cluster.createDatabase("ours")),
    ...{ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000" },
  };
  const admin = await seedAdmin(settings);
  const { url, stop } = await startServer(settings);
  const cookie = await signIn(url, admin);
  return { url: url + API_BASE + getCurrentUser.path, cookie, stop };
}
