import { openFileStore } from "@app/server/core/files/open-file-store";
import { makeSecrets } from "@app/server/core/secrets";
import { readSettings } from "@app/server/core/settings";
import type { UnitParts } from "@app/server/core/unit";
import type { Storage } from "@app/server/db/db";
import { openStorage } from "@app/server/db/open-storage";
import { issueDueStatements } from "@app/server/modules/model-contracts/model-contracts";
import { monthEndTeams } from "../month-end-teams.ts";
import { withPostgres } from "../postgres.ts";
import type { Cluster } from "../postgres-cluster.ts";
import { onDatabase } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";

const FEW = 500;
const MANY = 2_000;
const MODELS_EACH = 10;
const SECONDS_MAX = 60;
/** Four times the teams may cost so much more than four times the time. */
const GROWTH_MAX = 1.2;

/** The end of a month for all teams at once: every period is renewed, every model stated and billed. */
export function benchMonthEnd(programs: string) {
  return withPostgres(programs, (cluster) =>
    inTemporaryFolder("bench", async (DATA_DIR) => {
      const costs: number[] = [];
      for (const teams of [FEW, MANY]) {
        const seconds = await endMonth(cluster, DATA_DIR, teams);
        console.log(`${teams} teams with ${MODELS_EACH} models each: ${seconds.toFixed(1)} s`);
        costs.push(seconds);
      }
      const [few = 0, many = 0] = costs;
      const growth = many / (few * (MANY / FEW));
      console.log(`growth ${growth.toFixed(2)} (bar ${GROWTH_MAX}), bar of ${SECONDS_MAX} s`);
      return { isPassed: growth <= GROWTH_MAX && many <= SECONDS_MAX };
    }),
  );
}

const ERRORS_ALONE = { error: console.error } as unknown as UnitParts["log"];

async function endMonth(cluster: Cluster, DATA_DIR: string, teams: number) {
  const database = `month_end_${teams}`;
  const env = onDatabase(await cluster.createDatabase(database));
  const settings = readSettings({ ...env, DATA_DIR });
  const storage = await openStorage(settings);
  try {
    const added = monthEndTeams({ teams, modelsEach: MODELS_EACH, month: "2030-01-01" });
    await cluster.sql(`${added}; analyze`, database);
    const parts = {
      ...{ storage, settings, secrets: makeSecrets(settings.secretKey) },
      ...{ files: openFileStore(settings), log: ERRORS_ALONE },
      ...{ now: () => new Date("2030-02-01T00:01:00Z"), wait: async () => {} },
      ...{ onMail: () => {}, onJob: () => {}, onMessage: () => {} },
    };
    const begun = performance.now();
    await issueDueStatements(parts);
    const seconds = (performance.now() - begun) / 1000;
    await refuseUndone(storage, teams);
    return seconds;
  } finally {
    await storage.close();
  }
}

/** Fast is only what was done: a period and a statement for each. */
async function refuseUndone({ query }: Storage, teams: number) {
  const [row] = await query<{ invoices: number; lines: number }>(
    `select (select count(*)::int from invoices) as invoices,
       (select count(*)::int from model_statement_lines) as lines`,
  );
  const isDone = row?.invoices === 2 * teams && row.lines === MODELS_EACH * teams;
  if (!isDone) throw new Error(`The month did not end: ${JSON.stringify(row)}`);
}
