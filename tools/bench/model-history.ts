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
import { STARTER } from "../save-rounds.ts";
import { seedTeams } from "../seeded-teams.ts";
import { onDatabase, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { load, median } from "./load.ts";

const BAR = 1.5;
const MEGABYTES_BAR = 5;
const FEW = 10;
const MANY = 1_000;
const PAIRS = 5;
const SECONDS = 2;
const DATABASE = "history";

/**
 * The history of a model saved a thousand times against one saved ten times. Two people take turns
 * in its first half, so that each save is a row; its second half is one person's long run.
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
        const cookies = [await signIn(url, team.admins[0]), await signIn(url, team.member)];
        const few = await savedModel(url, cookies, FEW);
        const many = await savedModel(url, cookies, MANY);
        const ratio = await compare(url, cookies[0] ?? "", few, many);
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

async function savedModel(url: string, cookies: string[], count: number) {
  const [first = "", second = ""] = cookies;
  const { id } = await call({ url, cookie: first }, createModel, { body: STARTER });
  const params = { id };
  const { document } = await call({ url, cookie: first }, getModelDocument, { params, query: {} });
  const { length } = buildModel(document as ModelDocument).program.lines;
  console.log(`${count} saves of a model of ${length} lines`);
  for (let base = 1; base <= count; base++) {
    const cookie = base % 2 === 0 && base < count / 2 ? second : first;
    const edits = [
      { kind: "figures", place: "drivers/hourlyRate/values", from: base % 36, values: [base] },
    ];
    const body = { saveId: randomUUID(), baseVersion: base, edits };
    await call({ url, cookie }, saveModelDocument, { params, body });
  }
  return id;
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
