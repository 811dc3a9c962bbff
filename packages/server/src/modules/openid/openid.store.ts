import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { identities, openidSessions } from "#db/schema/identities.ts";
import { users } from "#db/schema/users.ts";

export type OpenidSession = typeof openidSessions.$inferSelect;

export async function insertSession(db: Db, row: typeof openidSessions.$inferInsert) {
  await db.insert(openidSessions).values(row);
}

/** The session that is asked about, for one caller only: an answer counts once. */
export async function takeAsked(
  db: Db,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
): Promise<OpenidSession | undefined> {
  const [taken] = await db
    .update(openidSessions)
    .set({ stage: "answered" })
    .where(
      and(
        eq(openidSessions.stateHash, stateHash),
        eq(openidSessions.browserHash, browserHash),
        eq(openidSessions.stage, "asked"),
        gt(openidSessions.expiresAt, now),
      ),
    )
    .returning();
  return taken;
}

type Outcome = Pick<OpenidSession, "stage" | "userId" | "secret" | "expiresAt">;

export async function setOutcome(db: Db, uuid: string, outcome: Outcome) {
  await db.update(openidSessions).set(outcome).where(eq(openidSessions.uuid, uuid));
}

/** The newest of this browser. */
export async function findOnboarding(
  db: Db,
  { browserHash, client, now }: { browserHash: string; client: string; now: Date },
): Promise<OpenidSession | undefined> {
  const [found] = await db
    .select()
    .from(openidSessions)
    .where(
      and(
        eq(openidSessions.browserHash, browserHash),
        eq(openidSessions.client, client),
        eq(openidSessions.stage, "onboarding"),
        gt(openidSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(openidSessions.expiresAt))
    .limit(1);
  return found;
}

/** True for one caller only. */
export async function deleteSession(db: Db, uuid: string) {
  const gone = await db
    .delete(openidSessions)
    .where(eq(openidSessions.uuid, uuid))
    .returning({ uuid: openidSessions.uuid });
  return gone.length > 0;
}

type MailedCode = { emailCodeHash: string; emailCodeExpiresAt: Date };

export async function setMailedCode(db: Db, uuid: string, code: MailedCode) {
  await db.update(openidSessions).set(code).where(eq(openidSessions.uuid, uuid));
}

/** Counts a try unless they are used up. */
export async function countTry(db: Db, uuid: string, triesMax: number) {
  const [counted] = await db
    .update(openidSessions)
    .set({ tries: sql`${openidSessions.tries} + 1` })
    .where(and(eq(openidSessions.uuid, uuid), lt(openidSessions.tries, triesMax)))
    .returning({
      codeHash: openidSessions.emailCodeHash,
      codeExpiresAt: openidSessions.emailCodeExpiresAt,
    });
  return counted;
}

/** For one caller only: the tokens are somebody else's to keep from here on. */
export async function takeGranted(db: Db, userId: number, uuid: string, now: Date) {
  const [taken] = await db
    .delete(openidSessions)
    .where(
      and(
        eq(openidSessions.uuid, uuid),
        eq(openidSessions.userId, userId),
        eq(openidSessions.stage, "granted"),
        gt(openidSessions.expiresAt, now),
      ),
    )
    .returning();
  return taken;
}

export async function deleteGranted(
  db: Db,
  userId: number,
  client: string,
): Promise<OpenidSession[]> {
  return db
    .delete(openidSessions)
    .where(
      and(
        eq(openidSessions.userId, userId),
        eq(openidSessions.client, client),
        eq(openidSessions.stage, "granted"),
      ),
    )
    .returning();
}

export async function deleteOver(storage: Storage, now: Date) {
  await storage.query("delete from openid_sessions where expires_at <= $1", [now.toISOString()]);
}

type Person = { issuer: string; subject: string };

const isPerson = ({ issuer, subject }: Person) =>
  and(eq(identities.issuer, issuer), eq(identities.subject, subject));

/** Who signs in here as that person of a provider. */
export async function findUserOf(db: Db, person: Person) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      securityStamp: users.securityStamp,
      isMfaEnabled: sql<boolean>`${users.mfaSecret} is not null`,
    })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(isPerson(person));
  return user;
}

/** By which ways somebody with that address signs in. */
export async function findWaysIn(db: Db, email: string) {
  const rows = await db
    .select({ passwordHash: users.passwordHash, client: identities.client })
    .from(users)
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.email, email));
  if (rows.length === 0) return undefined;
  return {
    hasPassword: rows.some(({ passwordHash }) => passwordHash !== null),
    clients: rows.flatMap(({ client }) => client ?? []),
  };
}

/** False when somebody is that person already, or the user has another of the same provider. */
export async function insertIdentity(db: Db, row: typeof identities.$inferInsert) {
  const added = await db
    .insert(identities)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: identities.id });
  return added.length > 0;
}

export async function selectIdentities(db: Db, userId: number) {
  return db
    .select({
      client: identities.client,
      email: identities.email,
      linkedAt: identities.linkedAt,
    })
    .from(identities)
    .where(eq(identities.userId, userId));
}

/** For taking a way in from somebody: nobody else does until this transaction ends. */
export async function lockUser(db: Db, userId: number) {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return user;
}

export async function deleteIdentity(db: Db, userId: number, client: string) {
  await db
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.client, client)));
}
