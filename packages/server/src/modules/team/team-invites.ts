/** Invitations to join the team, as its admins send and take back. */
import { TEAM_INVITE_DAYS, type TeamInvite } from "@app/contract/team-invites";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { hashToken, randomToken } from "#core/secrets.ts";
import { takeMail } from "#modules/grants/grants.ts";
import { refuseMasquerader } from "#modules/session/session.ts";
import { refuseInviting } from "./community-seat.ts";
import { lockTeam } from "./locked-team.ts";
import * as store from "./team-invites.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export async function listInvites({ db, identity, now }: MemberContext) {
  const rows = await store.selectOpen(db, identity.member.teamId);
  return {
    items: rows.map(
      ({ state, sentAt, expiresAt, ...row }): TeamInvite => ({
        ...row,
        state: state === "declined" ? "declined" : expiresAt > now() ? "sent" : "expired",
        sentAt: sentAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }),
    ),
  };
}

/** All of them or none. Who has an invite that waits is left alone: asking twice mails once. */
export async function invite(context: MemberContext, given: string[]) {
  refuseMasquerader(context.identity);
  refuseInviting(context.identity.member.team);
  const emails = [...new Set(given)];
  for (const email of emails) await takeMail(context, email);
  const members = await lockTeam(context);
  const present = emails.filter((email) => members.some((member) => member.email === email));
  if (present.length > 0) {
    throw new Refusal(409, `In the team already: ${present.join(", ")}.`, "emails");
  }
  const { db, identity, now } = context;
  const waiting = await store.selectWaiting(db, identity.member.teamId, emails, now());
  const invited = emails.filter((email) => !waiting.includes(email));
  for (const email of invited) await send(context, email);
  if (invited.length > 0) {
    const subjectName = invited.length > 1 ? `${invited.length} people` : invited.join();
    context.audit({ action: "team.invite", subjectName, after: { emails: invited } });
  }
  return { ...(await listInvites(context)), sentCount: invited.length };
}

export async function resend(context: MemberContext, id: number) {
  refuseMasquerader(context.identity);
  refuseInviting(context.identity.member.team);
  const { teamId } = context.identity.member;
  const { email } = await openInvite(context, id);
  await takeMail(context, email);
  await lockTeam(context);
  const found = await store.find(context.db, teamId, id);
  if (found?.email !== email || found.state === "accepted") throw notFound("Invite");
  await send(context, email);
  context.audit({ action: "team.resend_invite", subjectId: id, subjectName: email });
  return listInvites(context);
}

/** Looked at in a transaction of its own, since what is limited is counted before the real one. */
async function openInvite({ identity, commitNow }: MemberContext, id: number) {
  const found = await commitNow((db) => store.find(db, identity.member.teamId, id));
  if (!found || found.state === "accepted") throw notFound("Invite");
  return found;
}

/** The key goes out by mail and is kept as a hash: whoever sent the invite never sees it. */
async function send({ db, identity, now, mail }: MemberContext, email: string) {
  const { teamId, accountId, name, team } = identity.member;
  const accessKey = randomToken();
  const sentAt = now();
  const inviteId = await store.send(db, {
    ...{ teamId, email, accessKeyHash: hashToken(accessKey), invitedByAccountId: accountId },
    ...{ sentAt, expiresAt: new Date(sentAt.getTime() + TEAM_INVITE_DAYS * DAY_MS) },
  });
  const payload = { email, byName: name, teamName: team.name, inviteId, accessKey };
  mail({ kind: "team_invite", payload });
}

export async function deleteInvite(context: MemberContext, id: number) {
  await lockTeam(context);
  const gone = await store.remove(context.db, context.identity.member.teamId, id);
  if (!gone) throw notFound("Invite");
  context.audit({ action: "team.delete_invite", subjectId: id, subjectName: gone.email });
  return listInvites(context);
}
