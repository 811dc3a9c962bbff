import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import type { CheckedOf } from "@app/contract/endpoint";
import type { createModel, Model, updateModel } from "@app/contract/models";
import type { ModelDocument } from "@app/engine/model/document";
import { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import * as clients from "#modules/clients/clients.ts";
import { inPool } from "./in-pool.ts";
import { lookAtDocument, type SeenDocument } from "./look-at-document.ts";
import * as store from "./models.store.ts";
import {
  type CopySource,
  documentFromExample,
  documentFromModel,
  documentFromStarter,
} from "./new-document.ts";
import { askerOf, levelAt, lockModel, openModel, refuseInactive } from "./open-model.ts";

export { inPool } from "./in-pool.ts";
export { type Outlook, outlookOf } from "./model-figures.ts";
export {
  lockModel,
  type OpenModel,
  openModel,
} from "./open-model.ts";

type Source = CheckedOf<typeof createModel>["body"];
type Draft = CheckedOf<typeof updateModel>["body"];

export async function get(context: MemberContext, id: number) {
  return present(context, await openModel(context, id));
}

/** The document is made and calculated before the transaction opens. */
export async function create(pool: Pool, context: MemberContext, source: Source) {
  const document = await documentOf(context, source);
  const seen = await inPool(pool, context, lookAtDocument, document);
  return keepNew(context, source, seen);
}

async function documentOf(context: MemberContext, source: Source): Promise<ModelDocument> {
  switch (source.from) {
    case "starter":
      return documentFromStarter(source);
    case "example":
      return documentFromExample(source);
    case "copy":
    case "parallel":
      return documentFromModel(context, source);
  }
}

/** Keeps a calculated document as a new model of whoever asks. */
export async function keepNew(
  context: MemberContext,
  source: Source,
  seen: SeenDocument,
  saveId: string = randomUUID(),
) {
  const { db, identity, now } = context;
  const { teamId, accountId, name } = identity.member;
  const { modelName, clientId } = source;
  if (clientId !== null) await clients.get(context, clientId);
  const origin = "modelId" in source ? await openOrigin(context, source) : undefined;
  const at = now();
  const id = await store.insert(
    db,
    {
      ...{ teamId, clientId, name: modelName, figures: seen.figures },
      ownerAccountId: accountId,
      parentId: source.from === "parallel" ? source.modelId : null,
      isEducation: origin?.isEducation ?? source.from === "example",
      teamLevel: ACCESS_LEVELS.STANDARD,
      ...{ savedAt: at, savedByName: name, createdAt: at, updatedAt: at },
    },
    seen.text,
    {
      ...{ kind: "create", saveId, at, message: "Made the model" },
      ...{ authorUserId: identity.userId, authorName: name, closingCash: seen.closingCash },
      isByStaff: identity.masquerader !== null,
    },
  );
  context.audit({ action: "model.create", subjectId: id, subjectName: modelName, after: source });
  return get(context, id);
}

/** Looked at again in the transaction: it may have been shut meanwhile. */
async function openOrigin(context: MemberContext, { from, modelId }: CopySource) {
  const origin = await openModel(context, modelId);
  if (from === "parallel" && origin.teamId !== context.identity.member.teamId) {
    throw new Refusal(
      409,
      "A parallel model stands beside a model of your own team. Copy this one instead.",
      "modelId",
    );
  }
  return origin;
}

/** Without `ifVersion` the last writer wins, but wins whole. */
export async function update(
  context: MemberContext,
  id: number,
  { modelName, clientId }: Draft,
  ifVersion?: number,
) {
  const { db, identity, now } = context;
  const before = await lockModel(context, id, "manage");
  if (ifVersion !== undefined && ifVersion !== before.version) {
    throw new Refusal(412, "Somebody else changed this model since you opened it.");
  }
  refuseInactive(before);
  const isShared = before.teamId !== identity.member.teamId;
  if (clientId !== null) await checkClient(context, clientId, isShared);
  // Whose client it is, people of another team do not see; so they do not take it away either.
  const change = isShared ? { modelName } : { modelName, clientId };
  await store.update(db, [id], { name: modelName, ...(isShared ? {} : { clientId }) }, now());
  record(context, "model.update", before, modelName, changedFields(before, change));
  return get(context, id);
}

/** All of them, or nothing changes: whoever may not manage one of them is told so. */
export async function chooseClient(
  context: MemberContext,
  modelIds: number[],
  clientId: number | null,
) {
  const { db, identity, now } = context;
  const ids = [...new Set(modelIds)];
  await store.lock(db, ...ids);
  for (const id of ids) {
    const model = await openModel(context, id, "manage");
    refuseInactive(model);
    await checkClient(context, clientId, model.teamId !== identity.member.teamId);
  }
  await store.update(db, ids, { clientId }, now());
  const subjectName = ids.length === 1 ? "1 model" : `${ids.length} models`;
  context.audit({ action: "model.choose_client", subjectName, after: { modelIds: ids, clientId } });
  return { items: await presentThese(context, ids) };
}

/** A client is of the model's own team, which people of another do not choose for it. */
async function checkClient(context: MemberContext, clientId: number | null, isShared: boolean) {
  if (isShared) {
    throw new Refusal(409, "Only the model's own team chooses its client.", "clientId");
  }
  if (clientId !== null) await clients.get(context, clientId);
}

/** These, in the order asked for. */
export async function presentThese(context: MemberContext, ids: number[]) {
  const rows = await store.selectThese(context.db, askerOf(context), ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => present(context, row));
}

/** Written to the trail of the team that the model is of. */
export function record(
  context: MemberContext,
  action: `model.${string}`,
  { id, teamId }: store.Row,
  subjectName: string,
  change: Partial<ReturnType<typeof changedFields>> = {},
) {
  context.audit({ action, teamId, subjectId: id, subjectName, ...change });
}

export function present(context: MemberContext, row: store.Row): Model {
  const { teamId, accountId, team } = context.identity.member;
  const { ownerAccountId, savedAt, createdAt, updatedAt } = row;
  const isShared = row.teamId !== teamId;
  return {
    ...row,
    versionIdentifier: String(row.documentVersion),
    registeredModelAccessMode: levelAt(context, row),
    owner: {
      accountId: isShared ? null : ownerAccountId,
      name: row.ownerName ?? row.sharedOwnerName ?? "",
      avatarIndex: row.ownerAvatarIndex ?? 0,
      isYou: ownerAccountId === accountId,
    },
    teamName: row.sharedTeamName ?? team.name,
    isShared,
    savedAt: savedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
