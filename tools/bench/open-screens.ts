import { API_BASE } from "@app/contract/endpoint";
import { modelState } from "@app/contract/model-versions";
import { createModel, listModels } from "@app/contract/models";
import { call, signIn } from "../api-client.ts";
import { withPostgres } from "../postgres.ts";
import { sleep } from "../processes.ts";
import { STARTER } from "../save-rounds.ts";
import { seedTeams } from "../seeded-teams.ts";
import { onDatabase, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { load, median } from "./load.ts";

const BAR = 1.1;
const SCREENS = 200;
const SCREENS_EACH = 5;
const TEAMS = SCREENS / SCREENS_EACH / 2;
const PAIRS = 5;
const SECONDS = 4;
const SETTLE_MS = 5_000;

/** What a call costs while 200 people have a model open, against the same without them. */
export function benchOpenScreens(programs: string) {
  return withPostgres(programs, (cluster) =>
    inTemporaryFolder("bench", async (folder) => {
      const settings = {
        ...onDatabase(await cluster.createDatabase("screens")),
        ...{ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000" },
      };
      const teams = await seedTeams(settings, TEAMS);
      const { url, stop } = await startServer(settings);
      try {
        const screens: { cookie: string; id: number }[] = [];
        for (const { admins, member } of teams) {
          const people = [await signIn(url, admins[0]), await signIn(url, member)];
          const caller = { url, cookie: people[0] ?? "" };
          const { id } = await call(caller, createModel, { body: STARTER });
          for (const cookie of people)
            screens.push(...Array.from({ length: SCREENS_EACH }, () => ({ cookie, id })));
        }
        const ratio = await compare(url, screens);
        return { isPassed: ratio <= BAR };
      } finally {
        await stop();
      }
    }),
  );
}

async function compare(url: string, screens: { cookie: string; id: number }[]) {
  const cookie = screens[0]?.cookie ?? "";
  const list = url + API_BASE + listModels.path;
  await load(list, cookie, SECONDS);
  const ratios: number[] = [];
  for (let pair = 1; pair <= PAIRS; pair++) {
    const without = await load(list, cookie, SECONDS);
    const lines = await Promise.all(screens.map((screen) => openScreen(url, screen)));
    // Those who come are shown to those who are there; only then do all of them lie still.
    await sleep(SETTLE_MS);
    const beside = await load(list, cookie, SECONDS);
    for (const line of lines) line.abort();
    ratios.push(without / beside);
    console.log(
      `run ${pair}: ${without.toFixed(0)} calls a second, ${beside.toFixed(0)} beside ` +
        `${lines.length} screens, ratio ${(without / beside).toFixed(2)}`,
    );
  }
  const ratio = median(ratios);
  console.log(`median ${ratio.toFixed(2)} (bar ${BAR})`);
  return ratio;
}

async function openScreen(url: string, { cookie, id }: { cookie: string; id: number }) {
  const line = new AbortController();
  const path = modelState.path.replace("{id}", String(id));
  const { signal } = line;
  const answer = await fetch(url + API_BASE + path, { headers: { cookie }, signal });
  if (answer.status !== 200) throw new Error(`a screen was answered ${answer.status}`);
  void answer.text().catch(() => {});
  return line;
}
