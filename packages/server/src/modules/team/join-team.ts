/** Answering an invite as somebody who signs in already, in a team or in none. */
import { ACCOUNT_KINDS } from "@app/contract/account";
import type { TeamOffer } from "@app/contract/team-invites";
import { SERVICE_TEAM_ID } from "#core/audit.ts";
import type { Context, Identity } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { addAccount } from "#modules/account/account.ts";
import { refuseMasquerader } from "#modules/session/session.ts";
import { growRenewal } from "#modules/subscription/subscription.ts";
import { refuseJoining } from "./community-seat.ts";
import { handOver } from "./hand-over.ts";
import * as store from "./team.store.ts";
import * as invites from "./team-invites.store.ts";

type PersonContext = Context & { identity: Identity };
type Invite = invites.InviteToUser;

export async function listOffers(context: PersonContext) {
  const found = await invitesTo(context);
  const items: TeamOffer[] = [];
  for (const each of found) {
    if (canAccept(context, each)) items.push(await present(context, each));
  }
  return { items };
}

export async function getOffer(context: PersonContext, id: number): Promise<TeamOffer> {
  return present(context, await findInvite(context, id));
}

/** Whoever has accepted it already and is in the team is told the same again. */
export async function accept(context: PersonContext, id: number) {
  refuseMasquerader(context.identity);
  const { userId, email, member } = context.identity;
  const all = await invitesTo(context);
  const done = all.find((each) => each.id === id && each.isAcceptedByUser);
  if (done && done.teamId === member?.teamId) return { teamName: done.teamName };
  const invite = await findInvite(context, id);
  refuseEnded(invite);

  await lockTeams(context, invite.teamId);
  const taken = { state: "accepted", acceptedByUserId: userId } as const;
  if (!(await invites.answer(context.db, invite.teamId, id, taken, context.now()))) {
    throw notFound("Invite");
  }
  const kind = await kindOf(context, invite.teamId);
  if (member && member.teamId !== invite.teamId) await move(context, member, invite, kind);
  if (!member) await enter(context, invite, kind);
  await context.bind({ kind: "team", teamId: invite.teamId });
  context.audit({
    action: "team.accept_invite",
    ...{ teamId: invite.teamId, subjectId: id, subjectName: email },
    ...(await growRenewal(context, invite.teamId, email)),
  });
  return { teamName: invite.teamName };
}

export async function decline(context: PersonContext, id: number) {
  refuseMasquerader(context.identity);
  const all = await invitesTo(context);
  if (all.some((each) => each.id === id && each.state === "declined")) return null;
  const { teamId } = await findInvite(context, id);
  await context.bind({ kind: "team", teamId });
  const declined = { state: "declined" } as const;
  if (!(await invites.answer(context.db, teamId, id, declined, context.now()))) {
    throw notFound("Invite");
  }
  const { email: subjectName } = context.identity;
  context.audit({ action: "team.decline_invite", teamId, subjectId: id, subjectName });
  return null;
}

/** Bound to the person, in whichever team they are or in none. */
async function invitesTo({ db, bind, identity }: PersonContext) {
  const { userId, member } = identity;
  await bind({ kind: "team", teamId: member?.teamId ?? SERVICE_TEAM_ID, userId });
  return invites.selectToUser(db);
}

export function canAccept(
  { now }: Pick<Context, "now">,
  { state, expiresAt }: Pick<Invite, "state" | "expiresAt">,
) {
  return state === "sent" && expiresAt > now();
}

export function refuseEnded({ hasEnded }: Pick<Invite, "hasEnded">) {
  if (hasEnded) throw new Refusal(409, "The subscription of this team has ended.");
}

/** Unknown, somebody else's, used, declined, expired and deleted look the same. */
async function findInvite(context: PersonContext, id: number) {
  const all = await invitesTo(context);
  const invite = all.find((each) => each.id === id);
  if (!invite || !canAccept(context, invite)) throw notFound("Invite");
  return invite;
}

/**
 * Both teams, in one order everywhere, so that no two people wait for each other. Ends bound to the
 * inviting team. Whoever was moved or removed meanwhile asks again.
 */
async function lockTeams({ db, bind, identity }: PersonContext, teamId: number) {
  const { userId, member } = identity;
  const ids = [teamId, ...(member ? [member.teamId] : [])].sort((a, b) => a - b);
  for (const id of ids) {
    await bind({ kind: "team", teamId: id });
    const team = await store.lock(db, id);
    if (id === teamId) refuseJoining(team);
  }
  await bind({ kind: "team", teamId });
  if ((await store.findTeamOf(db, userId)) !== (member?.teamId ?? null)) {
    throw new Refusal(409, "Your team changed meanwhile. Load the page again.");
  }
}

/** A team is of advisors or of a company, and so is whoever joins it. */
export async function kindOf({ db }: Pick<Context, "db">, teamId: number) {
  const members = await store.selectMembers(db, teamId);
  return members[0]?.kind === ACCOUNT_KINDS.CORPORATE
    ? ACCOUNT_KINDS.CORPORATE
    : ACCOUNT_KINDS.ADVISOR;
}

type OldMember = NonNullable<Identity["member"]>;

/** What they own stays with those who stay. Whoever was alone takes their models along. */
async function move(context: PersonContext, member: OldMember, invite: Invite, kind: number) {
  const { teamId, accountId, name, team } = member;
  const { heir, isAlone } = await standingOf(context, member);
  if (!heir && !isAlone) throw onlyAdmin(team.name);
  const estate = heir && (await handOver(context, teamId, accountId, heir));
  await context.bind({ kind: "team", teamId, userId: context.identity.userId });
  await store.moveAccount(context.db, invite.teamId, kind, context.now());
  context.audit({
    action: "team.leave",
    ...{ teamId, subjectId: accountId, subjectName: team.name, before: { name } },
    ...(estate && { after: estate }),
  });
}

/** The name is theirs to change; what their former team called them is that team's. */
async function enter(context: PersonContext, invite: Invite, kind: number) {
  const { userId, email } = context.identity;
  await addAccount(context, context.now(), {
    ...{ teamId: invite.teamId, userId, name: nameFrom(email), kind, isAdmin: false },
  });
}

function nameFrom(email: string) {
  const [local = ""] = email.split("@");
  const words = local.split(/[._-]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** How somebody stands in the team they are about to leave, as the service itself sees it. */
async function standingOf({ db, bind }: PersonContext, { teamId, accountId }: OldMember) {
  await bind({ kind: "team", teamId });
  const members = await store.selectMembers(db, teamId);
  const own = members.find(({ id }) => id === accountId);
  const others = members.filter(({ id }) => id !== accountId);
  return { own, isAlone: others.length === 0, heir: others.find(({ isAdmin }) => isAdmin) };
}

async function present(context: PersonContext, invite: Invite): Promise<TeamOffer> {
  const { id, teamId, teamName, byName, expiresAt, isMfaRequired } = invite;
  const { member } = context.identity;
  const leaving = member && member.teamId !== teamId ? await leavingOf(context, member) : null;
  return {
    ...{ id, teamName, invitedByName: byName, isMfaRequired, leaving },
    expiresAt: expiresAt.toISOString(),
  };
}

async function leavingOf(context: PersonContext, member: OldMember) {
  const { own, isAlone, heir } = await standingOf(context, member);
  const { modelCount = 0, connectionCount = 0 } = own ?? {};
  return {
    ...{ teamName: member.team.name, modelCount, connectionCount, isAlone },
    isCompany: member.kind === ACCOUNT_KINDS.CORPORATE,
    heirName: heir?.name ?? null,
  };
}

function onlyAdmin(teamName: string) {
  return new Refusal(
    409,
    `You are the only admin of ${teamName}. Make somebody else an admin there first.`,
  );
}
