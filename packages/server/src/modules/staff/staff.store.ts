import { and, asc, count, desc, eq, ilike, isNull, or } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { sessions } from "#db/schema/sessions.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { supportDiscussions as discussions } from "#db/schema/support.ts";
import { users } from "#db/schema/users.ts";

type Page = { search: string; offset: number; limit: number };

const customers = (search: string) => {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    eq(users.isStaff, false),
    or(
      ilike(accounts.name, pattern),
      ilike(users.email, pattern),
      ilike(subscriptions.teamName, pattern),
    ),
  );
};

/** Across all teams: the transaction must be bound to staff. */
export async function selectCustomers(db: Db, { search, offset, limit }: Page) {
  return db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: users.email,
      teamName: subscriptions.teamName,
      isAdmin: accounts.isAdmin,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .innerJoin(subscriptions, eq(subscriptions.id, accounts.teamId))
    .where(customers(search))
    .orderBy(asc(accounts.name), asc(accounts.id))
    .offset(offset)
    .limit(limit);
}

export async function countCustomers(db: Db, search: string) {
  const [counted] = await db
    .select({ count: count() })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .innerJoin(subscriptions, eq(subscriptions.id, accounts.teamId))
    .where(customers(search));
  return counted?.count ?? 0;
}

export async function findAccount(db: Db, accountId: number) {
  const [found] = await db
    .select({
      teamId: accounts.teamId,
      userId: accounts.userId,
      name: accounts.name,
      isStaff: users.isStaff,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(accounts.id, accountId));
  return found;
}

const openOf = (teamId: number) =>
  and(eq(discussions.teamId, teamId), isNull(discussions.closedAt));

/** Staff alone see them across teams. */
export function selectOpenDiscussions(db: Db, teamId: number, limit: number) {
  return db
    .select({ id: discussions.id, subject: discussions.subject })
    .from(discussions)
    .where(openOf(teamId))
    .orderBy(desc(discussions.updatedAt), desc(discussions.id))
    .limit(limit);
}

export async function isOpenDiscussion(db: Db, teamId: number, id: number) {
  return (await db.$count(discussions, and(openOf(teamId), eq(discussions.id, id)))) > 0;
}

type Masquerade = {
  masqueradeAccountId: number | null;
  masqueradeUntil: Date | null;
  masqueradeDiscussionId: number | null;
};

export async function setMasquerade(db: Db, sessionId: number, masquerade: Masquerade) {
  await db.update(sessions).set(masquerade).where(eq(sessions.id, sessionId));
}
