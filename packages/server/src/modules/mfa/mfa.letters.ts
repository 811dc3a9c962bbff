import { BRAND, type LetterKinds, momentOf } from "#core/letter.ts";
import { resetPage } from "#modules/password-reset/password-reset.ts";

const CODE_MS = 10 * 60 * 1000;
const NOT_YOU = "If it was not you, choose a new password at once and tell the admin of your team.";

export const mfaLetters: LetterKinds = {
  mfa_code: {
    worthMs: CODE_MS,
    draft: ({ payload: { code = "" } }) => ({
      subject: `Your ${BRAND} code`,
      before: ["Type this code where you were asked for it:"],
      code,
      after: [
        "It works once, within 10 minutes, and only in the browser that asked for it. Nobody at Forecastle will ever ask you for it.",
        "If you did not ask for a code, somebody else may know your password: change it.",
      ],
    }),
  },
  mfa_enabled: {
    draft: ({ at }, { settings }) => ({
      subject: "Multi-factor authentication was switched on",
      before: [
        `Multi-factor authentication was switched on for a ${BRAND} account on ${momentOf(at)}.`,
        "Signing in now takes a code of the authenticator app, or one sent to the backup e-mail. Other devices were signed out.",
        NOT_YOU,
      ],
      link: resetPage(settings),
    }),
  },
  mfa_disabled: {
    draft: ({ at }, { settings }) => ({
      subject: "Multi-factor authentication was switched off",
      before: [
        `Multi-factor authentication was switched off for a ${BRAND} account on ${momentOf(at)}. Signing in takes the password alone again.`,
        NOT_YOU,
      ],
      link: resetPage(settings),
    }),
  },
};
