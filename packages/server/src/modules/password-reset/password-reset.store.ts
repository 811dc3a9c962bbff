import { and, eq, isNull } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { users } from "#db/schema/users.ts";
import type { ResetState } from "./reset-link.ts";

export async function findUser(db: Db, userId: number) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      securityStamp: users.securityStamp,
      resetNonce: users.resetNonce,
    })
    .from(users)
    .where(eq(users.id, userId));
  return user;
}

export async function findNames(db: Db, teamId: number, userId: number) {
  const [names] = await db
    .select({ name: accounts.name, company: subscriptions.teamName })
    .from(accounts)
    .innerJoin(subscriptions, eq(subscriptions.id, accounts.teamId))
    .where(and(eq(accounts.teamId, teamId), eq(accounts.userId, userId)));
  return names;
}

/** Only while nothing of the user has changed since: of two uses at once, one wins. */
export async function replacePassword(db: Db, seen: ResetState, passwordHash: string) {
  const replaced = await db
    .update(users)
    .set({ passwordHash })
    .where(
      and(
        eq(users.id, seen.id),
        eq(users.securityStamp, seen.securityStamp),
        eq(users.resetNonce, seen.resetNonce),
        seen.passwordHash === null
          ? isNull(users.passwordHash)
          : eq(users.passwordHash, seen.passwordHash),
      ),
    )
    .returning({ id: users.id });
  return replaced.length > 0;
}

/**
 * Notes the newest request for a link, by its place in the outbox: one that is sent late must not
 * push out a newer one. Where there is nobody to note it with, a row is written all the same: a commit
 * more or less shows in how soon the next answers come.
 */
export async function noteRequest(storage: Storage, email: string, outboxId: number) {
  const [user] = await storage.query<ResetState>(
    `with noted as (
       update users set reset_nonce = $2::text
       where email = $1 and reset_nonce::bigint <= $2::bigint
       returning id, password_hash as "passwordHash", security_stamp as "securityStamp",
                 reset_nonce as "resetNonce"
     ), unnoted as (
       update outbox set attempts = attempts
       where id = $2::bigint and not exists (select from noted)
     )
     select * from noted`,
    [email, outboxId],
  );
  return user;
}
