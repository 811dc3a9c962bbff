/** Who may use a connection besides its owner: members of its team, and people outside it. */
import { ACCESS_LEVELS } from "@app/contract/access-level";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import {
  lockConnection,
  type OpenConnection,
  openConnection,
} from "#modules/connections/connections.ts";
import * as store from "./connection-shares.store.ts";

/** Asking who has an account, in whatever words. */
const LOOK_UPS = { name: "connections.shares", count: 30, windowSeconds: 60 * 60 };

export async function list(context: MemberContext, id: number) {
  return present(context, await openConnection(context, id, "manage"));
}

/** Whoever is shared its figures reads them at once, and never sees what signs it in. */
export async function share(context: MemberContext, id: number, email: string) {
  await context.take(LOOK_UPS, String(context.identity.userId));
  const { db, identity, now } = context;
  const row = await lockConnection(context, id, "manage");
  const person = await store.findPerson(db, email);
  if (!person) {
    throw new Refusal(409, "Nobody with this address has an account here yet.", "email");
  }
  if (person.teamId === row.teamId) {
    throw new Refusal(
      409,
      "This address is of somebody in the team, who has access already.",
      "email",
    );
  }
  await store.grant(db, row, now(), {
    ...{ kind: "trusted", userId: person.userId, level: ACCESS_LEVELS.READ_ONLY },
    grantedByName: identity.member.name,
  });
  context.audit({
    ...{ action: "connection.share", subjectId: id, subjectName: row.name, after: { email } },
    toldTeamId: person.teamId,
  });
  return present(context, row);
}

/** Ends at once; whoever it was shared with may end it as well. */
export async function unshare(context: MemberContext, id: number, shareId: number, uid?: string) {
  const { db, identity } = context;
  const row = await openConnection(context, id, "see", uid);
  const isOwn = row.teamId !== identity.member.teamId;
  if (isOwn) {
    const own = await store.selectOwnShare(db, id, identity.userId);
    if (own?.shareId !== shareId) throw notFound("Share");
    await context.bind({ kind: "team", teamId: row.teamId });
  } else await lockConnection(context, id, "manage", uid);
  const gone = await store.revokeShare(db, row, shareId);
  if (!gone) throw notFound("Share");
  context.audit({
    ...{ action: "connection.unshare", subjectId: id, subjectName: row.name },
    ...{ teamId: row.teamId, before: { userId: gone.userId } },
  });
  return isOwn ? { items: [] } : present(context, row);
}

async function present({ db }: MemberContext, row: OpenConnection) {
  const shares = await store.selectShares(db, row);
  return {
    items: shares.map(({ userId: _, sharedAt, ...each }) => ({
      ...each,
      sharedAt: sharedAt.toISOString(),
    })),
  };
}

export async function listMembers(context: MemberContext, id: number) {
  return presentMembers(context, await openConnection(context, id, "work"));
}

/** The owner and the admins always have access, so that nothing is ever without somebody to manage it. */
export async function setMember(
  context: MemberContext,
  id: number,
  accountId: number,
  hasAccess: boolean,
) {
  const { db, identity, now } = context;
  const row = await lockConnection(context, id, "manage");
  const member = (await presentMembers(context, row)).items.find(
    (each) => each.accountId === accountId,
  );
  if (!member) throw notFound("Member");
  if (member.isFixed && !hasAccess) {
    throw new Refusal(409, "Its owner and the team's admins always have access.");
  }
  if (hasAccess) await store.revokeMember(db, row, accountId);
  else {
    const [{ userId } = { userId: 0 }] = (await store.selectMembers(db, row)).filter(
      (each) => each.accountId === accountId,
    );
    await store.grant(db, row, now(), {
      ...{ kind: "member", userId, accountId, level: ACCESS_LEVELS.NO_ACCESS },
      grantedByName: identity.member.name,
    });
  }
  context.audit({
    ...{ action: "connection.set_member_access", subjectId: id, subjectName: row.name },
    ...{ before: { hasAccess: member.hasAccess }, after: { email: member.email, hasAccess } },
  });
  return presentMembers(context, row);
}

async function presentMembers({ db, identity }: MemberContext, row: OpenConnection) {
  const members = await store.selectMembers(db, row);
  return {
    items: members.map(({ granted, userId, ...member }) => {
      const isOwner = member.accountId === row.ownerAccountId;
      const isFixed = isOwner || member.isAdmin;
      const hasAccess = isFixed || granted === null || granted > 0;
      return { ...member, isOwner, isFixed, hasAccess, isYou: userId === identity.userId };
    }),
  };
}
