import type { DueMail, LetterKinds } from "#core/letter.ts";
import { findByEmail, keyedLink } from "#modules/report-shares/report-shares.ts";
import * as store from "./note-letters.store.ts";

/** The rest of a note, and the rest of the notes, are read at the report. */
const TEXT_LENGTH_MAX = 400;
const NOTES_MAX = 10;

/**
 * What was written is read when the letter is: what its author has taken back is not told.
 * Subjects are our own words alone: what people write stands inside.
 */
export const reportNoteLetters: LetterKinds = {
  report_note: {
    async draft({ payload }, { storage, settings }) {
      const { reportId, userId } = payload;
      const title = await store.selectTitle(storage, Number(reportId));
      const notes = await store.selectForMember(storage, coveredBy(payload), Number(userId));
      if (title === undefined || notes.length === 0) return undefined;
      const url = `${settings.publicUrl}/app/view_report/${reportId}`;
      return {
        subject: notes.length > 1 ? "Notes at a report of yours" : "A note at a report of yours",
        before: told(notes, `wrote at the report “${title}”`),
        link: { label: "Read and reply", url },
        stop: { label: "To be told no more of notes at this report", url: `${url}?mails=off` },
      };
    },
  },
  report_reply: {
    async draft({ payload, at }, { storage, settings }) {
      const { email = "", reportId, shareId } = payload;
      const share = await findByEmail(storage, Number(reportId), email, at);
      const replies = await store.selectForShare(storage, coveredBy(payload), Number(shareId));
      if (!share || replies.length === 0) return undefined;
      const url = await keyedLink({ storage, settings }, share, at);
      return {
        subject: replies.length > 1 ? "Replies to your notes" : "A reply to your note",
        before: told(
          replies,
          `replied to your note at the report “${share.title}” of ${share.teamName}`,
        ),
        link: { label: "Open the report", url },
        stop: { label: "To be told no more of replies", url: `${url}&mails=off` },
      };
    },
  },
};

function coveredBy({ reportId, from, closesAt = "" }: DueMail["payload"]): store.Covered {
  return { reportId: Number(reportId), from: Number(from), closesAt };
}

/** Who wrote what; the first time with where it was. */
function told(notes: store.Words[], deed: string) {
  const lines = notes.slice(0, NOTES_MAX).flatMap(({ authorName, text }, index) => {
    const shown = text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX)}…` : text;
    return [index === 0 ? `${authorName} ${deed}:` : `${authorName}:`, `“${shown}”`];
  });
  const moreCount = notes.length - NOTES_MAX;
  return moreCount > 0 ? [...lines, `And ${moreCount} more at the report.`] : lines;
}
