import type { staffSupportFilter } from "@app/contract/staff-support";
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Db } from "#db/db.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { supportDiscussions as discussions } from "#db/schema/support.ts";
import { contains } from "#db/text-search.ts";
import type { Of } from "./support.store.ts";

type Filter = z.output<typeof staffSupportFilter>;
type Page = { filter: Filter; search: string; offset: number; limit: number };

const SHOWN = {
  Waiting: isNotNull(discussions.waitingSince),
  Answered: and(isNull(discussions.waitingSince), isNull(discussions.closedAt)),
  Closed: isNotNull(discussions.closedAt),
} satisfies Record<Filter, unknown>;

/** Across all teams: the transaction must be bound to staff. */
export function selectPage(db: Db, page: Page) {
  const { id, teamId, subject, closedAt, isPrivate, updatedAt, minutesUsed } = discussions;
  const { lastAuthorName, lastText, waitingSince, takenByUserId, takenByName } = discussions;
  const { teamName } = subscriptions;
  return (
    db
      .select({
        ...{ id, teamId, subject, closedAt, isPrivate, updatedAt, minutesUsed, teamName },
        ...{ lastAuthorName, lastText, waitingSince, takenByUserId, takenByName },
        askedByName: discussions.askedByName,
      })
      .from(discussions)
      .innerJoin(subscriptions, eq(subscriptions.id, teamId))
      .where(and(matches(page.search), SHOWN[page.filter]))
      // Who waits longest comes first; the rest as it was last spoken of.
      .orderBy(asc(waitingSince), desc(updatedAt), desc(id))
      .offset(page.offset)
      .limit(page.limit)
  );
}

export async function countByFilter(db: Db, search: string) {
  const counted = (filter: Filter) =>
    sql<number>`count(*) filter (where ${SHOWN[filter]})`.mapWith(Number);
  const [counts] = await db
    .select({
      ...{ Waiting: counted("Waiting"), Answered: counted("Answered"), Closed: counted("Closed") },
    })
    .from(discussions)
    .innerJoin(subscriptions, eq(subscriptions.id, discussions.teamId))
    .where(matches(search));
  return counts ?? { Waiting: 0, Answered: 0, Closed: 0 };
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

type Keeper = { takenByUserId: number; takenByName: string };

/** Gives whether nobody had it: of two who take it at once, one does. */
export async function take(db: Db, of: Of, keeper: Keeper) {
  const rows = await db
    .update(discussions)
    .set(keeper)
    .where(and(isThat(of), isNull(discussions.takenByUserId)))
    .returning({ id: discussions.id });
  return rows.length > 0;
}

export async function giveBack(db: Db, of: Of) {
  await db.update(discussions).set({ takenByUserId: null, takenByName: "" }).where(isThat(of));
}

function isThat({ teamId, id }: Of) {
  return and(eq(discussions.teamId, teamId), eq(discussions.id, id));
}

function matches(search: string) {
  if (!search) return undefined;
  return or(contains(discussions.subject, search), contains(subscriptions.teamName, search));
}
