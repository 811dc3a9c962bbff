import type { CheckedOf } from "@app/contract/endpoint";
import type { createReportNote, listReportNotes } from "@app/contract/report-viewer";
import type { Browser, Context } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { hashToken } from "#core/secrets.ts";
import { selectShare } from "#modules/report-shares/report-shares.ts";
import { hasBlock } from "#modules/web-reports/web-reports.ts";
import { tellOfNote } from "./note-mails.ts";
import * as store from "./notes.store.ts";
import { openToWrite, openViewed, type Reader, readerKey, type Viewed } from "./open-viewed.ts";

const HOUR_SECONDS = 60 * 60;
const BY_READER = { name: "report.notes", count: 20, windowSeconds: HOUR_SECONDS };
const BY_MEMBER = { name: "report.team_notes", count: 200, windowSeconds: HOUR_SECONDS };
/** More than anybody reads; they are sent whole with their note. */
const REPLIES_MAX = 100;

type Asker = Context & Browser;
/** Which report, by which share, and what proves an author who is not signed in. */
export type Place = { id: number; share: string; session?: string | undefined };

export async function list(
  context: Context,
  place: Place,
  page: Pick<CheckedOf<typeof listReportNotes>["query"], "offset" | "limit">,
) {
  const viewed = await openViewed(context, place.id, place.share);
  const rows = await store.selectPage(context.db, viewed.of, page);
  return { items: await present(context, viewed, place, rows), totalItemCount: viewed.noteCount };
}

type Draft = Pick<CheckedOf<typeof createReportNote>["body"], "text" | "blockId">;

export async function create(context: Asker, place: Place, { text, blockId }: Draft) {
  await takeNote(context, place);
  const viewed = await openToWrite(context, place.id, place.share);
  if (blockId !== null && !(await hasBlock(context.db, viewed.of, viewed.edition, blockId)))
    throw notFound("Block");
  const at = context.now();
  const note = { ...authorIn(viewed.reader, place), text, blockId, createdAt: at };
  const id = await store.insert(context.db, viewed.of, note);
  record(context, "web_report.note", viewed, id);
  announceNote(context, viewed, { id, isReply: false });
  await tellOfNote(context, viewed, { id, at });
  return presentOne(context, viewed, place, id);
}

export async function reply(context: Asker, place: Place, noteId: number, text: string) {
  await takeNote(context, place);
  const viewed = await openToWrite(context, place.id, place.share);
  const note = await findNote(context, viewed, noteId);
  const replies = await store.selectReplies(context.db, viewed.of, [noteId]);
  if (replies.length >= REPLIES_MAX)
    throw new Refusal(409, `A note has at most ${REPLIES_MAX} replies. Write another note.`);
  const at = context.now();
  const draft = { ...authorIn(viewed.reader, place), noteId, text, createdAt: at };
  const id = await store.insert(context.db, viewed.of, draft);
  record(context, "web_report.reply", viewed, id);
  announceNote(context, viewed, { id, isReply: true });
  await tellOfNote(context, viewed, { id, at, repliedTo: note });
  return presentOne(context, viewed, place, noteId);
}

/** A note, or the reply to it that is named. */
type Which = { noteId: number; replyId?: number };

export async function update(context: Context, place: Place, which: Which, text: string) {
  const { viewed, row } = await find(context, place, which);
  if (!isMine(viewed.reader, place, row)) throw notYours();
  await store.update(context.db, viewed.of, row.id, { text, editedAt: context.now() });
  record(context, "web_report.edit_note", viewed, row.id);
  return presentOne(context, viewed, place, which.noteId);
}

/** Under replies a note leaves its place: they are others' words. */
export async function remove(context: Context, place: Place, which: Which) {
  const { viewed, row } = await find(context, place, which);
  if (!isMine(viewed.reader, place, row) && !viewed.reader.canModerate) throw notYours();
  const { db } = context;
  const replies = row.noteId === null ? await store.selectReplies(db, viewed.of, [row.id]) : [];
  if (replies.length > 0) {
    const change = { text: "", deletedAt: context.now(), isPinned: false };
    await store.update(db, viewed.of, row.id, change);
  } else await store.remove(db, viewed.of, row);
  record(context, "web_report.delete_note", viewed, row.id);
  return null;
}

export async function pin(context: Context, place: Place, noteId: number, isPinned: boolean) {
  const { viewed, row } = await find(context, place, { noteId });
  if (!isMine(viewed.reader, place, row) && !viewed.reader.canModerate) throw notYours();
  await store.update(context.db, viewed.of, noteId, { isPinned });
  record(context, isPinned ? "web_report.pin_note" : "web_report.unpin_note", viewed, noteId);
  return presentOne(context, viewed, place, noteId);
}

/** Counted by share and address; commits by itself. */
async function takeNote(context: Asker, { share }: Place) {
  await context.take(context.identity?.member ? BY_MEMBER : BY_READER, readerKey(context, share));
}

/** What others see of an author is decided here, and never taken from what was sent. */
function authorIn(reader: Reader, { session }: Place) {
  const { kind: authorKind, name: authorName } = reader;
  if (reader.kind === "team") return { authorKind, authorName, authorUserId: reader.userId };
  if (session === undefined)
    throw new Refusal(400, "Reload the page and try again.", "report_session_id");
  const { shareId } = reader;
  return { authorKind, authorName, shareId, sessionHash: hashToken(session) };
}

function isMine(reader: Reader, { session }: Place, row: store.Row) {
  if (row.deletedAt !== null) return false;
  const userId = reader.kind === "team" ? reader.userId : null;
  if (userId !== null && row.authorUserId === userId) return true;
  return isProvedBy(session, row);
}

function isProvedBy(session: string | undefined, { sessionHash }: store.Row) {
  return session !== undefined && sessionHash !== null && hashToken(session) === sessionHash;
}

async function find(context: Context, place: Place, { noteId, replyId }: Which) {
  const viewed = await openToWrite(context, place.id, place.share);
  if (replyId === undefined) return { viewed, row: await findNote(context, viewed, noteId) };
  const row = await store.select(context.db, viewed.of, replyId, noteId);
  if (!row) throw notFound("Reply");
  return { viewed, row };
}

async function findNote({ db }: Context, { of }: Viewed, noteId: number) {
  const row = await store.select(db, of, noteId);
  if (!row || row.deletedAt !== null) throw notFound("Note");
  return row;
}

function notYours() {
  return new Refusal(403, "Only its author can change this.");
}

function record(context: Context, action: string, { of, title }: Viewed, noteId: number) {
  const { reportId: subjectId, teamId } = of;
  context.audit({ action, subjectId, subjectName: title, teamId, after: { noteId } });
}

/** Not what it says: its author may yet take that back. */
function announceNote(
  { announce }: Context,
  { of: { reportId, teamId }, title }: Viewed,
  note: { id: number; isReply: boolean },
) {
  const data = { note, report: { id: reportId, name: title } };
  announce({ type: "note.added", data, teamId, page: `/view_report/${reportId}` });
}

async function presentOne(context: Context, viewed: Viewed, place: Place, id: number) {
  const row = await store.select(context.db, viewed.of, id);
  const [note] = row ? await present(context, viewed, place, [row]) : [];
  if (!note) throw notFound("Note");
  return note;
}

async function present(context: Context, viewed: Viewed, place: Place, rows: store.Row[]) {
  const { db } = context;
  const { of, reader } = viewed;
  const ids = rows.map(({ id }) => id);
  const replies = await store.selectReplies(db, of, ids);
  const seen = await seenBy(context, viewed);
  const words = (row: store.Row) => {
    const mine = isMine(reader, place, row);
    return {
      ...{ id: row.id, text: row.text, authorName: row.authorName, authorKind: row.authorKind },
      createdAt: row.createdAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      isMine: mine,
      isUnread: seen !== undefined && !mine && row.id > seen,
      report_session_id: isProvedBy(place.session, row) ? (place.session ?? null) : null,
    };
  };
  return rows.map((row) => ({
    ...words(row),
    ...{ blockId: row.blockId, isPinned: row.isPinned, isDeleted: row.deletedAt !== null },
    replies: replies.filter(({ noteId }) => noteId === row.id).map(words),
  }));
}

/** Undefined for a guest: links are anybody's, and what one has read another has not. So it is for staff. */
async function seenBy({ db }: Context, { of, reader }: Viewed) {
  if (reader.kind === "team")
    return reader.userId === null ? undefined : store.selectSeen(db, of, reader.userId);
  if (reader.kind === "reader") return (await selectShare(db, of, reader.shareId))?.seenNoteId ?? 0;
  return undefined;
}
