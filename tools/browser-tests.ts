import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startMailPeer } from "@app/e2e/mail-peer";
import { buildStale, everything } from "./build-steps.ts";
import { makeBusy } from "./busy-team.ts";
import type { Browser } from "./chromium.ts";
import { LONG } from "./outcome.ts";
import { findPostgres, withPostgres } from "./postgres.ts";
import type { Cluster } from "./postgres-cluster.ts";
import { bin, freePort, root, run } from "./processes.ts";
import { type ProviderPeer, startQuickBooksPeer, startXeroPeer } from "./provider-peers.ts";
import { createStaff, seedDemo, seedTeams } from "./seeded-teams.ts";
import { onDatabase, startServer } from "./server-process.ts";
import { inTemporaryFolder } from "./temporary-folder.ts";

/** One team per test, and some to spare. */
const TEAM_COUNT = 250;
const TEAM_COUNT_SHORT = 60;
/** Without the errands that try a variation or take long. */
const WITHOUT_LONG = [`--grep-invert=${LONG}`];
/** One for each process of tests; a test that failed ends its process. */
const ONLOOKER_COUNT = 8;
/** An export of so many takes long enough to watch it. */
const BUSY_CLIENT_COUNT = 20_000;
const REPORT_FILE = path.join(root, "test-results/e2e.json");

/** The errands by which each part of the product is known to work in a browser. */
export function runShortBrowserTests(browser: Browser) {
  return playErrands(browser, WITHOUT_LONG, { teamCount: TEAM_COUNT_SHORT, hasDemo: false });
}

/** All errands, or those that the arguments choose; a demo is not worth the while for a few. */
export function runBrowserTests(browser: Browser, args: string[]) {
  return playErrands(browser, args, { teamCount: TEAM_COUNT, hasDemo: args.length === 0 });
}

type Seeded = { teamCount: number; hasDemo: boolean };

/** Seeds a fresh database, serves it, takes its mail, and lets Playwright loose on it. */
async function playErrands(browser: Browser, args: string[], { teamCount, hasDemo }: Seeded) {
  await buildStale(everything);
  rmSync(REPORT_FILE, { force: true });
  return inTemporaryFolder("e2e", (folder) =>
    onQuickStorage(async (storage) => {
      const mailPeer = await startMailPeer(folder);
      const port = String(await freePort());
      const redirectUri = `http://localhost:${port}/app/openid/callback`;
      const xero = await startXeroPeer(redirectUri);
      const quickbooks = await startQuickBooksPeer(redirectUri);
      try {
        const settings = {
          ...settingsFor(folder, port, mailPeer.url),
          ...storage,
          ...providerSettings("XERO", xero),
          ...providerSettings("QUICKBOOKS", quickbooks),
        };
        const [demo] = await Promise.all([
          hasDemo ? makeDemo(folder) : {},
          seed(folder, settings, teamCount),
          seedLone(folder),
        ]);
        const code = await test(folder, settings, browser, args, {
          E2E_LATE_BILL: xero.lateBillUrl,
          ...demo,
        });
        return { code, reportFile: REPORT_FILE };
      } finally {
        xero.stop();
        quickbooks.stop();
        await mailPeer.stop();
      }
    }),
  );
}

/** PostgreSQL, which is quicker at the same SQL, or embedded storage where there is none. */
async function onQuickStorage<T>(play: (settings: Record<string, string>) => Promise<T>) {
  const programs = await findPostgres();
  if (!programs) return play({});
  const playOn = async (cluster: Cluster) =>
    play(onDatabase(await cluster.createDatabase("errands")));
  return withPostgres(programs, playOn, { isDurable: false });
}

function providerSettings(name: string, peer: ProviderPeer) {
  return {
    [`${name}_CLIENT_ID`]: peer.clientId,
    [`${name}_CLIENT_SECRET`]: peer.clientSecret,
    [`${name}_ISSUER`]: peer.issuer,
    [`${name}_API_URL`]: peer.apiUrl,
  };
}

function settingsFor(folder: string, port: string, smtpUrl: string) {
  return {
    PORT: port,
    // Browsers keep secure cookies of this host without TLS, and only of this one.
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: path.join(folder, "data"),
    SMTP_URL: smtpUrl,
    RATE_LIMIT_SCALE: "1000",
    // A webhook goes to a program that an errand runs itself.
    PRIVATE_SOURCES: "1",
  };
}

type Settings = ReturnType<typeof settingsFor>;

/** What the tests are to find: teams to take, and somebody of the staff. */
async function seed(folder: string, settings: Settings, teamCount: number) {
  const put = (name: string, value: unknown) => leave(folder, name, value);
  mkdirSync(path.join(folder, "taken"));
  put("teams.json", await seedTeams(settings, teamCount));
  // The youngest team of all so far is the busy one.
  await makeBusy(settings, { clientCount: BUSY_CLIENT_COUNT, teamCount: 1 });
  const watched = { seed: "2", withModels: true };
  put("onlookers.json", await seedTeams(settings, ONLOOKER_COUNT, watched));
  put("staff.json", await createStaff(settings, "staff@service.example"));
}

/** A team on embedded storage, for errands that kill a server of their own. */
async function seedLone(folder: string) {
  leave(folder, "lone.json", await seedTeams({ DATA_DIR: path.join(folder, "lone") }, 1));
}

function leave(folder: string, name: string, value: unknown) {
  writeFileSync(path.join(folder, name), JSON.stringify(value));
}

/** For all errands with a server of their own that look at what is there. */
async function makeDemo(folder: string) {
  const demo = path.join(folder, "demo");
  await seedDemo({ DATA_DIR: demo });
  return { E2E_DEMO: demo };
}

async function test(
  folder: string,
  settings: Settings,
  browser: Browser,
  args: string[],
  more: Record<string, string>,
) {
  const server = await startServer(settings);
  try {
    const code = await playwright(args, {
      E2E_URL: settings.PUBLIC_URL,
      E2E_FOLDER: folder,
      E2E_REPORT: REPORT_FILE,
      ...more,
      ...(browser.path ? { CHROMIUM_PATH: browser.path } : {}),
    });
    if (code !== 0) console.log(server.log());
    return code;
  } finally {
    await server.stop();
  }
}

function playwright(args: string[], environment: Record<string, string>) {
  const project = args.some((arg) => arg.startsWith("--project")) ? [] : ["--project=errands"];
  return run(bin("playwright"), ["test", ...project, ...args], {
    cwd: path.join(root, "packages/e2e"),
    env: { ...process.env, ...environment },
  });
}
