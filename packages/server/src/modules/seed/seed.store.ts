import assert from "node:assert/strict";
import { and, eq } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { users } from "#db/schema/users.ts";

export async function hasUser(storage: Storage, email: string) {
  const found = await storage.query("select 1 from users where email = $1", [email]);
  return found.length > 0;
}

/** The team that staff are in, or nothing while there are none. */
export async function findStaffTeam(storage: Storage) {
  const [found] = await storage.query<{ teamId: number }>(
    `select accounts.team_id as "teamId" from accounts join users on users.id = accounts.user_id
     where users.is_staff order by accounts.id limit 1`,
  );
  return found?.teamId;
}

export async function selectSecurityStamp(db: Db, userId: number) {
  const [user] = await db
    .select({ securityStamp: users.securityStamp })
    .from(users)
    .where(eq(users.id, userId));
  assert(user, "somebody made just now is missing");
  return user.securityStamp;
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
