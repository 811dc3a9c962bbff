import { API_BASE } from "@app/contract/endpoint";
import { listModels } from "@app/contract/models";
import { signIn } from "../api-client.ts";
import { withPostgres } from "../postgres.ts";
import type { Cluster } from "../postgres-cluster.ts";
import { seedTeams } from "../seeded-teams.ts";
import { onDatabase, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { load, median } from "./load.ts";

const BAR = 1.5;
const FEW = 100;
const MANY = 100_000;
const PAIRS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const DATABASE = "models";

/** The first page of models, of a team with a hundred thousand against one with a hundred. */
export function benchModels(programs: string) {
  return withPostgres(programs, (cluster) =>
    inTemporaryFolder("bench", async (folder) => {
      const settings = {
        ...onDatabase(await cluster.createDatabase(DATABASE)),
        ...{ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000" },
      };
      const [few, many] = await seedTeams(settings, 2);
      if (!few || !many) throw new Error("The seed made no two teams.");
      await addModels(cluster, few.teamName, FEW);
      await addModels(cluster, many.teamName, MANY);
      await cluster.sql("ANALYZE", DATABASE);
      const { url, stop } = await startServer(settings);
      try {
        const list = url + API_BASE + listModels.path;
        const admins = [await signIn(url, few.admins[0]), await signIn(url, many.admins[0])];
        const members = [await signIn(url, few.member), await signIn(url, many.member)];
        const ratios = [
          await compare("an admin", list, admins as [string, string]),
          await compare("a member", list, members as [string, string]),
        ];
        return { isPassed: ratios.every((ratio) => ratio <= BAR) };
      } finally {
        await stop();
      }
    }),
  );
}

/** Alternating, so that whatever else the machine does falls on both. */
async function compare(who: string, url: string, [few, many]: [string, string]) {
  for (const cookie of [few, many]) await load(url, cookie, WARM_UP_SECONDS);
  const ratios: number[] = [];
  console.log(`\nGET /model as ${who}`.padEnd(28), `${FEW}, req/s   ${MANY}, req/s   ratio`);
  for (let pair = 1; pair <= PAIRS; pair++) {
    const ofFew = await load(url, few, SECONDS);
    const ofMany = await load(url, many, SECONDS);
    ratios.push(ofFew / ofMany);
    row(`run ${pair}`, ofFew.toFixed(0), ofMany.toFixed(0), (ofFew / ofMany).toFixed(2));
  }
  const ratio = median(ratios);
  row(`median (bar ${BAR})`, "", "", `${ratio.toFixed(2)} ${ratio <= BAR ? "met" : "missed"}`);
  return ratio;
}

function row(name: string, few: string, many: string, ratio: string) {
  console.log(`${name.padEnd(24)}${few.padStart(14)}${many.padStart(16)}   ${ratio}`);
}

/** Records alone: a list does not look into documents. One in a hundred is kept from the team. */
async function addModels(cluster: Cluster, teamName: string, count: number) {
  await cluster.sql(
    `insert into models (team_id, owner_account_id, name, team_level, document_version, figures,
       saved_at, saved_by_name, created_at, updated_at)
     select a.team_id, a.id, 'Model ' || number, case when number % 100 = 0 then 0 else 4 end, 1,
       json_build_object('currency', 'AUD', 'timeSeries', 'Monthly, 3 years', 'unit', 'month',
         'periodCount', 36, 'lastActual', null, 'lowestCash', null, 'cashFloor', null,
         'closingCash', json_build_object('from', 'Jul 2026', 'actualCount', 0,
           'values', array(select n * 1000 from generate_series(1, 24) n)),
         'checks', json_build_object('isBlocked', false, 'errorCount', 0, 'alertCount', 0)),
       now() - number * interval '1 minute', a.name, now(), now()
     from generate_series(1, ${count}) number,
       (select a.* from accounts a join subscriptions s on s.id = a.team_id
        where s.team_name = '${teamName.replaceAll("'", "''")}' and a.is_admin order by a.id limit 1) a`,
    DATABASE,
  );
}
