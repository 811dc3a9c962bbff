import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { grants } from "#db/schema/grants.ts";
import { users } from "#db/schema/users.ts";

/** Every store function here works on one connection of the team that the transaction is bound to. */
export type OfConnection = { teamId: number; id: number };

const isOf = ({ teamId, id }: OfConnection) =>
  and(eq(grants.teamId, teamId), eq(grants.connectionId, id));

export function selectShares(db: Db, connection: OfConnection) {
  const people = sql`shared_people(${connection.id}) people`;
  return db
    .select({
      shareId: grants.id,
      userId: users.id,
      email: users.email,
      name: sql<string>`coalesce(people.name, ${users.email})`,
      avatarIndex: sql<number>`coalesce(people.avatar_index, 0)`,
      sharedByName: grants.grantedByName,
      sharedAt: grants.createdAt,
    })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .leftJoin(people, sql`people.user_id = ${users.id}`)
    .where(and(isOf(connection), eq(grants.kind, "trusted")))
    .orderBy(sql`4`, users.id);
}

/** Of whoever asks, in a team that is not theirs. */
export async function selectOwnShare(db: Db, connectionId: number, userId: number) {
  const [row] = await db
    .select({ shareId: grants.id, teamId: grants.teamId })
    .from(grants)
    .where(
      and(
        ...[eq(grants.connectionId, connectionId), eq(grants.userId, userId)],
        eq(grants.kind, "trusted"),
      ),
    );
  return row;
}

/** Somebody with an account in a team; undefined when there is nobody. */
export async function findPerson(db: Db, email: string) {
  const [found] = await db
    .select({ userId: users.id, teamId: sql<number | null>`team_of_user(${users.id})` })
    .from(users)
    .where(eq(users.email, email));
  return found && found.teamId !== null ? { ...found, teamId: found.teamId } : undefined;
}

type NewGrant = Pick<
  typeof grants.$inferInsert,
  "kind" | "userId" | "accountId" | "level" | "grantedByName"
>;

/** What somebody by name may do, whatever it was before. */
export async function grant(db: Db, { teamId, id }: OfConnection, at: Date, row: NewGrant) {
  await db
    .insert(grants)
    .values({ ...row, teamId, connectionId: id, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [grants.connectionId, grants.userId],
      set: { ...row, updatedAt: at },
    });
}

export async function revokeShare(db: Db, connection: OfConnection, shareId: number) {
  const [gone] = await db
    .delete(grants)
    .where(and(isOf(connection), eq(grants.kind, "trusted"), eq(grants.id, shareId)))
    .returning({ userId: grants.userId });
  return gone;
}

export async function revokeMember(db: Db, connection: OfConnection, accountId: number) {
  await db
    .delete(grants)
    .where(and(isOf(connection), eq(grants.kind, "member"), eq(grants.accountId, accountId)));
}

/** Every member of the team with what they were granted by name, admins first. */
export function selectMembers(db: Db, connection: OfConnection) {
  return db
    .select({
      accountId: accounts.id,
      userId: accounts.userId,
      name: accounts.name,
      email: users.email,
      avatarIndex: accounts.avatarIndex,
      isAdmin: accounts.isAdmin,
      granted: grants.level,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .leftJoin(grants, and(isOf(connection), eq(grants.userId, accounts.userId)))
    .where(eq(accounts.teamId, connection.teamId))
    .orderBy(desc(accounts.isAdmin), sql`lower(${accounts.name})`, asc(accounts.id));
}
