import * as z from "zod/mini";
import { type BodyLimits, endpoint } from "./endpoint.ts";
import { bytesOf, NOTE_BYTES_MAX } from "./note-length.ts";
import { ID_MAX, idParams, pageOf, wholeNumber } from "./paging.ts";
import { email, requiredLines } from "./text.ts";

/**
 * What a reader without an account calls. A share that is revoked, expired, cut short, of another
 * report or missing gives one answer, that of a report which never was. Whoever sees the report's model reads
 * it signed in, without a share.
 */
const access = "anonymous";
const share = z._default(z.string(), "");
const shareQuery = z.strictObject({ share });

const noteParams = z.object({ id: wholeNumber(1, ID_MAX), noteId: wholeNumber(1, ID_MAX) });
const replyParams = z.object({
  id: wholeNumber(1, ID_MAX),
  noteId: wholeNumber(1, ID_MAX),
  replyId: wholeNumber(1, ID_MAX),
});

const TOO_LONG = "Use at most 10 kB.";
/** Measured before it is trimmed, so that every note that is too long gets one answer. */
const typedText = z.string().check(z.maxLength(NOTE_BYTES_MAX * 2, TOO_LONG));
const noteText = z.pipe(
  typedText,
  requiredLines(NOTE_BYTES_MAX * 2, "Enter a note.").check(
    z.refine((text) => bytesOf(text) <= NOTE_BYTES_MAX, TOO_LONG),
  ),
);

const BODY_BYTES_MAX = 128 * 1024;
/** JSON spells a letter with six at most; whoever sends more than that is told how long a note may be. */
const NOTE_LIMITS: BodyLimits = {
  ...{ bytesMax: BODY_BYTES_MAX, usualBytes: BODY_BYTES_MAX },
  ...{ keysMax: 10, depthMax: 3 },
};

/**
 * Made by the browser and kept there: proves that a note is its author's, where nobody is signed in.
 * Only its hash is kept, and nobody else is ever told it.
 */
const sessionId = z.string().check(z.regex(/^[\w-]{22,100}$/, "Reload the page and try again."));
const ownSession = z.optional(sessionId);

const reply = z.object({
  id: z.int(),
  text: z.string(),
  authorName: z.string(),
  authorKind: z.enum(["team", "reader", "guest"]),
  createdAt: z.iso.datetime(),
  editedAt: z.nullable(z.iso.datetime()),
  isMine: z.boolean(),
  isUnread: z.boolean(),
  /** Sent back to its author alone; null in what others wrote. */
  report_session_id: z.nullable(z.string()),
});

const note = z.extend(reply, {
  blockId: z.nullable(z.string()),
  isPinned: z.boolean(),
  /** Its text is gone; the replies stay. */
  isDeleted: z.boolean(),
  replies: z.array(reply),
});

export const listReportNotes = endpoint({
  method: "GET",
  path: "/report_viewer/report/{id}/note",
  summary: "Notes with their replies: pinned ones, then the newest first.",
  access,
  params: idParams,
  query: z.strictObject({
    share,
    report_session_id: ownSession,
    offset: z._default(wholeNumber(0, 1_000_000), 0),
    limit: z._default(wholeNumber(1, 100), 10),
  }),
  data: pageOf(note),
});

export const createReportNote = endpoint({
  method: "POST",
  path: "/report_viewer/report/{id}/note",
  summary: "Write a note at a report or at a block of it.",
  access,
  // It would stand before the client's readers: staff in a customer's place read what is written, and write nothing.
  isCustomersAlone: true,
  params: idParams,
  query: shareQuery,
  limits: NOTE_LIMITS,
  body: z.strictObject({
    text: noteText,
    blockId: z._default(z.nullable(z.string().check(z.regex(/^[\w-]{1,40}$/))), null),
    report_session_id: ownSession,
  }),
  data: note,
});

export const updateReportNote = endpoint({
  method: "PUT",
  path: "/report_viewer/report/{id}/note/{noteId}",
  summary: "Change the text of a note of one's own.",
  access,
  isCustomersAlone: true,
  params: noteParams,
  query: shareQuery,
  limits: NOTE_LIMITS,
  body: z.strictObject({ text: noteText, report_session_id: ownSession }),
  data: note,
});

export const deleteReportNote = endpoint({
  method: "DELETE",
  path: "/report_viewer/report/{id}/note/{noteId}",
  summary: "Delete a note of one's own, or as whoever publishes the report.",
  access,
  isCustomersAlone: true,
  params: noteParams,
  query: z.strictObject({ share, report_session_id: ownSession }),
  data: z.null(),
});

export const pinReportNote = endpoint({
  method: "PUT",
  path: "/report_viewer/report/{id}/note/{noteId}/set_pinned",
  summary: "Keep a note above the others, or let it go.",
  access,
  isCustomersAlone: true,
  params: noteParams,
  query: shareQuery,
  body: z.strictObject({ isPinned: z.boolean(), report_session_id: ownSession }),
  data: note,
});

export const createReportReply = endpoint({
  method: "POST",
  path: "/report_viewer/report/{id}/note/{noteId}/reply",
  summary: "Reply to a note.",
  access,
  isCustomersAlone: true,
  params: noteParams,
  query: shareQuery,
  limits: NOTE_LIMITS,
  body: z.strictObject({ text: noteText, report_session_id: ownSession }),
  data: note,
});

export const updateReportReply = endpoint({
  method: "PUT",
  path: "/report_viewer/report/{id}/note/{noteId}/reply/{replyId}",
  summary: "Change the text of a reply of one's own.",
  access,
  isCustomersAlone: true,
  params: replyParams,
  query: shareQuery,
  limits: NOTE_LIMITS,
  body: z.strictObject({ text: noteText, report_session_id: ownSession }),
  data: note,
});

export const deleteReportReply = endpoint({
  method: "DELETE",
  path: "/report_viewer/report/{id}/note/{noteId}/reply/{replyId}",
  summary: "Delete a reply of one's own, or as whoever publishes the report.",
  access,
  isCustomersAlone: true,
  params: replyParams,
  query: z.strictObject({ share, report_session_id: ownSession }),
  data: z.null(),
});

const ownShare = z.object({
  name: z.string(),
  /** Where it went by mail. */
  email: z.nullable(z.string()),
  expiresAt: z.nullable(z.iso.datetime()),
  /** Told by mail of replies. */
  isMailed: z.boolean(),
});

export const getReportShare = endpoint({
  method: "GET",
  path: "/report_viewer/report/{id}/share",
  summary: "The share that a reader came with.",
  access,
  params: idParams,
  query: shareQuery,
  data: ownShare,
});

export const setReportShareMails = endpoint({
  method: "PUT",
  path: "/report_viewer/report/{id}/share",
  summary: "Whether a reader is told by mail of replies: where a mail's last link leads.",
  access,
  params: idParams,
  query: shareQuery,
  body: z.strictObject({ isMailed: z.boolean() }),
  data: ownShare,
});

export const mailReportShare = endpoint({
  method: "GET",
  path: "/report_viewer/report/{id}/share_by_email",
  summary:
    "Mail the link again to an address the report was shared with. One answer for every address.",
  access,
  params: idParams,
  isChangeByGet: true,
  query: z.strictObject({ share, email }),
  data: z.null(),
});

export const markReportSeen = endpoint({
  method: "POST",
  path: "/report_viewer/report/{id}/seen",
  summary: "Everything up to a note or reply has been read by whoever is known by name.",
  access,
  params: idParams,
  // Staff in a customer's place have read nothing for them.
  isCustomersAlone: true,
  query: shareQuery,
  body: z.strictObject({ noteId: wholeNumber(0, ID_MAX) }),
  data: z.null(),
});
