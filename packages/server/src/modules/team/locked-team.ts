import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { refuseMasquerader } from "#modules/session/session.ts";
import * as store from "./team.store.ts";

/**
 * The team's people, for an admin to change: nobody else does until the transaction ends. Whoever was an
 * admin when they asked may no longer be one, since another admin asked first.
 */
export async function lockTeam({ db, identity }: MemberContext) {
  refuseMasquerader(identity);
  const { teamId, accountId } = identity.member;
  await store.lock(db, teamId);
  const members = await store.selectMembers(db, teamId);
  if (!members.some(({ id, isAdmin }) => id === accountId && isAdmin)) {
    throw new Refusal(403, "Only an admin of the team can do this.");
  }
  return members;
}
