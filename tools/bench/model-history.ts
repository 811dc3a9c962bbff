import { randomUUID } from "node:crypto";
import { API_BASE } from "@app/contract/endpoint";
import {
  getModelDocument,
  listModelVersions,
  saveModelDocument,
} from "@app/contract/model-versions";
import { createModel } from "@app/contract/models";
import { buildModel } from "@app/engine/build/build-model";
import type { ModelDocument } from "@app/engine/model/document";
import { call, signIn } from "../api-client.ts";
import { withPostgres } from "../postgres.ts";
import type { Cluster } from "../postgres-cluster.ts";
import { STARTER } from "../save-rounds.ts";
import { seedTeams } from "../seeded-teams.ts";
import { onDatabase, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { load, median } from "./load.ts";

type Caller = { url: string; cookie: string };

const BAR = 1.5;
const MEGABYTES_BAR = 5;
const FEW = 10;
const MANY = 1_000;
const PAIRS = 5;
const SECONDS = 2;
const DATABASE = "history";

/**
 * The history of a model saved a thousand times against one saved ten times. In its first half each
 * save is a row of the list; its second half is one person's long run.
 */
export function benchModelHistory(programs: string) {
  return withPostgres(programs, (cluster) =>
    inTemporaryFolder("bench", async (folder) => {
      const settings = {
        ...onDatabase(await cluster.createDatabase(DATABASE)),
        ...{ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000" },
      };
      const [team] = await seedTeams(settings, 1);
      if (!team) throw new Error("The seed made no team.");
      const { url, stop } = await startServer(settings);
      try {
        const cookie = await signIn(url, team.admins[0]);
        const few = await savedModel(cluster, { url, cookie }, FEW);
        const many = await savedModel(cluster, { url, cookie }, MANY);
        await cluster.sql("ANALYZE", DATABASE);
        const ratio = await compare(url, cookie, few, many);
        const size = `select pg_total_relation_size('model_versions')`;
        const megabytes = Number(await cluster.sql(size, DATABASE)) / 1024 ** 2;
        console.log(
          `${FEW + MANY} versions take ${megabytes.toFixed(1)} MB with their indexes (bar ${MEGABYTES_BAR})`,
        );
        return { isPassed: ratio <= BAR && megabytes <= MEGABYTES_BAR };
      } finally {
        await stop();
      }
    }),
  );
}

async function savedModel(cluster: Cluster, { url, cookie }: Caller, count: number) {
  const { id } = await call({ url, cookie }, createModel, { body: STARTER });
  const params = { id };
  const { document } = await call({ url, cookie }, getModelDocument, { params, query: {} });
  const { length } = buildModel(document as ModelDocument).program.lines;
  console.log(`${count} saves of a model of ${length} lines`);
  const edits = [{ kind: "figures", place: "drivers/hourlyRate/values", from: 7, values: [190] }];
  const body = { saveId: randomUUID(), baseVersion: 1, edits };
  await call({ url, cookie }, saveModelDocument, { params, body });
  await repeatSave(cluster, id, count);
  return id;
}

/** Rows as so many saves leave them: what the first left, again and again, and every fiftieth whole. */
async function repeatSave(cluster: Cluster, modelId: number, count: number) {
  await cluster.sql(
    `insert into model_versions (model_id, team_id, version, run, kind, save_id, author_user_id,
       author_name, is_by_staff, at, message, edits, snapshot, closing_cash)
     select s.model_id, s.team_id, n, least(n, ${Math.ceil(count / 2)}), s.kind, gen_random_uuid(),
       s.author_user_id, s.author_name, false, now(), s.message, s.edits,
       case when n % 50 = 0 then f.snapshot end, s.closing_cash
     from model_versions s join model_versions f using (model_id), generate_series(3, ${count + 1}) n
     where s.model_id = ${modelId} and s.version = 2 and f.version = 1`,
    DATABASE,
  );
  await cluster.sql(
    `update models set document_version = ${count + 1} where id = ${modelId}`,
    DATABASE,
  );
}

async function compare(url: string, cookie: string, few: number, many: number) {
  const pageOf = (id: number) =>
    url + API_BASE + listModelVersions.path.replace("{id}", String(id));
  for (const id of [few, many]) await load(pageOf(id), cookie, SECONDS);
  const ratios: number[] = [];
  for (let pair = 1; pair <= PAIRS; pair++) {
    const [ofFew, ofMany] = [
      await load(pageOf(few), cookie, SECONDS),
      await load(pageOf(many), cookie, SECONDS),
    ];
    ratios.push(ofFew / ofMany);
    console.log(
      `run ${pair}: ${ofFew.toFixed(0)} and ${ofMany.toFixed(0)} pages a second, ratio ${(ofFew / ofMany).toFixed(2)}`,
    );
  }
  const ratio = median(ratios);
  console.log(`median ${ratio.toFixed(2)} (bar ${BAR})`);
  return ratio;
}
