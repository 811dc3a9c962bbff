import { BRAND, type LetterKinds, momentOf } from "#core/letter.ts";
import { resetPage } from "#modules/password-reset/password-reset.ts";

const CODE_MS = 10 * 60 * 1000;
const NOT_YOU = "If it was not you, choose a new password at once and tell the admin of your team.";

export const openidLetters: LetterKinds = {
  openid_code: {
    worthMs: CODE_MS,
    draft: ({ payload: { code = "" } }) => ({
      subject: `Your ${BRAND} code`,
      before: ["Type this code where you were asked for it, to open your account:"],
      code,
      after: [
        "It works once, within 10 minutes, and only in the browser that asked for it.",
        "If you did not ask for a code, there is nothing to do: without it no account is opened.",
      ],
    }),
  },
  openid_linked: {
    draft: ({ at, payload: { provider = "" } }, { settings }) => ({
      subject: `${provider} was linked to your account`,
      before: [
        `Since ${momentOf(at)} you can sign in to ${BRAND} with ${provider}.`,
        `${NOT_YOU} ${provider} is disconnected again under Account.`,
      ],
      link: resetPage(settings),
    }),
  },
  openid_unlinked: {
    draft: ({ at, payload: { provider = "" } }, { settings }) => ({
      subject: `${provider} was disconnected from your account`,
      before: [`Since ${momentOf(at)} ${provider} no longer signs you in to ${BRAND}.`, NOT_YOU],
      link: resetPage(settings),
    }),
  },
};
