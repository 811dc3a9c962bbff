import { createModel } from "@app/contract/models";
import { getShockRun, startShockRun } from "@app/contract/shocks";
import { buildModel } from "@app/engine/build/build-model";
import { property } from "@app/engine/starters/property";
import { TIME_SERIES } from "@app/engine/starters/starter";
import { call, signIn } from "../api-client.ts";
import { withPostgres } from "../postgres.ts";
import type { Cluster } from "../postgres-cluster.ts";
import { seedTeams } from "../seeded-teams.ts";
import { onDatabase, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";

const MODELS = 500;
/** For forecasts of 300 lines at least. */
const BAR = { seconds: 10, lines: 300 };
const RUNS = 3;
const DATABASE = "portfolio";
/** The smallest of them that is large enough: 411 lines. */
const STARTER = property;
/** Three years by the month. */
const TIME_SERIES_KEY = "monthly3";
const START = { start: "2026-07-01", yearEndMonth: 6, currency: "AUD" } as const;
const SHOCKS = [
  { kind: "interestRates", value: 0.01 },
  { kind: "wages", value: 0.03 },
  { kind: "debtorDays", value: 10 },
] as const;

/** Three shocks on every forecast of a firm with five hundred, from the click to the last figure. */
export function benchPortfolio(programs: string) {
  return withPostgres(programs, (cluster) =>
    inTemporaryFolder("bench", async (DATA_DIR) => {
      const settings = {
        ...onDatabase(await cluster.createDatabase(DATABASE)),
        ...{ DATA_DIR, RATE_LIMIT_SCALE: "1000000" },
      };
      const [team] = await seedTeams(settings, 1);
      const { url, stop } = await startServer(settings);
      try {
        const caller = { url, cookie: await signIn(url, team?.admins[0] ?? nobody()) };
        await addForecasts(caller, cluster);
        const seconds: number[] = [];
        for (let run = 1; run <= RUNS; run++) {
          seconds.push(await secondsOfRun(caller));
          console.log(`run ${run}: ${MODELS} forecasts in ${seconds.at(-1)?.toFixed(1)} s`);
        }
        const best = Math.min(...seconds);
        const lineCount = linesOfForecast();
        console.log(
          `best ${best.toFixed(1)} s for ${lineCount} lines each (bar ${BAR.seconds} s for ${BAR.lines})`,
        );
        return { isPassed: lineCount >= BAR.lines && best <= BAR.seconds };
      } finally {
        await stop();
      }
    }),
  );
}

function linesOfForecast() {
  const timeSeries = TIME_SERIES[TIME_SERIES_KEY];
  const document = STARTER.make({ ...START, timeSeries, name: "Forecast" });
  return buildModel(document).program.lines.length;
}

function nobody(): never {
  throw new Error("The seed made no team.");
}

type Caller = Parameters<typeof call>[0];

/** One is made as a person would, the others are copies of it. */
async function addForecasts(caller: Caller, cluster: Cluster) {
  const { id } = await call(caller, createModel, {
    body: {
      ...{ from: "starter", key: STARTER.key, timeSeries: TIME_SERIES_KEY, modelName: "Forecast" },
      ...START,
    },
  });
  await cluster.sql(
    `with made as (
       insert into models (team_id, owner_account_id, name, team_level, document_version, figures,
         saved_at, saved_by_name, created_at, updated_at)
       select team_id, owner_account_id, name || ' ' || number, team_level, document_version, figures,
         saved_at, saved_by_name, created_at, updated_at
       from models, generate_series(2, ${MODELS}) number where id = ${id} returning id, team_id
     )
     insert into model_documents (model_id, team_id, version, document)
     select made.id, made.team_id, version, document from made, model_documents where model_id = ${id};
     update models set is_active = false where id <> ${id} and name not like 'Forecast %';
     analyze`,
    DATABASE,
  );
}

const LOOK_MS = 100;

async function secondsOfRun(caller: Caller) {
  const begun = performance.now();
  await call(caller, startShockRun, { body: { shocks: [...SHOCKS] } });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const run = await call(caller, getShockRun, {});
    if (run?.state === "failed") throw new Error(`The run failed: ${run.failure}`);
    if (run?.state !== "done") continue;
    const isWhole = run.doneCount === MODELS && run.failedCount === 0;
    if (!isWhole) throw new Error(`Not all were tried: ${JSON.stringify(run)}`);
    return (performance.now() - begun) / 1000;
  }
}
