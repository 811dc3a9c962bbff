/** What members of a model's own team may do with it. */
import { ACCESS_LEVELS, type AccessLevel, levelOf } from "@app/contract/access-level";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import type { OpenModel } from "#modules/models/models.ts";
import * as store from "./grants.store.ts";
import { inspectModel, manageModel, OWN_ACCESS, subjectOf } from "./managed-model.ts";

type Member = Awaited<ReturnType<typeof store.selectMembers>>[number];

export async function listAccessModes(context: MemberContext, id: number) {
  return present(context, await inspectModel(context, id));
}

export async function setAccessMode(
  context: MemberContext,
  id: number,
  accountId: number,
  level: AccessLevel,
) {
  const model = await manageModel(context, id);
  const member = await changeable(context, model, accountId);
  await store.grant(context.db, model, context.now(), {
    ...{ kind: "member", userId: member.userId, accountId, level },
    grantedByName: context.identity.member.name,
  });
  await store.deleteEndedOf(context.db, model, context.now());
  context.audit({
    ...subjectOf(model),
    action: "model.set_member_access",
    before: { member: member.name, level: member.granted },
    after: { level },
  });
  return present(context, model);
}

export async function clearAccessMode(context: MemberContext, id: number, accountId: number) {
  const model = await manageModel(context, id);
  const member = await changeable(context, model, accountId);
  await store.revoke(context.db, model, member.userId);
  await store.deleteEndedOf(context.db, model, context.now());
  context.audit({
    ...subjectOf(model),
    action: "model.set_member_access",
    before: { member: member.name, level: member.granted },
    after: { level: null },
  });
  return present(context, model);
}

export async function setTeamAccessMode(context: MemberContext, id: number, level: AccessLevel) {
  const model = await manageModel(context, id);
  await store.setTeamLevel(context.db, model, level, context.now());
  await store.deleteEndedOf(context.db, model, context.now());
  context.audit({
    ...subjectOf(model),
    action: "model.set_team_access",
    before: { level: model.teamLevel },
    after: { level },
  });
  return present(context, { ...model, teamLevel: level });
}

/** Nobody changes their own access, and that of the owner and of admins is what it is. */
async function changeable({ db, identity }: MemberContext, model: OpenModel, accountId: number) {
  const members = await store.selectMembers(db, model);
  const member = members.find((each) => each.accountId === accountId);
  if (!member) throw notFound("Member");
  if (member.userId === identity.userId) throw new Refusal(403, OWN_ACCESS);
  if (isFixed(model, member)) {
    throw new Refusal(409, "The owner and the team's admins always have Full Access.");
  }
  return member;
}

function isFixed({ ownerAccountId }: OpenModel, { accountId, isAdmin }: Member) {
  return isAdmin || accountId === ownerAccountId;
}

async function present({ db, identity }: MemberContext, model: OpenModel) {
  const members = await store.selectMembers(db, model);
  const items = members.map(({ granted, lastSeenAt, ...member }) => {
    const isOwner = member.accountId === model.ownerAccountId;
    return {
      ...member,
      isOwner,
      isYou: member.userId === identity.userId,
      isOwn: granted !== null,
      isFixed: isFixed(model, { granted, lastSeenAt, ...member }),
      registeredModelAccessMode: levelOf({
        ...{ isInTeam: true, isOwner, isAdmin: member.isAdmin },
        ...{ granted: granted ?? undefined, teamLevel: model.teamLevel },
      }),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    };
  });
  items.sort((one, other) => Number(other.isOwner) - Number(one.isOwner));
  return { items, teamAccessMode: model.teamLevel ?? ACCESS_LEVELS.NO_ACCESS };
}
