import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import * as store from "./models.store.ts";
import { record } from "./present-model.ts";

/** Community is free for one model; examples are free for everybody, and those that are inactive do not count. */
export async function refuseSecondOfCommunity({ db, identity }: MemberContext) {
  const { teamId, team } = identity.member;
  if (team.subscriptionType !== SUBSCRIPTION_TYPES.COMMUNITY) return;
  await store.lockTeam(db, teamId);
  if ((await store.countActive(db, teamId)) > 0) throw oneModel();
}

/** The same of a model that was taken over from another team, of whatever kind it is. */
export async function refuseTakenBeyondCommunity({ db, identity }: MemberContext) {
  const { teamId, team } = identity.member;
  if (team.subscriptionType !== SUBSCRIPTION_TYPES.COMMUNITY) return;
  await store.lockTeam(db, teamId);
  if ((await store.countActive(db, teamId)) > 1) throw oneModel();
}

/** Leaves one model active, the one that is named where there are several. Whatever is put away stays as it is. */
export async function keepOneModel(context: MemberContext, id: number | undefined) {
  const { db, identity, now } = context;
  const { teamId } = identity.member;
  await store.lockTeam(db, teamId);
  const active = await store.selectActive(db, teamId);
  if (active.length <= 1) return;
  if (!active.some((model) => model.id === id)) {
    throw new Refusal(409, "Community is free for one model. Say which one stays.", "modelId");
  }
  const others = active.filter((model) => model.id !== id);
  const ids = others.map((model) => model.id);
  await store.update(db, ids, { isActive: false }, now());
  for (const model of others) record(context, "model.cancel", model, model.modelName);
}

function oneModel() {
  return new Refusal(
    409,
    "Community is free for one model. Choose a plan, or cancel the other first.",
  );
}
