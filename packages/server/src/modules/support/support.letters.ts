import { BRAND, type DueMail, type LetterKinds, type LetterParts } from "#core/letter.ts";

const linkTo = ({ payload }: DueMail, { settings }: LetterParts, label: string) => ({
  label,
  url: `${settings.publicUrl}/app/support/${payload.discussionId}`,
});

/** Line by line, as it was written. */
const quoteOf = ({ payload }: DueMail) => ({ quote: payload.text ?? "" });

/** Subjects are our own words alone: what people write stands inside. */
export const supportLetters: LetterKinds = {
  support_answer: {
    draft: (mail, parts) => ({
      subject: `${BRAND} support has answered`,
      before: [
        `${mail.payload.byName} of ${BRAND} support answered “${mail.payload.subject}”:`,
        quoteOf(mail),
      ],
      link: linkTo(mail, parts, "Read and reply"),
    }),
  },
  support_reply: {
    draft: (mail, parts) => ({
      subject: "A reply in a discussion with support",
      before: [`${mail.payload.byName} wrote in “${mail.payload.subject}”:`, quoteOf(mail)],
      link: linkTo(mail, parts, "Read and reply"),
    }),
  },
  support_invite: {
    draft: (mail, parts) => ({
      subject: "You are invited to a discussion with support",
      before: [
        `${mail.payload.byName} invites you to the discussion “${mail.payload.subject}” with ${BRAND} support.`,
      ],
      link: linkTo(mail, parts, "Open the discussion"),
    }),
  },
};
