import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import * as store from "./models.store.ts";

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

function oneModel() {
  return new Refusal(
    409,
    "Community is free for one model. Choose a plan, or cancel the other first.",
  );
}
