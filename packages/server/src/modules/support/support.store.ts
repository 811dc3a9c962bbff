import type { supportFilter } from "@app/contract/support-list";
import { and, count, desc, eq, exists, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import type { Db } from "#db/db.ts";
import {
  supportDiscussions as discussions,
  supportMessages as messages,
  supportPeople as people,
} from "#db/schema/support.ts";
import { contains } from "#db/text-search.ts";

export type Filter = z.output<typeof supportFilter>;
export type Row = Awaited<ReturnType<typeof selectPage>>[number];

/** Who looks: a member of the team, or support, who sees all of it. */
export type Onlooker = { teamId: number; accountId: number | null };

/** Which discussion of which team. */
export type Of = { teamId: number; id: number };

type Page = { filter: Filter; search: string; offset: number; limit: number };

const columns = {
  id: discussions.id,
  teamId: discussions.teamId,
  subject: discussions.subject,
  isPrivate: discussions.isPrivate,
  closedAt: discussions.closedAt,
  createdAt: discussions.createdAt,
  parentTransactionId: discussions.parentTransactionId,
  updatedAt: discussions.updatedAt,
  lastKind: discussions.lastKind,
  lastText: discussions.lastText,
  lastAuthorName: discussions.lastAuthorName,
  lastAccountId: discussions.lastAccountId,
  lastResponseId: discussions.lastResponseId,
  minutesUsed: discussions.minutesUsed,
  waitingSince: discussions.waitingSince,
  takenByUserId: discussions.takenByUserId,
  takenByName: discussions.takenByName,
  /** Null for who is not in it. */
  seenMessageId: people.seenMessageId,
  isAuthor: people.isAuthor,
};

function selectSeen(db: Db, onlooker: Onlooker) {
  return db
    .select(columns)
    .from(discussions)
    .leftJoin(people, and(eq(people.discussionId, discussions.id), isSelf(onlooker)));
}

export function selectPage(db: Db, onlooker: Onlooker, page: Page) {
  return selectSeen(db, onlooker)
    .where(and(isVisible(db, onlooker), matches(db, page.search), isShownBy(page.filter)))
    .orderBy(desc(discussions.updatedAt), desc(discussions.id))
    .offset(page.offset)
    .limit(page.limit);
}

/** How many each filter shows, in one pass. */
export async function countByFilter(db: Db, onlooker: Onlooker, search: string) {
  const [counts] = await db
    .select(filterCounts)
    .from(discussions)
    .where(and(isVisible(db, onlooker), matches(db, search)));
  return counts ?? { All: 0, Open: 0, Closed: 0 };
}

/** In how many of theirs support said something that they have not seen. */
export async function countNewAnswers(db: Db, { teamId, accountId }: Onlooker) {
  const [counted] = await db
    .select({ count: count() })
    .from(people)
    .innerJoin(discussions, eq(discussions.id, people.discussionId))
    .where(
      and(
        eq(people.teamId, teamId),
        eq(people.accountId, accountId ?? 0),
        sql`${discussions.lastResponseId} > ${people.seenMessageId}`,
      ),
    );
  return counted?.count ?? 0;
}

export async function select(db: Db, onlooker: Onlooker, id: number) {
  const [row] = await selectSeen(db, onlooker).where(
    and(isVisible(db, onlooker), eq(discussions.id, id)),
  );
  return row;
}

export async function selectByParent(db: Db, onlooker: Onlooker, parentTransactionId: number) {
  const [row] = await selectSeen(db, onlooker).where(
    and(isVisible(db, onlooker), eq(discussions.parentTransactionId, parentTransactionId)),
  );
  return row;
}

/** Which of these who looks may see, by their ids. */
export async function selectVisible(db: Db, onlooker: Onlooker, ids: number[]) {
  const rows = await db
    .select({ id: discussions.id })
    .from(discussions)
    .where(and(isVisible(db, onlooker), inArray(discussions.id, ids)));
  return rows.map(({ id }) => id);
}

/** Which of these the team has, by their ids. */
export async function selectPresent(db: Db, teamId: number, ids: number[]) {
  const rows = await db
    .select({ id: discussions.id })
    .from(discussions)
    .where(and(eq(discussions.teamId, teamId), inArray(discussions.id, ids)));
  return rows.map(({ id }) => id);
}

/** For staff who open it. Decided as it is written, since the team may close it at the same moment. */
export const WAS_CLOSED = sql<boolean>`${discussions.isReopenedByStaff} or ${discussions.closedAt} is not null`;

export async function update(
  db: Db,
  teamId: number,
  id: number,
  change: PgUpdateSetSource<typeof discussions>,
) {
  await db
    .update(discussions)
    .set(change)
    .where(and(eq(discussions.teamId, teamId), eq(discussions.id, id)));
}

/** What the whole team may see, or who looks is in. */
export function isVisible(db: Db, onlooker: Onlooker) {
  const ofTeam = eq(discussions.teamId, onlooker.teamId);
  if (onlooker.accountId === null) return ofTeam;
  const own = db
    .select({ accountId: people.accountId })
    .from(people)
    .where(and(eq(people.discussionId, discussions.id), isSelf(onlooker)));
  return and(ofTeam, or(eq(discussions.isPrivate, false), exists(own)));
}

function isSelf({ teamId, accountId }: Onlooker) {
  return and(eq(people.teamId, teamId), eq(people.accountId, accountId ?? 0));
}

function isShownBy(filter: Filter) {
  if (filter === "All") return undefined;
  return filter === "Open" ? isNull(discussions.closedAt) : isNotNull(discussions.closedAt);
}

const filterCounts = {
  All: count(),
  Open: sql<number>`count(*) filter (where ${isShownBy("Open")})`.mapWith(Number),
  Closed: sql<number>`count(*) filter (where ${isShownBy("Closed")})`.mapWith(Number),
};

/** By its subject or by what was said in it, whose lines lists show as one. */
function matches(db: Db, search: string) {
  if (!search) return undefined;
  const words = sql`regexp_replace(${messages.text}, '\\s+', ' ', 'g')`;
  const said = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        ...[eq(messages.teamId, discussions.teamId), eq(messages.discussionId, discussions.id)],
        contains(words, search),
      ),
    );
  return or(contains(discussions.subject, search), exists(said));
}
