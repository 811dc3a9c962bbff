import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import type { saveModelDocument } from "@app/contract/model-versions";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import { askedOnce, inPool, lockModel, type OpenModel } from "#modules/models/models.ts";
import { keepVersion } from "./keep-version.ts";
import { lookAtVersion } from "./look-at-version.ts";
import { makeSave } from "./make-save.ts";
import { refuseSaves } from "./may-save.ts";
import type { FoundConflict } from "./merge-save.ts";
import * as store from "./model-versions.store.ts";
import { presentEdits } from "./present-version.ts";
import {
  editorOf,
  findSaved,
  madeIn,
  type Reader,
  savedAnswer,
  untilKept,
} from "./save-attempts.ts";
import { isForCopy, saveCopy } from "./save-copy.ts";

type Asked = CheckedOf<typeof saveModelDocument>["body"];
type Answer = DataOf<typeof saveModelDocument>;

/** So far back, or so much of it, that reading the model again is what helps. */
const BEHIND_MAX = { versions: 2_000, characters: 10_000_000 };

/**
 * Merged and calculated on the version that stands, away from requests; kept in one transaction if
 * that version still stands then, and else made once more on the newer one.
 */
export async function save(
  pool: Pool,
  context: MemberContext,
  id: number,
  asked: Asked,
): Promise<Answer> {
  if (await isForCopy(context, id, asked)) return saveCopy(pool, context, id, asked);
  const { identity } = context;
  const { edits, settled, message } = asked;
  const once = onceOf(asked);
  return untilKept(context, id, async () => {
    const ground = await context.commitNow((db) => readGround({ db, identity }, id, asked));
    if ("saved" in ground) return answerAgain(pool, context, ground);
    if (edits.length === 0) return answerWithout(pool, context, ground);
    const { model, base, others } = ground;
    const editor = editorOf(context, model);
    const input = { base, others, edits, settled, editor };
    const outcome = await inPool(pool, context, makeSave, input);
    if ("conflicts" in outcome) return inConflict(context, ground, outcome.conflicts);
    const made = madeIn(outcome);
    // Others have made the same meanwhile.
    if (made.edits.length === 0) return answerWithout(pool, context, ground);
    const version = await keepVersion(context, model, made, { kind: "save", message, ...once });
    return version === undefined
      ? undefined
      : savedAnswer(context, id, others, { ...made, version });
  });
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

const onceOf = ({ saveId, edits }: Asked) => askedOnce(saveId, { edits });

async function readGround(reader: Reader, id: number, asked: Asked): Promise<Ground | SavedGround> {
  const { baseVersion, settled } = asked;
  const { db } = reader;
  // Whoever saved before may have answered and not committed yet.
  const model = await lockModel(reader, id);
  const of = { modelId: id, teamId: model.teamId };
  const earlier = await findSaved(reader, of, onceOf(asked));
  if (!earlier) await refuseSaves(reader, model);
  const newest = earlier ? earlier.version : model.documentVersion;
  if (baseVersion > newest) throw noSuchVersion(baseVersion);
  // Nobody has seen what is yet to be saved, and so nobody has decided over it.
  if (settled && settled.version > newest) throw noSuchVersion(settled.version, "settled.version");
  const behind = [db, of, baseVersion + 1, earlier ? newest - 1 : newest] as const;
  if (
    newest - baseVersion > BEHIND_MAX.versions ||
    (await store.measureEdits(...behind)) > BEHIND_MAX.characters
  ) {
    throw new Refusal(409, "Too much was saved since. Open the model again.", "baseVersion");
  }
  const others = await store.selectEdits(...behind);
  const stored = await store.selectStored(db, of, earlier ? newest : baseVersion);
  if (!stored) throw noSuchVersion(baseVersion);
  return earlier
    ? { model, others, saved: earlier, document: stored }
    : { model, others, base: stored };
}

function noSuchVersion(version: number, field = "baseVersion") {
  return new Refusal(400, `This model has no version ${version}.`, field);
}

/** Nothing was changed: that makes no version, and the answer is how the model stands. */
async function answerWithout(pool: Pool, context: MemberContext, { model, base, others }: Ground) {
  const newest = { ...base, edits: [...base.edits, ...others.map(({ edits }) => edits)] };
  const outlook = await inPool(pool, context, lookAtVersion, newest);
  const { documentVersion: version } = model;
  return savedAnswer(context, model.id, others, { ...outlook, edits: [], version });
}

/** The same answer as the first time, whatever was saved since. */
async function answerAgain(pool: Pool, context: MemberContext, ground: SavedGround) {
  const { edits, version } = presentEdits(context, ground.saved);
  const outlook = await inPool(pool, context, lookAtVersion, ground.document);
  return savedAnswer(context, ground.model.id, ground.others, { ...outlook, edits, version });
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
