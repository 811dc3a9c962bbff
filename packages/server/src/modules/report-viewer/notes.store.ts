import assert from "node:assert/strict";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { reportFollowers, reportNotes } from "#db/schema/report-notes.ts";
import { webReports } from "#db/schema/web-reports.ts";

export type Of = { reportId: number; modelId: number; teamId: number };

const columns = {
  id: reportNotes.id,
  noteId: reportNotes.noteId,
  blockId: reportNotes.blockId,
  text: reportNotes.text,
  isPinned: reportNotes.isPinned,
  authorUserId: reportNotes.authorUserId,
  sessionHash: reportNotes.sessionHash,
  shareId: reportNotes.shareId,
  authorKind: reportNotes.authorKind,
  authorName: reportNotes.authorName,
  createdAt: reportNotes.createdAt,
  editedAt: reportNotes.editedAt,
  deletedAt: reportNotes.deletedAt,
};

export type Row = Awaited<ReturnType<typeof selectPage>>[number];

/** Pinned ones, then the newest first: along an index, so that ten of many cost what ten cost. */
export function selectPage(db: Db, of: Of, page: { offset: number; limit: number }) {
  return db
    .select(columns)
    .from(reportNotes)
    .where(and(isOf(of), isNull(reportNotes.noteId)))
    .orderBy(desc(reportNotes.isPinned), desc(reportNotes.id))
    .offset(page.offset)
    .limit(page.limit);
}

/** To these notes, the oldest first. */
export async function selectReplies(db: Db, of: Of, noteIds: number[]) {
  if (noteIds.length === 0) return [];
  return db
    .select(columns)
    .from(reportNotes)
    .where(and(isOf(of), inArray(reportNotes.noteId, noteIds)))
    .orderBy(asc(reportNotes.id));
}

/** A note, or a reply to the note that is named. */
export async function select(db: Db, of: Of, id: number, noteId?: number) {
  const isAt = noteId === undefined ? isNull(reportNotes.noteId) : eq(reportNotes.noteId, noteId);
  const [row] = await db
    .select(columns)
    .from(reportNotes)
    .where(and(isOf(of), eq(reportNotes.id, id), isAt));
  return row;
}

type New = Omit<typeof reportNotes.$inferInsert, keyof Of | "id">;

/** One at a time at a report: whoever is told of all from one note on misses none that was kept later. */
export async function insert(db: Db, of: Of, note: New) {
  await countNote(db, of, note.noteId == null ? 1 : 0);
  const [row] = await db
    .insert(reportNotes)
    .values({ ...of, ...note })
    .returning({ id: reportNotes.id });
  assert(row, "an inserted note did not come back");
  return row.id;
}

type Change = Partial<Pick<New, "text" | "editedAt" | "deletedAt" | "isPinned">>;

export async function update(db: Db, of: Of, id: number, change: Change) {
  await db
    .update(reportNotes)
    .set(change)
    .where(and(isOf(of), eq(reportNotes.id, id)));
}

export async function remove(db: Db, of: Of, { id, noteId }: Pick<Row, "id" | "noteId">) {
  await db.delete(reportNotes).where(and(isOf(of), eq(reportNotes.id, id)));
  if (noteId === null) await countNote(db, of, -1);
}

async function countNote(db: Db, { reportId, teamId }: Of, by: 1 | 0 | -1) {
  await db
    .update(webReports)
    .set({ noteCount: sql`${webReports.noteCount} + ${by}` })
    .where(and(eq(webReports.id, reportId), eq(webReports.teamId, teamId)));
}

/** The newest note or reply that somebody of the team has seen. */
export async function selectSeen(db: Db, { reportId, teamId }: Of, userId: number) {
  const [row] = await db
    .select({ seenNoteId: reportFollowers.seenNoteId })
    .from(reportFollowers)
    .where(
      and(
        ...[eq(reportFollowers.reportId, reportId), eq(reportFollowers.teamId, teamId)],
        eq(reportFollowers.userId, userId),
      ),
    );
  return row?.seenNoteId ?? 0;
}

function isOf({ reportId, teamId }: Of) {
  return and(eq(reportNotes.reportId, reportId), eq(reportNotes.teamId, teamId));
}
