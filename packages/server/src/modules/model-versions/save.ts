import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import type { saveModelDocument } from "@app/contract/model-versions";
import type { Issue } from "@app/engine/model/issue";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { inPool, type OpenModel, type Outlook, openModel } from "#modules/models/models.ts";
import { keepVersion } from "./keep-version.ts";
import { lookAtVersion } from "./look-at-version.ts";
import { makeRestore } from "./make-restore.ts";
import { type MadeSave, makeSave } from "./make-save.ts";
import { refuseSaves } from "./may-save.ts";
import type { FoundConflict } from "./merge-save.ts";
import * as store from "./model-versions.store.ts";
import { presentEdits } from "./present-version.ts";

type Asked = CheckedOf<typeof saveModelDocument>["body"];
type AskedRestore = { version: number; saveId: string };
type Answer = DataOf<typeof saveModelDocument>;
type Reader = Pick<MemberContext, "db" | "identity">;

/** Each time somebody else was faster. */
const TRIES_MAX = 8;
const RETRY_AFTER_SECONDS = 1;
/** So far back, or so much of it, that reading the model again is what helps. */
const BEHIND_MAX = { versions: 2_000, characters: 10_000_000 };
const ISSUES_MAX = 500;

/**
 * Merged and calculated on the version that stands, away from requests; kept in one transaction if
 * that version still stands then, and else made once more on the newer one.
 */
export function save(
  pool: Pool,
  context: MemberContext,
  id: number,
  asked: Asked,
): Promise<Answer> {
  const { identity } = context;
  const { edits, settled } = asked;
  return untilKept(context, async () => {
    const ground = await context.commitNow((db) => readGround({ db, identity }, id, asked));
    if ("saved" in ground) return answerAgain(pool, context, ground);
    const { model, base, others } = ground;
    const editor = editorOf(context, model);
    const input = { base, others, edits, settled, editor };
    const outcome = await inPool(pool, context, makeSave, input);
    if ("conflicts" in outcome) return inConflict(context, ground, outcome.conflicts);
    const made = madeIn(outcome);
    const version = await keepVersion(context, model, made, { ...asked, kind: "save" });
    return version === undefined ? undefined : saved(context, ground, { ...made, version });
  });
}

/** Tries again on newer ground while somebody else is faster. */
async function untilKept<T>(context: MemberContext, attempt: () => Promise<T | undefined>) {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const kept = await attempt();
    if (kept !== undefined) return kept;
    await context.startOver();
  }
  const message = "Others are saving this model at this moment. Try again.";
  throw new Refusal(503, message, "root", RETRY_AFTER_SECONDS);
}

type Told = Pick<Issue, "place" | "message">;

function madeIn(outcome: { made: MadeSave } | { refused: Told[] } | { forbidden: Told[] }) {
  if ("refused" in outcome) throw new Refusal(400, outcome.refused.map(atPlace));
  if ("forbidden" in outcome) throw new Refusal(403, outcome.forbidden.map(atPlace));
  return outcome.made;
}

/** A new version that is what an older one was. */
export function restore(pool: Pool, context: MemberContext, id: number, asked: AskedRestore) {
  const { identity } = context;
  const { version, saveId } = asked;
  return untilKept(context, async () => {
    const ground = await context.commitNow(async (db) => {
      const model = await openModel({ db, identity }, id);
      const of = { modelId: id, teamId: model.teamId };
      const earlier = await findSaved({ db, identity }, of, saveId);
      if (earlier) return earlier.version;
      refuseSaves(model);
      const { text } = await store.selectDocument(db, of);
      return {
        model,
        newest: { text, edits: [] },
        older: await store.selectStored(db, of, version),
      };
    });
    if (typeof ground === "number") return { version: ground };
    const { model, newest, older } = ground;
    if (!older) throw notFound("Version");
    const editor = editorOf(context, model);
    const made = madeIn(await inPool(pool, context, makeRestore, { newest, older, editor }));
    const message = `Restored version ${version}`;
    const kept = await keepVersion(context, model, made, { kind: "restore", saveId, message });
    return kept === undefined ? undefined : { version: kept };
  });
}

function editorOf({ identity }: MemberContext, { level }: OpenModel) {
  return { level, userId: identity.userId, name: identity.member.name };
}

type Ground = {
  model: OpenModel;
  /** The version that the edits were made in. */
  base: store.Stored;
  /** What was saved since. */
  others: store.VersionWithEdits[];
};
/** The save was made before; the answer did not arrive, or is asked for again. */
type SavedGround = Pick<Ground, "model" | "others"> & {
  saved: store.VersionWithEdits;
  document: store.Stored;
};

async function readGround(
  reader: Reader,
  id: number,
  { saveId, baseVersion }: Asked,
): Promise<Ground | SavedGround> {
  const { db } = reader;
  const model = await openModel(reader, id);
  const of = { modelId: id, teamId: model.teamId };
  const earlier = await findSaved(reader, of, saveId);
  if (!earlier) refuseSaves(model);
  const newest = earlier ? earlier.version : model.documentVersion;
  if (baseVersion > newest) throw noSuchVersion(baseVersion, "baseVersion");
  const behind = [db, of, baseVersion + 1, earlier ? newest - 1 : newest] as const;
  if (
    newest - baseVersion > BEHIND_MAX.versions ||
    (await store.measureEdits(...behind)) > BEHIND_MAX.characters
  ) {
    throw new Refusal(409, "Too much was saved since. Open the model again.", "baseVersion");
  }
  const others = await store.selectEdits(...behind);
  const stored = await store.selectStored(db, of, earlier ? newest : baseVersion);
  if (!stored) throw noSuchVersion(baseVersion, "baseVersion");
  return earlier
    ? { model, others, saved: earlier, document: stored }
    : { model, others, base: stored };
}

async function findSaved({ db, identity }: Reader, of: store.Of, saveId: string) {
  const earlier = await store.selectSaved(db, of, saveId);
  if (earlier && earlier.authorUserId !== identity.userId) {
    throw new Refusal(409, "Somebody else has used this save id.", "saveId");
  }
  return earlier;
}

function noSuchVersion(version: number, key: string) {
  return new Refusal(400, `This model has no version ${version}.`, key);
}

/** The same answer as the first time, whatever was saved since. */
async function answerAgain(pool: Pool, context: MemberContext, ground: SavedGround) {
  const { edits, version } = presentEdits(context, ground.saved);
  const outlook = await inPool(pool, context, lookAtVersion, ground.document);
  return saved(context, ground, { ...outlook, edits, version });
}

type Saved = Pick<Outlook, "issues" | "figures"> & { version: number; edits: unknown[] };

function saved(
  context: MemberContext,
  { model, others }: Pick<Ground, "model" | "others">,
  { version, edits, issues, figures }: Saved,
): Answer {
  return {
    outcome: "saved",
    modelId: model.id,
    ...{ version, edits, figures },
    issues: issues.slice(0, ISSUES_MAX),
    others: others.map((each) => presentEdits(context, each)),
  };
}

function inConflict(
  context: MemberContext,
  { model, others }: Ground,
  conflicts: readonly FoundConflict[],
): Answer {
  const presented = others.map((each) => presentEdits(context, each));
  const byVersion = new Map(presented.map((each) => [each.version, each]));
  return {
    outcome: "conflict",
    version: model.documentVersion,
    others: presented,
    conflicts: conflicts.map(({ place, reason, mineIndex, theirVersion, values }) => {
      const { authorName = "", at = "" } = byVersion.get(theirVersion) ?? {};
      return { place, reason, mineIndex, theirName: authorName, theirAt: at, ...values };
    }),
  };
}

/** A place of the document as a field of the form: "modules/rent" is "document.modules.rent". */
function atPlace({ place, message }: Told) {
  const names = place === "" ? [] : place.split("/");
  return { key: ["document", ...names].join("."), message };
}
