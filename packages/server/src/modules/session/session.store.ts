import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { accessTokens } from "#db/schema/access-tokens.ts";
import { accounts } from "#db/schema/accounts.ts";
import { mfaSessions, sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";

const signIn = {
  id: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  securityStamp: users.securityStamp,
  isMfaEnabled: sql<boolean>`${users.mfaSecret} is not null`,
};

export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db.select(signIn).from(users).where(eq(users.email, email));
  return user;
}

export async function findUser(db: Db, userId: number) {
  const [user] = await db.select(signIn).from(users).where(eq(users.id, userId));
  return user;
}

/** Asked before anything is bound to a team, which is why the database has a function for it. */
export async function findTeamOf(db: Db, userId: number) {
  const [found] = await db
    .select({ teamId: sql<number | null>`team_of_user(${users.id})` })
    .from(users)
    .where(eq(users.id, userId));
  return found?.teamId ?? null;
}

export async function insertSession(db: Db, row: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(row);
  await db.update(users).set({ lastSeenAt: row.lastSeenAt }).where(eq(users.id, row.userId));
}

export async function deleteSessionByToken(db: Db, tokenHash: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Db, userId: number, sessionId: number) {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ userAgent: sessions.userAgent });
  return gone[0];
}

export async function deleteOtherSessions(db: Db, userId: number, sessionId: number) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

export async function deleteEverySession(db: Db, userId: number) {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await db.delete(mfaSessions).where(eq(mfaSessions.userId, userId));
  const own = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, userId));
  await db.delete(accessTokens).where(inArray(accessTokens.accountId, own));
}

export async function renewSession(
  db: Db,
  sessionId: number,
  renewal: { tokenHash: string; securityStamp: string; provedAt: Date },
) {
  await db.update(sessions).set(renewal).where(eq(sessions.id, sessionId));
}

export async function setProvedAt(db: Db, sessionId: number, provedAt: Date) {
  await db.update(sessions).set({ provedAt }).where(eq(sessions.id, sessionId));
}

export async function setSecurityStamp(db: Db, userId: number, securityStamp: string) {
  await db.update(users).set({ securityStamp }).where(eq(users.id, userId));
}

/** Those that still work: begun and used since then, under the stamp the user still has. */
export async function selectLiveSessions(
  db: Db,
  userId: number,
  since: { created: Date; seen: Date },
) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.securityStamp, users.securityStamp),
        gt(sessions.createdAt, since.created),
        gt(sessions.lastSeenAt, since.seen),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export async function deleteOver(
  storage: Storage,
  since: { created: Date; seen: Date },
  now: Date,
) {
  await storage.query("delete from sessions where created_at <= $1 or last_seen_at <= $2", [
    since.created.toISOString(),
    since.seen.toISOString(),
  ]);
  await storage.query("delete from mfa_sessions where expires_at <= $1", [now.toISOString()]);
}
