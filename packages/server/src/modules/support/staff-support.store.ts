import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { supportDiscussions as discussions } from "#db/schema/support.ts";
import { contains } from "#db/text-search.ts";
import { type Filter, filterCounts, isShownBy } from "./support.store.ts";

type Page = { filter: Filter; search: string; offset: number; limit: number };

/** The team spoke last, and the discussion is open. */
const isWaiting = sql<boolean>`${discussions.lastKind} = 'REQUEST' and ${discussions.closedAt} is null`;

/** Across all teams: the transaction must be bound to staff. */
export function selectPage(db: Db, page: Page) {
  const { id, subject, closedAt, isPrivate, updatedAt, minutesUsed } = discussions;
  const { lastAuthorName, lastText } = discussions;
  const { teamName } = subscriptions;
  return db
    .select({
      ...{ id, subject, closedAt, isPrivate, updatedAt, minutesUsed, lastAuthorName, lastText },
      ...{ teamName, isWaiting },
    })
    .from(discussions)
    .innerJoin(subscriptions, eq(subscriptions.id, discussions.teamId))
    .where(and(matches(page.search), isShownBy(page.filter)))
    .orderBy(
      desc(isWaiting),
      // Who waits longest comes first; the rest as it was last spoken of.
      asc(sql`case when ${isWaiting} then ${updatedAt} end`),
      ...[desc(updatedAt), desc(id)],
    )
    .offset(page.offset)
    .limit(page.limit);
}

export async function countByFilter(db: Db, search: string) {
  const [counts] = await db
    .select(filterCounts)
    .from(discussions)
    .innerJoin(subscriptions, eq(subscriptions.id, discussions.teamId))
    .where(matches(search));
  return counts ?? { All: 0, Open: 0, Closed: 0 };
}

/** Whose a discussion is, for staff. */
export async function selectTeam(db: Db, id: number) {
  const [row] = await db
    .select({ teamId: discussions.teamId, teamName: subscriptions.teamName })
    .from(discussions)
    .innerJoin(subscriptions, eq(subscriptions.id, discussions.teamId))
    .where(eq(discussions.id, id));
  return row;
}

function matches(search: string) {
  if (!search) return undefined;
  return or(contains(discussions.subject, search), contains(subscriptions.teamName, search));
}
