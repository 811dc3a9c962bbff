import { listClients } from "@app/contract/clients";
import { API_BASE } from "@app/contract/endpoint";
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
const DATABASE = "clients";

/** By name, by what changed last, and of few among many. */
const PAGES = ["", "?sort=-updatedAt", "?filter=Inactive"];

/** A page of clients, of a team with a hundred thousand against one with a hundred. */
export function benchClients(programs: string) {
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
        const list = url + API_BASE + listClients.path;
        const cookies: [string, string] = [
          await signIn(url, few.member),
          await signIn(url, many.member),
        ];
        let isPassed = true;
        for (const page of PAGES) {
          const name = `GET ${listClients.path}${page}`;
          const compared = { name, url: list + page, cookies, bar: BAR };
          const ratio = await compareFewAndMany({ ...compared, counts: [FEW, MANY] });
          isPassed &&= ratio <= BAR;
        }
        return { isPassed };
      } finally {
        await stop();
      }
    }),
  );
}

/** One in ten is inactive; no two were changed in the same minute. */
async function addClients(cluster: Cluster, teamName: string, count: number) {
  await cluster.sql(
    `insert into clients (team_id, name, contact_name, contact_email, contact_phone, industry,
       year_end_month, currency, is_active, notes, created_at, updated_at)
     select s.id, 'Client ' || number, 'Helen Osei', 'helen' || number || '@example.com', '02 5550 0142',
       'Retail', 6, 'AUD', number % 10 > 0, 'Board meets on the third Thursday.',
       now(), now() - number * interval '1 minute'
     from generate_series(1, ${count}) number,
       (select id from subscriptions where team_name = '${teamName.replaceAll("'", "''")}') s`,
    DATABASE,
  );
}
