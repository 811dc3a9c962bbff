import { BRAND, type DueMail, type LetterKinds, type LetterParts } from "#core/letter.ts";
import { findByEmail } from "./report-shares.store.ts";
import { keyedLink } from "./share-links.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Both make their key when they are written. The second is asked for by anybody with any address, so
 * whether there is a share is found out here and nowhere earlier.
 */
export const reportShareLetters: LetterKinds = {
  report_shared: {
    async draft(mail, parts) {
      const share = await shareOf(mail, parts);
      return (
        share && {
          subject: "A report is shared with you",
          before: [
            `${share.byName} of ${share.teamName} shares the report “${share.title}” with you.`,
            "You need no account to read it. Whoever has this link can read it too, so keep it to yourself.",
          ],
          link: { label: "Open the report", url: await keyedLink(parts, share, mail.at) },
        }
      );
    },
  },
  report_share_again: {
    worthMs: DAY_MS,
    async draft(mail, parts) {
      const share = await shareOf(mail, parts);
      return (
        share && {
          subject: "Your link to a report",
          before: [
            `Somebody, most likely you, asked ${BRAND} for the link to the report “${share.title}” of ${share.teamName}.`,
          ],
          link: { label: "Open the report", url: await keyedLink(parts, share, mail.at) },
          after: ["If it was not you, ignore this e-mail: nobody else gets the link."],
        }
      );
    },
  },
};

function shareOf({ payload: { reportId, email = "" }, at }: DueMail, { storage }: LetterParts) {
  return findByEmail(storage, Number(reportId), email, at);
}
