import type { DataOf } from "@app/contract/endpoint";
import {
  createReportNote,
  createReportReply,
  deleteReportNote,
  deleteReportReply,
  listReportNotes,
  markReportSeen,
  pinReportNote,
  updateReportNote,
  updateReportReply,
} from "@app/contract/report-viewer";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { readerSession } from "./reader-session.ts";

export type Note = DataOf<typeof createReportNote>;
export type Reply = Note["replies"][number];

/** Which report, and the key it is opened with. */
export type ReportPlace = { id: number; share: string };

const PAGE_SIZE = 50;
/** Somebody may answer while the page is open. */
const REFRESH_MS = 30_000;

export function notesQuery({ id, share }: ReportPlace) {
  return infiniteQueryOptions({
    queryKey: [listReportNotes.path, { id, share }] as const,
    queryFn: ({ pageParam: offset, signal }) =>
      call(
        listReportNotes,
        {
          params: { id },
          query: { share, report_session_id: readerSession(), offset, limit: PAGE_SIZE },
        },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ totalItemCount }, pages) => {
      const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
      return loaded < totalItemCount ? loaded : undefined;
    },
    refetchInterval: REFRESH_MS,
  });
}

/** Everything a reader can do with notes; each carries the share and what proves an author. */
export function notesCalls({ id, share }: ReportPlace) {
  const query = { share };
  const report_session_id = readerSession();
  const proved = { share, report_session_id };
  return {
    add: (text: string, blockId: string | null) =>
      call(createReportNote, { params: { id }, query, body: { text, blockId, report_session_id } }),
    reply: (noteId: number, text: string) =>
      call(createReportReply, { params: { id, noteId }, query, body: { text, report_session_id } }),
    edit: (noteId: number, text: string) =>
      call(updateReportNote, { params: { id, noteId }, query, body: { text, report_session_id } }),
    editReply: (noteId: number, replyId: number, text: string) =>
      call(updateReportReply, {
        params: { id, noteId, replyId },
        query,
        body: { text, report_session_id },
      }),
    remove: (noteId: number) => call(deleteReportNote, { params: { id, noteId }, query: proved }),
    removeReply: (noteId: number, replyId: number) =>
      call(deleteReportReply, { params: { id, noteId, replyId }, query: proved }),
    pin: (noteId: number, isPinned: boolean) =>
      call(pinReportNote, { params: { id, noteId }, query, body: { isPinned, report_session_id } }),
    markSeen: (noteId: number) => call(markReportSeen, { params: { id }, query, body: { noteId } }),
  };
}

export type NotesCalls = ReturnType<typeof notesCalls>;
