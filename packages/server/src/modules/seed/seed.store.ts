import assert from "node:assert/strict";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { users } from "#db/schema/users.ts";

export async function hasUser(db: Db, email: string) {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found.length > 0;
}

/** Held until the transaction ends. */
export async function lockPerson(db: Db, email: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('seed'), hashtext(${email}))`);
}

/** The team of that name that has staff in it; a customer's of the same name has none. */
export async function findStaffTeam(storage: Storage, teamName: string) {
  const [found] = await storage.query<{ teamId: number }>(
    `select team.id as "teamId" from subscriptions team
     join accounts on accounts.team_id = team.id join users on users.id = accounts.user_id
     where users.is_staff and team.team_name = $1 order by team.id limit 1`,
    [teamName],
  );
  return found?.teamId;
}

/** What a session is started with. */
export async function selectSignIn(db: Db, userId: number) {
  const { id, email, passwordHash, securityStamp } = users;
  const [user] = await db
    .select({ id, email, passwordHash, securityStamp })
    .from(users)
    .where(eq(users.id, userId));
  assert(user, "somebody made just now is missing");
  return user;
}

export async function setFactors(
  db: Db,
  userId: number,
  factors: { mfaSecret: string; backupEmail: string },
) {
  await db.update(users).set(factors).where(eq(users.id, userId));
}

export async function deleteAccount(db: Db, teamId: number, accountId: number) {
  await db.delete(accounts).where(and(eq(accounts.teamId, teamId), eq(accounts.id, accountId)));
}
