import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound } from "#core/refusal.ts";
import { inPool, openModel } from "#modules/models/models.ts";
import { readVersion } from "./look-at-version.ts";
import * as store from "./model-versions.store.ts";
import { presentEdits } from "./present-version.ts";

export type { Stored } from "./model-versions.store.ts";
export { presentVersion } from "./present-version.ts";
export { save } from "./save.ts";
export { documentOf } from "./stored-document.ts";

/** The newest as it is kept; an older one is put together, away from requests. */
export async function getDocument(
  pool: Pool,
  context: MemberContext,
  id: number,
  asked: number | undefined,
) {
  const { version, text, edits } = await selectVersion(context, id, asked);
  const whole =
    edits.length === 0 ? text : await inPool(pool, context, readVersion, { text, edits });
  return { version, document: JSON.parse(whole) };
}

/** The newest version or the one asked for, as it is kept. Commits by itself: call it first. */
export async function selectVersion(context: MemberContext, id: number, asked: number | undefined) {
  const { identity } = context;
  const found = await context.commitNow(async (db) => {
    const { teamId } = await openModel({ db, identity }, id);
    const of = { modelId: id, teamId };
    const newest = await store.selectDocument(db, of);
    if (asked === undefined || asked === newest.version) return { ...newest, edits: [] };
    const stored = await store.selectStored(db, of, asked);
    return stored && { version: asked, ...stored };
  });
  if (!found) throw notFound("Version");
  return found;
}

/** The newest version, and every one that moved the cut-over. Commits by itself: call it first. */
export async function selectCutOvers(context: MemberContext, id: number) {
  const { identity } = context;
  return context.commitNow(async (db) => {
    const { teamId } = await openModel({ db, identity }, id);
    const of = { modelId: id, teamId };
    const { text } = await store.selectDocument(db, of);
    return { text, versions: await store.selectCutOvers(db, of) };
  });
}

/** More than this is read faster as a whole. */
const FOLLOWED_MAX = { versions: 200, characters: 1_000_000 };

/** What was saved after a version, for a screen that has it. */
export async function listEdits(context: MemberContext, id: number, afterVersion: number) {
  const { db } = context;
  const { teamId, documentVersion } = await openModel(context, id);
  const missed = [db, { modelId: id, teamId }, afterVersion + 1, documentVersion] as const;
  const isTooFar =
    documentVersion - afterVersion > FOLLOWED_MAX.versions ||
    (await store.measureEdits(...missed)) > FOLLOWED_MAX.characters;
  const rows = isTooFar ? [] : await store.selectEdits(...missed);
  const items = rows.map((row) => presentEdits(context, row));
  return { version: documentVersion, items, isTooFar };
}
