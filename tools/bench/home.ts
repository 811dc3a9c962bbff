import { getTeamActivity, getUserActivity } from "@app/contract/activity";
import { API_BASE } from "@app/contract/endpoint";
import { getHome, listHeadroom, listNeeds } from "@app/contract/home";
import { signIn } from "../api-client.ts";
import { withPostgres } from "../postgres.ts";
import type { Cluster } from "../postgres-cluster.ts";
import { seedTeams } from "../seeded-teams.ts";
import { onDatabase, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { loadTimes, median } from "./load.ts";

const BAR = 2;
const FEW = 20;
const MANY = 2_000;
const PAIRS = 5;
const TIMES = 200;
const WARM_UP_TIMES = 100;
const DATABASE = "home";
const CALLS = [getHome, listNeeds, listHeadroom, getUserActivity, getTeamActivity];

/** All that the home page asks for, of an advisor with two thousand clients against one with twenty. */
export function benchHome(programs: string) {
  return withPostgres(programs, (cluster) =>
    inTemporaryFolder("bench", async (folder) => {
      const settings = {
        ...onDatabase(await cluster.createDatabase(DATABASE)),
        ...{ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000" },
      };
      const [few, many] = await seedTeams(settings, 2);
      if (!few || !many) throw new Error("The seed made no two teams.");
      await addClients(cluster, few.teamName, FEW);
      await addClients(cluster, many.teamName, MANY);
      await cluster.sql("ANALYZE", DATABASE);
      const { url, stop } = await startServer(settings);
      try {
        const cookies = [await signIn(url, few.admins[0]), await signIn(url, many.admins[0])];
        return await compare(url, cookies as [string, string]);
      } finally {
        await stop();
      }
    }),
  );
}

/** Alternating, so that whatever else the machine does falls on both. */
async function compare(url: string, [few, many]: [string, string]) {
  for (const cookie of [few, many]) await timeOf(url, cookie, WARM_UP_TIMES);
  const ratios: number[] = [];
  console.log(`\nthe home page`.padEnd(25), `${FEW} clients, ms   ${MANY} clients, ms   ratio`);
  for (let pair = 1; pair <= PAIRS; pair++) {
    const ofFew = await timeOf(url, few, TIMES);
    const ofMany = await timeOf(url, many, TIMES);
    ratios.push(ofMany / ofFew);
    const row = [ofFew.toFixed(1).padStart(14), ofMany.toFixed(1).padStart(18)];
    console.log(`run ${pair}`.padEnd(24), ...row, `  ${(ofMany / ofFew).toFixed(2)}`);
  }
  const ratio = median(ratios);
  console.log(`median ${ratio.toFixed(2)} (bar ${BAR}), ${ratio <= BAR ? "met" : "missed"}`);
  return { isPassed: ratio <= BAR };
}

/** Of one page, in milliseconds, every call that it makes together. */
async function timeOf(url: string, cookie: string, times: number) {
  const begun = performance.now();
  for (const { path } of CALLS) await loadTimes(url + API_BASE + path, cookie, times);
  return (performance.now() - begun) / times;
}

/**
 * Clients with a forecast and a connection each: one in ten is below its floor, one in seven fails a
 * check, one in five has a ledger that moved and one in twenty a connection that failed.
 */
async function addClients(cluster: Cluster, teamName: string, count: number) {
  const team = `(select a.* from accounts a join subscriptions s on s.id = a.team_id
    where s.team_name = '${teamName.replaceAll("'", "''")}' and a.is_admin order by a.id limit 1) a`;
  await cluster.sql(
    `with made_clients as (
       insert into clients (team_id, name, contact_name, contact_email, contact_phone, industry,
         year_end_month, currency, is_active, notes, created_at, updated_at)
       select a.team_id, 'Bench client ' || number, '', '', '', '', 6, 'AUD', true, '', now(), now()
       from generate_series(1, ${count}) number, ${team} returning id, team_id
     ), numbered as (
       select id, team_id, row_number() over (order by id) as number from made_clients
     ), made_connections as (
       insert into connections (team_id, client_id, name, source_id, settings, months_back, team_level,
         outcome, failure, first_month, last_month, save_id, asked_hash, created_at, updated_at)
       select team_id, id, 'Books ' || number, 21, '{}', 24, 4,
         case when number % 20 = 0 then 'failed' else 'synced' end, '', 24000, 24300,
         gen_random_uuid(), '', now(), now()
       from numbered returning id, client_id
     )
     insert into models (team_id, owner_account_id, client_id, connection_id, name, team_level,
       document_version, figures, saved_at, saved_by_name, created_at, updated_at)
     select n.team_id, a.id, n.id, c.id, 'Forecast ' || n.number, 4, 1,
       json_build_object('currency', 'AUD', 'timeSeries', 'Monthly, 3 years', 'unit', 'month',
         'periodCount', 36, 'lastActual', 'Oct-26', 'lowestCash', null, 'cashFloor', 100000,
         'closingCash', json_build_object('from', 'Jul 2026', 'actualCount', 12,
           'values', array(select m * 1000 from generate_series(1, 36) m)),
         'checks', json_build_object('isBlocked', false, 'errorCount', (n.number % 7 = 0)::int,
           'alertCount', 0),
         'ahead', json_build_object('periodCount', 24, 'closing', null, 'runway', null,
           'nextMonth', case when n.number % 5 = 0 then 24200 else 24400 end, 'covenants', array[]::text[],
           'lowestHeadroom', json_build_object('value', n.number * 100, 'period', 'Feb-27', 'floor', 100000,
             'share', case when n.number % 10 = 0 then -1.0 else 1.0 end * n.number / 1000),
           'headroomByMonth', json_build_object('from', 24000, 'values',
             array(select m * 1000 from generate_series(1, 24) m)))),
       now(), a.name, now(), now()
     from numbered n join made_connections c on c.client_id = n.id, ${team}`,
    DATABASE,
  );
}
