import { ID_MAX } from "@app/contract/paging";
import type { Db, Storage } from "#db/db.ts";
import { documentOf } from "#modules/model-versions/model-versions.ts";
import * as store from "./editions.store.ts";
import { hashOfInputs } from "./inputs-hash.ts";
import { renderEdition } from "./render-edition.ts";

export type Verified = {
  edition: number;
  engineVersion: string;
  figureCount: number;
  /** Where what is worked out now differs from what was published, and how. */
  differences: string[];
};

/** Works every edition out again from what it holds, and compares every figure and every word. */
export async function verifyReport(storage: Storage, reportId: number): Promise<Verified[]> {
  const teamId = await store.findTeam(storage, reportId);
  if (teamId === undefined) throw new Error(`There is no report ${reportId}.`);
  const work = storage.startWork({ kind: "team", teamId });
  try {
    return await verifyEditions(work.db, { reportId, teamId });
  } finally {
    await work.rollback();
  }
}

async function verifyEditions(db: Db, of: store.OfReport): Promise<Verified[]> {
  const rows = await store.selectPage(db, of, { offset: 0, limit: ID_MAX });
  const verified: Verified[] = [];
  for (const row of rows.toReversed()) verified.push(await verifyEdition(db, of, row));
  return verified;
}

async function verifyEdition(db: Db, of: store.OfReport, row: store.EditionRow): Promise<Verified> {
  const { edition, engineVersion, inputsHash } = row;
  const inputs = await store.selectInputs(db, of, edition);
  if (!inputs) throw new Error(`Edition ${edition} has no inputs.`);
  const kept = await store.selectViews(db, of, edition);
  const differences: string[] = [];
  if (hashOfInputs(inputs.modelDocument, inputs.document) !== inputsHash)
    differences.push("inputs: not those of the hash");
  const document = documentOf({ text: inputs.modelDocument, edits: [] });
  const units = kept.map(({ unit }) => unit);
  const { views } = renderEdition(document, inputs.document, units);
  let figureCount = 0;
  for (const { unit, cases } of kept) {
    const now = views.find((view) => view.unit === unit)?.cases ?? "null";
    figureCount += compare(JSON.parse(cases), JSON.parse(now), unit, differences);
  }
  return { edition, engineVersion, figureCount, differences };
}

/** Counts the figures that were compared. */
function compare(was: unknown, is: unknown, place: string, differences: string[]): number {
  if (isObject(was) && isObject(is)) {
    const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...keys].reduce(
      (count, key) => count + compare(was[key], is[key], `${place}/${key}`, differences),
      0,
    );
  }
  if (!Object.is(was, is))
    differences.push(
      `${place}: ${JSON.stringify(was)} was published, ${JSON.stringify(is)} is right`,
    );
  return typeof was === "number" ? 1 : 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
