import type { Model } from "@app/contract/models";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { Storage } from "#db/db.ts";
import { refuseSecondOfCommunity } from "./community-model.ts";
import * as store from "./models.store.ts";
import { allow, askerOf, lockModel, refuseReadOnly } from "./open-model.ts";
import { get, record } from "./present-model.ts";

const DAYS_RESTORABLE = 30;

/** Idempotent: whoever finds it inactive already has what they wanted, and nothing happened. */
export function cancel(context: MemberContext, id: number) {
  return setActive(context, id, false);
}

export function reactivate(context: MemberContext, id: number) {
  return setActive(context, id, true);
}

async function setActive(context: MemberContext, id: number, isActive: boolean): Promise<Model> {
  const model = await lockModel(context, id, "manage");
  if (model.isActive !== isActive) {
    const isOwn = model.teamId === context.identity.member.teamId;
    if (isActive && isOwn && !model.isEducation) await refuseSecondOfCommunity(context);
    await store.update(context.db, [id], { isActive }, context.now());
    record(context, isActive ? "model.reactivate" : "model.cancel", model, model.modelName);
  }
  return get(context, id);
}

/** A deleted model disappears everywhere at once and can be restored for 30 days. */
export async function remove(context: MemberContext, id: number) {
  const { db, now } = context;
  const model = await lockModel(context, id, "manage");
  if (model.isActive) {
    throw new Refusal(409, "Only an inactive model can be deleted. Cancel it first.");
  }
  await store.update(db, [id], { deletedAt: now() }, now());
  record(context, "model.delete", model, model.modelName);
  return null;
}

/** As inactive as it was. */
export async function restore(context: MemberContext, id: number) {
  const { db, now } = context;
  await store.lock(db, id);
  const deleted = await store.selectDeleted(db, askerOf(context), id, restorableSince(now()));
  const model = allow(context, deleted, "manage");
  await refuseReadOnly(context, model);
  await store.update(db, [id], { deletedAt: null }, now());
  record(context, "model.restore", model, model.modelName);
  return get(context, id);
}

/** Removes for good what can no longer be restored. */
export async function purgeDeletedModels(storage: Storage, now: Date) {
  await store.purge(storage, restorableSince(now));
}

function restorableSince(now: Date) {
  return new Date(now.getTime() - DAYS_RESTORABLE * 24 * 60 * 60 * 1000);
}
