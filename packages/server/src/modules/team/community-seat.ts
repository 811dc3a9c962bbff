/** Community is free for one person: nobody is asked into such a team, and no invite from before lets anybody in. */
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { Refusal } from "#core/refusal.ts";

type Team = { subscriptionType: number };

const isCommunity = (team: Team | undefined) =>
  team?.subscriptionType === SUBSCRIPTION_TYPES.COMMUNITY;

export function refuseInviting(team: Team) {
  if (isCommunity(team)) {
    throw new Refusal(409, "Community is free for one person. For more, choose a plan.");
  }
}

/** Of a team whose row is locked, so that it does not become one meanwhile. */
export function refuseJoining(team: Team | undefined) {
  if (isCommunity(team)) {
    throw new Refusal(409, "This team has Community, which is free for one person.");
  }
}
