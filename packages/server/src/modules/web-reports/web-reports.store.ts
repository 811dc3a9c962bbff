import assert from "node:assert/strict";
import { and, count, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { clients } from "#db/schema/clients.ts";
import { models } from "#db/schema/models.ts";
import { reportFollowers, reportShares } from "#db/schema/report-notes.ts";
import { reportEditions, webReports } from "#db/schema/web-reports.ts";
import { contains, matchRank } from "#db/text-search.ts";

/** A model and the team it is of, which need not be the asker's. */
export type Of = { modelId: number; teamId: number };

const columns = {
  id: webReports.id,
  modelId: webReports.modelId,
  teamId: webReports.teamId,
  title: webReports.title,
  version: webReports.version,
  createdAt: webReports.createdAt,
  updatedAt: webReports.updatedAt,
  updatedByName: webReports.updatedByName,
  edition: webReports.edition,
  noteCount: webReports.noteCount,
  publishedAt: reportEditions.publishedAt,
  publishedByName: reportEditions.publishedByName,
  modelVersion: reportEditions.modelVersion,
};

const isOfReport = eq(reportShares.reportId, webReports.id);

/** What became of a report among its readers; an ended share goes on counting as opened. */
const reach = {
  shareCount: sql<number>`(select count(*)::int from ${reportShares} where ${isOfReport} and ${isNull(reportShares.revokedAt)})`,
  openedCount: sql<number>`(select coalesce(sum(${reportShares.openedCount}), 0)::int from ${reportShares} where ${isOfReport})`,
};

export type ListedRow = Awaited<ReturnType<typeof selectPage>>[number];
export type Row = Omit<ListedRow, keyof typeof reach>;
export type WholeRow = NonNullable<Awaited<ReturnType<typeof select>>>;

const isNewest = and(
  eq(reportEditions.reportId, webReports.id),
  eq(reportEditions.edition, webReports.edition),
);

/** The one changed last first. */
export function selectPage(db: Db, of: Of, page: { offset: number; limit: number }) {
  return db
    .select({ ...columns, ...reach })
    .from(webReports)
    .leftJoin(reportEditions, isNewest)
    .where(isOf(of))
    .orderBy(desc(webReports.updatedAt), desc(webReports.id))
    .offset(page.offset)
    .limit(page.limit);
}

/** By words of their title, model and client, of models that are the asker's team's or granted to the asker, which row-level security says. */
export function selectFound(db: Db, { search, limit }: { search: string; limit: number }) {
  return db
    .select({
      ...{ id: webReports.id, title: webReports.title },
      ...{ modelId: models.id, modelName: models.name, clientName: clients.name },
      isPublished: sql<boolean>`${webReports.edition} is not null`,
    })
    .from(webReports)
    .innerJoin(models, and(eq(models.id, webReports.modelId), isNull(models.deletedAt)))
    .leftJoin(clients, and(eq(clients.id, models.clientId), isNull(clients.deletedAt)))
    .where(
      or(
        contains(webReports.title, search),
        contains(sql`concat_ws(' ', ${webReports.title}, ${models.name}, ${clients.name})`, search),
      ),
    )
    .orderBy(matchRank(webReports.title, search), desc(webReports.updatedAt), desc(webReports.id))
    .limit(limit);
}

export async function countOf(db: Db, of: Of) {
  const [row] = await db.select({ count: count() }).from(webReports).where(isOf(of));
  return row?.count ?? 0;
}

/** Of a model that the asker may see, which row-level security says, and that is not deleted. */
export async function select(db: Db, id: number) {
  const [row] = await db
    .select({ ...columns, document: webReports.document })
    .from(webReports)
    .innerJoin(models, and(eq(models.id, webReports.modelId), isNull(models.deletedAt)))
    .leftJoin(reportEditions, isNewest)
    .where(eq(webReports.id, id));
  return row;
}

/** Which of these the asker may know of: row-level security says. */
export async function selectKnown(db: Db, ids: number[]) {
  const rows = await db
    .select({ id: webReports.id })
    .from(webReports)
    .where(inArray(webReports.id, ids));
  return rows.map(({ id }) => id);
}

type Draft = Pick<typeof webReports.$inferInsert, "title" | "document" | "updatedByName">;

export async function insert(db: Db, of: Of, draft: Draft, now: Date) {
  const [row] = await db
    .insert(webReports)
    .values({ ...of, ...draft, createdAt: now, updatedAt: now })
    .returning({ id: webReports.id });
  assert(row, "an inserted report did not come back");
  return row.id;
}

export async function update(db: Db, of: Of, id: number, draft: Draft, now: Date) {
  await db
    .update(webReports)
    .set({ ...draft, updatedAt: now, version: sql`${webReports.version} + 1` })
    .where(and(isOf(of), eq(webReports.id, id)));
}

/** Publishing is no change of the report: its version stays. */
export async function setEdition(db: Db, of: Of, id: number, edition: number) {
  await db
    .update(webReports)
    .set({ edition })
    .where(and(isOf(of), eq(webReports.id, id)));
}

/** With all that was published of it and all its shares and notes: they are the report's. */
export async function remove(db: Db, of: Of, id: number) {
  await db.delete(webReports).where(and(isOf(of), eq(webReports.id, id)));
}

export async function isFollower(db: Db, reportId: number, userId: number) {
  const [row] = await db
    .select({ isMailed: reportFollowers.isMailed })
    .from(reportFollowers)
    .where(and(eq(reportFollowers.reportId, reportId), eq(reportFollowers.userId, userId)));
  return row?.isMailed ?? false;
}

export type OfReport = Of & { reportId: number };

/** What somebody chose before stays, unless they choose now. */
export async function setFollower(db: Db, of: OfReport, userId: number, isMailed?: boolean) {
  const insert = db.insert(reportFollowers).values({ ...of, userId, isMailed: isMailed ?? true });
  const target = [reportFollowers.reportId, reportFollowers.userId];
  await (isMailed === undefined
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target, set: { isMailed } }));
}

/** What was seen stays seen; whoever only reads is not told by mail. */
export async function setSeenBy(db: Db, of: OfReport, userId: number, seenNoteId: number) {
  await db
    .insert(reportFollowers)
    .values({ ...of, userId, isMailed: false, seenNoteId })
    .onConflictDoUpdate({
      target: [reportFollowers.reportId, reportFollowers.userId],
      set: { seenNoteId: sql`greatest(${reportFollowers.seenNoteId}, excluded.seen_note_id)` },
    });
}

function isOf({ modelId, teamId }: Of) {
  return and(eq(webReports.modelId, modelId), eq(webReports.teamId, teamId));
}
