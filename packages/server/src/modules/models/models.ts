import type { CheckedOf } from "@app/contract/endpoint";
import type { updateModel } from "@app/contract/models";
import { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import * as clients from "#modules/clients/clients.ts";
import * as store from "./models.store.ts";
import { lockModel, openModel, refuseInactive } from "./open-model.ts";
import { get, presentThese, record } from "./present-model.ts";

export {
  type AskedOnce,
  askedOnce,
  findMade,
  findMadeInTurn,
  refuseOther,
} from "./asked-once.ts";
export { keepOneModel, refuseTakenBeyondCommunity } from "./community-model.ts";
export { brokenNames, checkWords, runwayWords } from "./figure-words.ts";
export { MONTHS_SHOWN } from "./figures-ahead.ts";
export {
  FORECAST_NAME,
  isForecast,
  isForecastNamed,
  ofForecast,
  TIGHTEST_FIRST,
} from "./forecasts.store.ts";
export { inPool, inPoolOf } from "./in-pool.ts";
export { lookAtDocument, type SeenDocument } from "./look-at-document.ts";
export { type FailingCheck, type Outlook, outlookIn, outlookOf } from "./model-figures.ts";
export type { Made } from "./models.store.ts";
export { exportPart } from "./models-export.ts";
export { create, keepNew } from "./models-new.ts";
export { cancel, reactivate } from "./models-state.ts";
export {
  askerOf,
  isOfReadOnly,
  lockModel,
  type OpenModel,
  openModel,
  refuseInactive,
  refuseReadOnly,
} from "./open-model.ts";
export { get, presentThese, record } from "./present-model.ts";

type Draft = CheckedOf<typeof updateModel>["body"];

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

/** The caller has found out that its books fit. */
export async function chooseConnection(
  context: MemberContext,
  id: number,
  connectionId: number | null,
) {
  const { db, now } = context;
  const before = await openModel(context, id, "manage");
  refuseInactive(before);
  await store.update(db, [id], { connectionId }, now());
  const change = changedFields(before, { connectionId });
  record(context, "model.choose_connection", before, before.modelName, change);
}

/** A client is of the model's own team, which people of another do not choose for it. */
async function checkClient(context: MemberContext, clientId: number | null, isShared: boolean) {
  if (isShared) {
    throw new Refusal(409, "Only the model's own team chooses its client.", "clientId");
  }
  if (clientId !== null) await clients.get(context, clientId);
}
