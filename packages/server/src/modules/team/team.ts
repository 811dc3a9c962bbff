import type { TeamMember } from "@app/contract/team";
import type { MemberContext } from "#core/context.ts";
import { removeFile } from "#core/files/files.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { endEverySession, refuseMasquerader } from "#modules/session/session.ts";
import { type Estate, handOver } from "./hand-over.ts";
import { lockTeam } from "./locked-team.ts";
import * as store from "./team.store.ts";

export async function listMembers(context: MemberContext) {
  const { db, identity } = context;
  const members = await store.selectMembers(db, identity.member.teamId);
  return { items: members.map((member) => present(context, member)) };
}

/** One admin always stays, whoever asks for what at the same moment. */
export async function setIsAdmin(context: MemberContext, id: number, isAdmin: boolean) {
  const members = await lockTeam(context);
  const member = memberOf(members, id);
  if (member.isAdmin === isAdmin) return listMembers(context);
  if (!isAdmin && members.filter((each) => each.isAdmin).length === 1) {
    throw new Refusal(409, "A team keeps at least one admin. Make somebody else an admin first.");
  }
  await store.setIsAdmin(context.db, context.identity.member.teamId, id, isAdmin);
  context.audit({
    action: "team.set_is_admin",
    subjectId: id,
    subjectName: member.name,
    before: { isAdmin: member.isAdmin },
    after: { isAdmin },
  });
  return listMembers(context);
}

/** Whoever removes is an admin and stays, so there is always one. */
export async function removeMember(context: MemberContext, id: number, heirs: Heirs) {
  const { identity } = context;
  const { teamId, team } = identity.member;
  const members = await lockTeam(context);
  const member = memberOf(members, id);
  if (member.userId === identity.userId) {
    throw new Refusal(409, "You cannot remove yourself. Another admin can.");
  }
  const estate = await handOn(context, members, member, heirs);
  if (member.avatar) await removeFile(context, member.avatar);
  await store.deleteAccount(context.db, teamId, id);
  await endEverySession(context.db, member.userId);
  const { name, email, isAdmin } = member;
  context.audit({
    action: "team.remove_member",
    subjectId: id,
    subjectName: name,
    before: { email, isAdmin },
    ...(estate && { after: estate }),
  });
  context.mail({ kind: "team_removed", payload: { email, teamName: team.name } });
  return listMembers(context);
}

/** Who gets all that they own, and who gets single models of it. */
type Heirs = {
  heir?: number | undefined;
  heirs?: readonly (readonly [number, number])[] | undefined;
};

/** What they own is given to those who stay; undefined where they own nothing. */
async function handOn(
  context: MemberContext,
  members: store.MemberRow[],
  { id, modelCount, connectionCount }: store.MemberRow,
  { heir: heirId, heirs = [] }: Heirs,
): Promise<Estate | undefined> {
  const stays = (of: number | undefined) => members.find((each) => each.id === of && of !== id);
  const bequests = heirs.map(([modelId, to]) => ({ modelId, heir: stays(to) ?? noHeir() }));
  const heir = stays(heirId);
  if (heir) return handOver(context, context.identity.member.teamId, id, heir, bequests);
  if (modelCount + connectionCount === 0) return undefined;
  return noHeir();
}

function noHeir(): never {
  throw new Refusal(409, "Choose who gets their models and connections.", "heir");
}

/** By name, for whoever decides who gets each. */
export async function listMemberModels({ db, identity }: MemberContext, id: number) {
  const { teamId } = identity.member;
  memberOf(await store.selectMembers(db, teamId), id);
  return { items: await store.selectModelsOf(db, teamId, id) };
}

const REMINDERS = { name: "team.mfa_reminders", count: 1, windowSeconds: 24 * 60 * 60 };

/** Once a day: a second mail would not be read sooner. */
export async function remindOfMfa(context: MemberContext, id: number) {
  refuseMasquerader(context.identity);
  const { teamId, name: byName, team } = context.identity.member;
  const found = await context.commitNow((db) => store.selectMembers(db, teamId));
  const { name, email, isMfaEnabled } = memberOf(found, id);
  if (isMfaEnabled) throw new Refusal(409, `${name} has MFA on already.`);
  await context.take(REMINDERS, `${teamId}|${id}`);
  context.mail({ kind: "team_mfa_reminder", payload: { email, byName, teamName: team.name } });
  context.audit({ action: "team.remind_of_mfa", subjectId: id, subjectName: name });
  return null;
}

function memberOf(members: store.MemberRow[], id: number) {
  const member = members.find((each) => each.id === id);
  if (!member) throw notFound("Member");
  return member;
}

function present({ identity }: MemberContext, row: store.MemberRow): TeamMember {
  const { userId, kind: _, isMfaEnabled, backupEmail, lastSeenAt, ...member } = row;
  return {
    ...member,
    isYou: userId === identity.userId,
    mfa: isMfaEnabled ? (backupEmail ? "app and e-mail" : "app") : "off",
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}
