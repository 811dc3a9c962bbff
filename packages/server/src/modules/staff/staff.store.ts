import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { sessions } from "#db/schema/sessions.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { supportDiscussions as discussions } from "#db/schema/support.ts";
import { users } from "#db/schema/users.ts";
import { contains } from "#db/text-search.ts";

type Page = { search: string; offset: number; limit: number };

const customers = (search: string) => {
  const searched = [accounts.name, users.email, subscriptions.teamName];
  return and(eq(users.isStaff, false), or(...searched.map((column) => contains(column, search))));
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

/** As the session's query asks it of a masquerade that goes on. */
const asksOf = (teamId: number) =>
  and(
    ...[eq(discussions.teamId, teamId), isNull(discussions.closedAt)],
    eq(discussions.isReopenedByStaff, false),
  );

/** Staff alone see them across teams. */
export function selectOpenDiscussions(db: Db, teamId: number, limit: number) {
  const { id, subject, isPrivate } = discussions;
  return db
    .select({ id, subject, isPrivate })
    .from(discussions)
    .where(asksOf(teamId))
    .orderBy(desc(discussions.updatedAt), desc(id))
    .limit(limit);
}

/** Which of them somebody of staff began in a customer's place; bound to the team, whose trail says so. */
export async function selectMadeByStaff(db: Db, teamId: number, ids: number[]) {
  const { subjectId, action, masqueraderUserId } = auditEntries;
  const rows = await db
    .select({ subjectId })
    .from(auditEntries)
    .where(
      and(
        ...[eq(auditEntries.teamId, teamId), inArray(subjectId, ids)],
        eq(action, "support_discussion.create"),
        isNotNull(masqueraderUserId),
      ),
    );
  return new Set(rows.map((row) => row.subjectId));
}

type Masquerade = {
  masqueradeAccountId: number | null;
  masqueradeUntil: Date | null;
  masqueradeDiscussionId: number | null;
};

/** Bound to staff: one is of their own team, the other of the customer's. */
export async function findMasquerade(db: Db, sessionId: number, staffUserId: number) {
  const [found] = await db
    .select({ staffName: accounts.name, discussion: discussions.subject })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.userId, staffUserId))
    .leftJoin(discussions, eq(discussions.id, sessions.masqueradeDiscussionId))
    .where(eq(sessions.id, sessionId));
  return found;
}

export async function setMasquerade(db: Db, sessionId: number, masquerade: Masquerade) {
  await db.update(sessions).set(masquerade).where(eq(sessions.id, sessionId));
}
