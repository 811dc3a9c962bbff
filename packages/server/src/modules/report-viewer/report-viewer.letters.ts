import type { LetterKinds } from "#core/letter.ts";
import { findByEmail, keyedLink } from "#modules/report-shares/report-shares.ts";

/** Subjects are our own words alone: what people write stands inside. */
export const reportNoteLetters: LetterKinds = {
  report_note: {
    draft: ({ payload }, { settings }) => ({
      subject: "A note at a report of yours",
      before: [`${payload.byName} wrote at the report “${payload.title}”:`, `“${payload.text}”`],
      link: {
        label: "Read and reply",
        url: `${settings.publicUrl}/app/view_report/${payload.reportId}`,
      },
      stop: {
        label: "To be told no more of notes at this report",
        url: `${settings.publicUrl}/app/view_report/${payload.reportId}?mails=off`,
      },
    }),
  },
  report_reply: {
    async draft({ payload, at }, { storage, settings }) {
      const { email = "", reportId } = payload;
      const share = await findByEmail(storage, Number(reportId), email, at);
      if (!share) return undefined;
      const url = await keyedLink({ storage, settings }, share, at);
      return {
        subject: "A reply to your note",
        before: [
          `${payload.byName} replied to your note at the report “${share.title}” of ${share.teamName}:`,
          `“${payload.text}”`,
        ],
        link: { label: "Open the report", url },
        stop: { label: "To be told no more of replies", url: `${url}&mails=off` },
      };
    },
  },
};
