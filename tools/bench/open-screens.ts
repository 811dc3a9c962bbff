import { readFileSync } from "node:fs";
import { API_BASE } from "@app/contract/endpoint";
import { modelState } from "@app/contract/model-versions";
import { createModel, listModels } from "@app/contract/models";
import { openStream } from "@app/server/testing/test-stream";
import { call, cookiesIn, signIn } from "../api-client.ts";
import { withPostgres } from "../postgres.ts";
import { sleep } from "../processes.ts";
import { STARTER } from "../save-rounds.ts";
import { seedTeams } from "../seeded-teams.ts";
import { onDatabase, type ServerProcess, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { loadTimes, median } from "./load.ts";

const BAR = 1.1;
const SCREENS = 200;
const SCREENS_EACH = 5;
const TEAMS = SCREENS / SCREENS_EACH / 2;
const PAIRS = 6;
const CALLS = 400;

type Screen = { cookie: string; id: number };

/**
 * What a call costs the server while 200 people have a model open, against the same without them:
 * in time of the processor, since the machine may be shared.
 */
export function benchOpenScreens(programs: string) {
  return withPostgres(programs, (cluster) =>
    inTemporaryFolder("bench", async (folder) => {
      const settings = {
        ...onDatabase(await cluster.createDatabase("screens")),
        ...{ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000" },
      };
      const teams = await seedTeams(settings, TEAMS);
      const server = await startServer(settings);
      try {
        const screens: Screen[] = [];
        for (const { admins, member } of teams) {
          const people = [await signIn(server.url, admins[0]), await signIn(server.url, member)];
          const caller = { url: server.url, cookie: people[0] ?? "" };
          const { id } = await call(caller, createModel, { body: STARTER });
          for (const cookie of people)
            screens.push(...Array.from({ length: SCREENS_EACH }, () => ({ cookie, id })));
        }
        const ratio = await compare(server, screens);
        return { isPassed: ratio <= BAR };
      } finally {
        await server.stop();
      }
    }),
  );
}

async function compare(server: ServerProcess, screens: Screen[]) {
  const cookie = screens[0]?.cookie ?? "";
  const list = server.url + API_BASE + listModels.path;
  const msPerCall = async () => {
    await untilQuiet(server);
    const before = processorMs(server);
    await loadTimes(list, cookie, CALLS);
    return (processorMs(server) - before) / CALLS;
  };
  const besideScreens = async () => {
    const lines = await Promise.all(screens.map((screen) => openScreen(server.url, screen)));
    const ms = await msPerCall();
    for (const line of lines) line.close();
    return ms;
  };
  await msPerCall();
  const ratios: number[] = [];
  for (let pair = 1; pair <= PAIRS; pair++) {
    // Each comes first in turn, since a process grows faster the longer it runs.
    const early = pair % 2 === 0 ? await besideScreens() : undefined;
    const without = await msPerCall();
    const beside = early ?? (await besideScreens());
    ratios.push(beside / without);
    console.log(
      `run ${pair}: ${without.toFixed(2)} ms a call, ${beside.toFixed(2)} ms beside ` +
        `${screens.length} screens, ratio ${(beside / without).toFixed(2)}`,
    );
  }
  const ratio = median(ratios);
  console.log(`median ${ratio.toFixed(2)} (bar ${BAR})`);
  return ratio;
}

async function openScreen(url: string, { cookie, id }: Screen) {
  const line = await openStream(url, modelState, { cookies: cookiesIn(cookie) }, { id });
  if (line.status !== 200) throw new Error(`a screen was answered ${line.status}`);
  return line;
}

const QUIET = { ms: 3_000, processorMs: 100, triesMax: 60 };

/** Those who come and go are shown to those who are there; only then do all of them lie still. */
async function untilQuiet(server: ServerProcess) {
  for (let tries = 0; tries < QUIET.triesMax; tries++) {
    const before = processorMs(server);
    await sleep(QUIET.ms);
    if (processorMs(server) - before <= QUIET.processorMs) return;
  }
  throw new Error("the server did not come to rest");
}

const TICK_MS = 10;

/** How long the processor has worked for a process, in its own code and the system's. */
function processorMs({ pid }: ServerProcess) {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = after.split(" ").slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
