import type { Tour } from "@app/contract/account";
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { onboardingSessions as sessions } from "#db/schema/onboarding.ts";

export type SessionRow = typeof sessions.$inferSelect;

export async function insert(db: Db, row: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(row);
}

/** The newest of a browser's that has not ended, by what is asked for. */
export async function find(
  db: Db,
  browserHash: string,
  { uuid, email }: { uuid?: string | undefined; email?: string | undefined },
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(
      and(
        ...[eq(sessions.browserHash, browserHash), gt(sessions.expiresAt, now)],
        ...[uuid ? eq(sessions.uuid, uuid) : undefined],
        ...[email ? eq(sessions.email, email) : undefined],
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return row;
}

type Code = Pick<SessionRow, "codeHash" | "codeExpiresAt">;

export async function setCode(db: Db, uuid: string, code: Code) {
  await db
    .update(sessions)
    .set({ ...code, tries: 0 })
    .where(eq(sessions.uuid, uuid));
}

/** Counts a try before the code is looked at; nothing once they are used up. */
export async function countTry(db: Db, uuid: string, triesMax: number) {
  const [row] = await db
    .update(sessions)
    .set({ tries: sql`${sessions.tries} + 1` })
    .where(and(eq(sessions.uuid, uuid), lt(sessions.tries, triesMax)))
    .returning({ codeHash: sessions.codeHash, codeExpiresAt: sessions.codeExpiresAt });
  return row;
}

export async function setVerified(db: Db, uuid: string, at: Date) {
  await db.update(sessions).set({ verifiedAt: at }).where(eq(sessions.uuid, uuid));
}

/** Of two at once, one takes it. */
export async function take(db: Db, uuid: string) {
  const rows = await db
    .delete(sessions)
    .where(eq(sessions.uuid, uuid))
    .returning({ uuid: sessions.uuid });
  return rows.length > 0;
}

/** Asked when the mail is written, not when it is asked for. */
export async function hasUser(storage: Storage, email: string) {
  const rows = await storage.query("select from users where email = $1", [email]);
  return rows.length > 0;
}

export async function setTour(db: Db, teamId: number, accountId: number, tour: Tour) {
  await db
    .update(accounts)
    .set({ tour })
    .where(and(eq(accounts.teamId, teamId), eq(accounts.id, accountId)));
}

export async function deleteOver(storage: Storage, now: Date) {
  await storage.query("delete from onboarding_sessions where expires_at <= $1", [
    now.toISOString(),
  ]);
}
