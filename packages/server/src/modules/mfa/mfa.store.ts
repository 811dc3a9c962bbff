import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { mfaSessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";

/** A walk and the person on it. */
export async function findWalk(db: Db, uuid: string, now: Date) {
  const [found] = await db
    .select({
      uuid: mfaSessions.uuid,
      purpose: mfaSessions.purpose,
      browserHash: mfaSessions.browserHash,
      secret: mfaSessions.secret,
      codeProvedStep: mfaSessions.codeProvedStep,
      tries: mfaSessions.tries,
      userId: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      securityStamp: users.securityStamp,
      mfaSecret: users.mfaSecret,
      backupEmail: users.backupEmail,
    })
    .from(mfaSessions)
    .innerJoin(users, eq(users.id, mfaSessions.userId))
    .where(and(eq(mfaSessions.uuid, uuid), gt(mfaSessions.expiresAt, now)));
  return found;
}

export type Walk = NonNullable<Awaited<ReturnType<typeof findWalk>>>;

export async function findFactors(db: Db, userId: number) {
  const [found] = await db
    .select({
      email: users.email,
      securityStamp: users.securityStamp,
      isEnabled: sql<boolean>`${users.mfaSecret} is not null`,
      backupEmail: users.backupEmail,
    })
    .from(users)
    .where(eq(users.id, userId));
  return found;
}

export async function insertWalk(db: Db, row: typeof mfaSessions.$inferInsert) {
  await db.insert(mfaSessions).values(row);
}

/** Whoever begins anew leaves nothing half-finished behind. */
export async function deleteWalks(db: Db, userId: number, purpose: Walk["purpose"]) {
  await db
    .delete(mfaSessions)
    .where(and(eq(mfaSessions.userId, userId), eq(mfaSessions.purpose, purpose)));
}

/** True for one caller only, so that a walk is finished once. */
export async function deleteWalk(db: Db, uuid: string) {
  const gone = await db
    .delete(mfaSessions)
    .where(eq(mfaSessions.uuid, uuid))
    .returning({ uuid: mfaSessions.uuid });
  return gone.length > 0;
}

/** Counts a try unless they are used up; gives the newest mailed code and where it went. */
export async function countTry(db: Db, uuid: string, triesMax: number) {
  const [counted] = await db
    .update(mfaSessions)
    .set({ tries: sql`${mfaSessions.tries} + 1` })
    .where(and(eq(mfaSessions.uuid, uuid), lt(mfaSessions.tries, triesMax)))
    .returning({
      codeHash: mfaSessions.emailCodeHash,
      codeExpiresAt: mfaSessions.emailCodeExpiresAt,
      newBackupEmail: mfaSessions.backupEmail,
    });
  return counted;
}

type MailedCode = { emailCodeHash: string; emailCodeExpiresAt: Date; backupEmail?: string };

export async function setMailedCode(db: Db, uuid: string, code: MailedCode) {
  await db.update(mfaSessions).set(code).where(eq(mfaSessions.uuid, uuid));
}

/** Right answers begin a new count, since the walk goes on. */
export async function setCodeProved(db: Db, uuid: string, codeProvedStep: number) {
  await db.update(mfaSessions).set({ codeProvedStep, tries: 0 }).where(eq(mfaSessions.uuid, uuid));
}

/** True once for each step of time and never for an earlier one. */
export async function acceptStep(db: Db, userId: number, step: number) {
  const accepted = await db
    .update(users)
    .set({ mfaLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.mfaLastStep), lt(users.mfaLastStep, step))))
    .returning({ id: users.id });
  return accepted.length > 0;
}

type Factors = { mfaSecret: string | null; mfaLastStep: number | null; backupEmail: string | null };

export async function setFactors(db: Db, userId: number, factors: Factors) {
  await db.update(users).set(factors).where(eq(users.id, userId));
}
