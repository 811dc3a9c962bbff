import assert from "node:assert/strict";
import type { DataOf } from "@app/contract/endpoint";
import { type setMfaRequired, subscription } from "@app/contract/subscription";
import type { Context, Member, MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import * as store from "./subscription.store.ts";

type Subscription = DataOf<typeof setMfaRequired>;
type Place = Pick<Context, "db" | "bind">;
type NewTeam = Pick<Subscription, "teamName" | "subscriptionType" | "status">;

/** Makes a team and binds the rest of the transaction to it. */
export async function createTeam({ db, bind }: Place, now: Date, team: NewTeam): Promise<number> {
  const id = await store.takeId(db);
  assert(id, "the sequence gave no id");
  await bind({ kind: "team", teamId: id });
  await store.insert(db, { id, ...team, createdAt: now });
  return id;
}

export function subscriptionOf({ teamId, team }: Member): Subscription {
  const { name, ...rest } = team;
  return subscription.parse({ id: teamId, teamName: name, ...rest });
}

/** Whoever demands it of the team shows that it works: an admin without it would shut out all. */
export async function requireMfa(context: MemberContext, isMfaRequired: boolean) {
  const { member, isMfaEnabled } = context.identity;
  if (isMfaRequired && !isMfaEnabled) {
    throw new Refusal(409, "Switch on MFA for yourself first.");
  }
  await store.setMfaRequired(context.db, member.teamId, isMfaRequired);
  context.audit({
    action: "subscription.set_mfa_required",
    subjectId: member.teamId,
    subjectName: member.team.name,
    before: { isMfaRequired: member.team.isMfaRequired },
    after: { isMfaRequired },
  });
  return { ...subscriptionOf(member), isMfaRequired };
}

/** Two admins who rename it at once both do; the trail tells what each replaced. */
export async function rename(context: MemberContext, teamName: string) {
  const { member } = context.identity;
  await store.setTeamName(context.db, member.teamId, teamName);
  context.audit({
    action: "subscription.rename",
    subjectId: member.teamId,
    subjectName: teamName,
    before: { teamName: member.team.name },
    after: { teamName },
  });
  return { ...subscriptionOf(member), teamName };
}
