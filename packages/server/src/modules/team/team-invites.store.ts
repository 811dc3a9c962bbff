import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { teamInvites } from "#db/schema/team-invites.ts";

const isOf = (teamId: number, id: number) =>
  and(eq(teamInvites.teamId, teamId), eq(teamInvites.id, id));

/** Who has not joined, the newest first. */
export function selectOpen(db: Db, teamId: number) {
  const { id, email, state, sentAt, expiresAt } = teamInvites;
  return db
    .select({ id, email, state, sentAt, expiresAt, invitedByName: accounts.name })
    .from(teamInvites)
    .innerJoin(accounts, eq(accounts.id, teamInvites.invitedByAccountId))
    .where(and(eq(teamInvites.teamId, teamId), ne(state, "accepted")))
    .orderBy(sql`${sentAt} desc`, asc(email));
}

/** Which of these addresses have an invite that they can accept. */
export async function selectWaiting(db: Db, teamId: number, emails: string[], now: Date) {
  const isWaiting = and(eq(teamInvites.state, "sent"), gt(teamInvites.expiresAt, now));
  const rows = await db
    .select({ email: teamInvites.email })
    .from(teamInvites)
    .where(and(eq(teamInvites.teamId, teamId), inArray(teamInvites.email, emails), isWaiting));
  return rows.map(({ email }) => email);
}

type NewInvite = Omit<typeof teamInvites.$inferInsert, "id" | "state" | "acceptedByUserId">;

/** Sent again, whatever became of it before, it is the same invite with a new key and a new end. */
export async function send(db: Db, row: NewInvite) {
  const invite = { ...row, state: "sent" as const, acceptedByUserId: null };
  const [sent] = await db
    .insert(teamInvites)
    .values(invite)
    .onConflictDoUpdate({ target: [teamInvites.teamId, teamInvites.email], set: invite })
    .returning({ id: teamInvites.id });
  return sent?.id ?? 0;
}

export async function find(db: Db, teamId: number, id: number) {
  const [row] = await db
    .select({ email: teamInvites.email, state: teamInvites.state })
    .from(teamInvites)
    .where(isOf(teamId, id));
  return row;
}

export async function remove(db: Db, teamId: number, id: number) {
  const [gone] = await db
    .delete(teamInvites)
    .where(and(isOf(teamId, id), ne(teamInvites.state, "accepted")))
    .returning({ email: teamInvites.email });
  return gone;
}

type Answer = { state: "accepted"; acceptedByUserId: number } | { state: "declined" };

/** Of several at once, one answers it. */
export async function answer(db: Db, teamId: number, id: number, given: Answer, now: Date) {
  const rows = await db
    .update(teamInvites)
    .set(given)
    .where(and(isOf(teamId, id), eq(teamInvites.state, "sent"), gt(teamInvites.expiresAt, now)))
    .returning({ email: teamInvites.email });
  return rows.length > 0;
}

export type InviteToUser = {
  id: number;
  teamId: number;
  teamName: string;
  byName: string;
  state: "sent" | "accepted" | "declined";
  expiresAt: Date;
  isAcceptedByUser: boolean;
  isMfaRequired: boolean;
  hasEnded: boolean;
};

/** What any team sent the bound user, which those teams' tables keep from them. */
export async function selectToUser(db: Db): Promise<InviteToUser[]> {
  const rows = await db.execute<InviteToUser & { expiresAt: string }>(
    sql`select id, team_id as "teamId", team_name as "teamName", by_name as "byName", state,
          expires_at as "expiresAt", is_accepted_by_user as "isAcceptedByUser",
          is_mfa_required as "isMfaRequired", has_ended as "hasEnded"
        from team_invites_to_user() order by expires_at, id`,
  );
  return [...rows].map((row) => ({ ...row, expiresAt: new Date(row.expiresAt) }));
}

export type InviteWithKey = Omit<InviteToUser, "isAcceptedByUser" | "isMfaRequired"> & {
  email: string;
  accessKeyHash: string;
  hasUser: boolean;
};

/** For whoever says they hold its key; the caller compares that. */
export async function findWithKey(db: Db, id: number): Promise<InviteWithKey | undefined> {
  const [row] = await db.execute<InviteWithKey & { expiresAt: string }>(
    sql`select id, team_id as "teamId", team_name as "teamName", by_name as "byName", email,
          access_key_hash as "accessKeyHash", state, expires_at as "expiresAt",
          has_user as "hasUser", has_ended as "hasEnded"
        from team_invite_with_key(${id})`,
  );
  return row && { ...row, expiresAt: new Date(row.expiresAt) };
}
