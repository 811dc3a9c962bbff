import { API_BASE } from "@app/contract/endpoint";
import { listModels } from "@app/contract/models";
import { signIn } from "../api-client.ts";
import { withPostgres } from "../postgres.ts";
import type { Cluster } from "../postgres-cluster.ts";
import { seedTeams } from "../seeded-teams.ts";
import { onDatabase, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { compareFewAndMany } from "./few-and-many.ts";

const BAR = 1.5;
const FEW = 100;
const MANY = 100_000;
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
        const compare = (who: string, cookies: string[]) =>
          compareFewAndMany({
            ...{ name: `GET /model as ${who}`, url: list, cookies: cookies as [string, string] },
            ...{ counts: [FEW, MANY], bar: BAR },
          });
        const ratios = [await compare("an admin", admins), await compare("a member", members)];
        return { isPassed: ratios.every((ratio) => ratio <= BAR) };
      } finally {
        await stop();
      }
    }),
  );
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
