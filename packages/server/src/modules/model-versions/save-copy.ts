import { ACCESS_LEVELS, mayEditData } from "@app/contract/access-level";
import type { CheckedOf } from "@app/contract/endpoint";
import type { saveModelDocument } from "@app/contract/model-versions";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import {
  askedOnce,
  findMade,
  findMadeInTurn,
  inPool,
  isOfReadOnly,
  keepNew,
  type Made,
  type OpenModel,
  openModel,
} from "#modules/models/models.ts";
import { lookAtVersion } from "./look-at-version.ts";
import { makeSave } from "./make-save.ts";
import * as store from "./model-versions.store.ts";
import { editorOf, madeIn, savedAnswer } from "./save-attempts.ts";

type Asked = CheckedOf<typeof saveModelDocument>["body"];

/** Whether it is to be kept in a copy: said so, or nothing said by who may not change the model. */
export async function isForCopy(context: MemberContext, id: number, { saveMode }: Asked) {
  if (saveMode !== "UNKNOWN") return saveMode === "CREATE";
  const { identity } = context;
  return context.commitNow(async (db) => {
    const model = await openModel({ db, identity }, id);
    return !mayEditData(model.level) || !model.isActive || isOfReadOnly({ db, identity }, model);
  });
}

/**
 * A model of its own, which begins as the version that the edits were made in with them: what
 * others saved since is not in it, so that nobody is in anybody's way.
 */
export async function saveCopy(pool: Pool, context: MemberContext, id: number, asked: Asked) {
  const { identity } = context;
  const { baseVersion, edits, saveId } = asked;
  const once = askedOnce(saveId, { copied: id, edits });
  const { base, earlier } = await context.commitNow(async (db) => {
    const { teamId } = await openModel({ db, identity }, id);
    return {
      base: await store.selectStored(db, { modelId: id, teamId }, baseVersion),
      earlier: await findMade({ db, identity }, once),
    };
  });
  if (earlier) return answerAgain(pool, context, earlier, asked);
  if (!base) {
    throw new Refusal(400, `This model has no version ${baseVersion}.`, "baseVersion");
  }
  const editor = editorOf(context, { level: ACCESS_LEVELS.FULL_ACCESS });
  const outcome = await inPool(pool, context, makeSave, { base, others: [], edits, editor });
  if ("conflicts" in outcome) throw new Error("edits are in conflict with nobody's");
  const made = madeIn(outcome);
  const again = await findMadeInTurn(context, once);
  const model = await openModel(context, id);
  const copy = again ?? (await keepNew(context, sourceOf(context, model, asked), made, once));
  const modelId = "modelId" in copy ? copy.modelId : copy.id;
  return savedAnswer(context, modelId, [], { ...made, version: 1 });
}

function sourceOf({ identity }: MemberContext, model: OpenModel, { modelName }: Asked) {
  const isShared = model.teamId !== identity.member.teamId;
  return {
    from: "copy" as const,
    modelId: model.id,
    modelName: modelName || `${model.modelName.slice(0, NAME_LENGTH_MAX - COPY.length)}${COPY}`,
    clientId: isShared ? null : model.clientId,
  };
}

const NAME_LENGTH_MAX = 120;
const COPY = " (copy)";

async function answerAgain(
  pool: Pool,
  context: MemberContext,
  { modelId, snapshot }: Made,
  { edits }: Asked,
) {
  const outlook = await inPool(pool, context, lookAtVersion, { text: snapshot ?? "", edits: [] });
  return savedAnswer(context, modelId, [], { ...outlook, edits, version: 1 });
}
