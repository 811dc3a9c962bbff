import { and, asc, count, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";

export type Row = Awaited<ReturnType<typeof selectRecent>>[number];

type Choice = {
  actions: readonly string[];
  /** Only what this person did, and not what staff did in their place. */
  userId?: number;
  limit: number;
};

/** The newest entries of a team's trail, with who did it. */
export function selectRecent(db: Db, teamId: number, { actions, userId, limit }: Choice) {
  return db
    .select({
      sequence: auditEntries.sequence,
      at: auditEntries.at,
      userId: auditEntries.userId,
      masqueraderUserId: auditEntries.masqueraderUserId,
      action: auditEntries.action,
      subjectId: auditEntries.subjectId,
      subjectName: auditEntries.subjectName,
      actor: { name: accounts.name, avatar: accounts.avatar, avatarIndex: accounts.avatarIndex },
    })
    .from(auditEntries)
    .leftJoin(accounts, and(eq(accounts.userId, auditEntries.userId), eq(accounts.teamId, teamId)))
    .where(
      and(
        eq(auditEntries.teamId, teamId),
        userId === undefined ? undefined : isOwnDeed(userId),
        inArray(auditEntries.action, [...actions]),
      ),
    )
    .orderBy(desc(auditEntries.sequence))
    .limit(limit);
}

export async function countEntries(db: Db, teamId: number) {
  const [row] = await db
    .select({ entries: count() })
    .from(auditEntries)
    .where(eq(auditEntries.teamId, teamId));
  return row?.entries ?? 0;
}

/** The whole trail, in its order. */
export function selectAfter(db: Db, teamId: number, sequence: number, limit: number) {
  return db
    .select({
      sequence: auditEntries.sequence,
      at: auditEntries.at,
      masqueraderUserId: auditEntries.masqueraderUserId,
      action: auditEntries.action,
      subjectName: auditEntries.subjectName,
      actorName: accounts.name,
    })
    .from(auditEntries)
    .leftJoin(accounts, and(eq(accounts.userId, auditEntries.userId), eq(accounts.teamId, teamId)))
    .where(and(eq(auditEntries.teamId, teamId), gt(auditEntries.sequence, sequence)))
    .orderBy(asc(auditEntries.sequence))
    .limit(limit);
}

function isOwnDeed(userId: number) {
  return and(eq(auditEntries.userId, userId), isNull(auditEntries.masqueraderUserId));
}
