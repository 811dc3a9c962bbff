import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { supportPeople as people } from "#db/schema/support.ts";
import { users } from "#db/schema/users.ts";
import type { Of, Onlooker } from "./support.store.ts";

type Joining = Pick<typeof people.$inferInsert, "accountId" | "isAuthor" | "since"> & {
  invitedByName: string | null;
};

/** Gives whether they were not in it yet. */
export async function insertPerson(db: Db, { teamId, id }: Of, person: Joining) {
  const rows = await db
    .insert(people)
    .values({ teamId, discussionId: id, ...person })
    .onConflictDoNothing()
    .returning({ accountId: people.accountId });
  return rows.length > 0;
}

/** Who is in it and still in the team: the author first, then as they came. */
export function selectPeople(db: Db, { teamId, id }: Of) {
  return db
    .select({
      accountId: people.accountId,
      name: accounts.name,
      email: users.email,
      avatar: accounts.avatar,
      avatarIndex: accounts.avatarIndex,
      isAuthor: people.isAuthor,
      invitedByName: people.invitedByName,
      since: people.since,
    })
    .from(people)
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(people.teamId, teamId), eq(people.discussionId, id)))
    .orderBy(desc(people.isAuthor), asc(people.since), asc(people.accountId));
}

export async function setSeen(
  db: Db,
  { teamId, accountId }: Onlooker,
  discussionId: number,
  messageId: number,
) {
  await db
    .update(people)
    .set({ seenMessageId: sql`greatest(${people.seenMessageId}, ${messageId}::int)` })
    .where(
      and(
        ...[eq(people.teamId, teamId), eq(people.accountId, accountId ?? 0)],
        eq(people.discussionId, discussionId),
      ),
    );
}

export async function selectMember(db: Db, teamId: number, accountId: number) {
  const [row] = await db
    .select({ name: accounts.name, email: users.email })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.teamId, teamId), eq(accounts.id, accountId)));
  return row;
}
