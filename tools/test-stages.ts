import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runShortBrowserTests } from "./browser-tests.ts";
import { buildStale, everything } from "./build-steps.ts";
import { checks } from "./checks.ts";
import { findChromium } from "./chromium.ts";
import { someExportedModels } from "./excel/exported-models.ts";
import { excelParity } from "./excel/parity-stage.ts";
import { shortKillLoops } from "./kill-loops.ts";
import {
  LONG,
  type Outcome,
  outcomeOfPlaywright,
  outcomeOfVitest,
  passedIf,
  skippedBecause,
} from "./outcome.ts";
import { findPgBouncer, findPostgres, withPostgres } from "./postgres.ts";
import type { Cluster } from "./postgres-cluster.ts";
import { bin, root, run } from "./processes.ts";

export type Stage = { name: string; run: () => Promise<Outcome> };

const postgres = await findPostgres();
/** Enough to catch a promise that is broken often; `npm run test:kill` has the long form. */
const KILL_ROUNDS = 1;
/** Starts servers on embedded storage, whatever the other tests run on. */
const ONLY_EMBEDDED = "packages/server/src/main.test.ts";
/** What touches storage itself; for all else the same SQL on one storage says enough. */
const STORAGE_MATTERS = [
  ONLY_EMBEDDED,
  ...["commands.test", "commands-kept-key", "db", "modules/backup"].map(inServer),
  ...["audit", "disk-space", "each-due", "files", "job-runner", "team-changes"].map(inCore),
];
/** Whoever runs a file by `npx vitest run` runs its long tests, too. */
const WITHOUT_LONG = [`--testNamePattern=^(?!.*${LONG})`];
/** The servers that tests start are the ones built before. */
const BUILT = { TEST_BUILT: "1" };
/** Nearly half of a worker's time goes into waiting for PostgreSQL. */
const MORE_WORKERS = { TEST_WORKERS: "4" };
const NO_POSTGRES = "no PostgreSQL here, and none could be installed";

const [routes, ...otherChecks] = checks.map(
  ({ name, run }): Stage => ({ name, run: async () => passedIf((await run()) === 0) }),
);

/** One after the other; what stands in one list runs side by side. */
export const stages: Stage[][] = [
  routes ? [routes] : [],
  otherChecks,
  // What is built has a ready database, which the tests of the server unpack instead of making one.
  [
    { name: "Excel parity by LibreOffice", run: () => excelParity(someExportedModels()) },
    { name: "build", run: build },
  ],
  // Either waits now and then, for a worker that reads its files or for a process that it started.
  [
    { name: "tests", run: () => vitest("all-but-server", ["--project", "!server"]) },
    { name: "tests, server on embedded storage", run: onEmbeddedStorage },
  ],
  [{ name: "tests, server on PostgreSQL", run: onPostgres }],
  [{ name: "browser errands", run: browserErrands }],
  ...shortKillLoops(postgres, KILL_ROUNDS),
];

async function onPostgres() {
  if (!postgres) return skippedBecause(`server on PostgreSQL: ${NO_POSTGRES}`);
  const testOn = async (cluster: Cluster) =>
    vitest("server-postgres", ["--project", "server", "--exclude", ONLY_EMBEDDED], {
      ...BUILT,
      ...MORE_WORKERS,
      TEST_DATABASE_URL: await cluster.createDatabase("tests"),
      TEST_PGBOUNCER: (await findPgBouncer()) ?? "",
    });
  // No test here cuts the power, as the loops of killing do.
  return withPostgres(postgres, testOn, { isDurable: false });
}

function onEmbeddedStorage() {
  const files = postgres ? STORAGE_MATTERS : [];
  return vitest("server-embedded", ["--project", "server", ...files], BUILT);
}

async function build() {
  await buildStale(everything);
  return passedIf(true);
}

async function browserErrands() {
  const browser = await findChromium();
  if (!browser) return skippedBecause("browser errands: no Chromium here");
  const { reportFile } = await runShortBrowserTests(browser);
  const outcome = outcomeOfPlaywright(read(reportFile));
  return {
    ...outcome,
    skipped: [
      ...outcome.skipped,
      "what is long: `npm run e2e`, `test:long`, `test:kill` and `test:properties` play it",
    ],
  };
}

async function vitest(name: string, args: string[], settings: Record<string, string> = {}) {
  const file = path.join(root, `test-results/${name}.json`);
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  await run(bin("vitest"), ["run", ...reporters, ...WITHOUT_LONG, ...args], {
    env: { ...process.env, ...settings },
  });
  return outcomeOfVitest(read(file));
}

function read(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function inServer(name: string) {
  return `packages/server/src/${name}`;
}

function inCore(name: string) {
  return inServer(`core/${name}`);
}
