import { BRAND, type LetterKinds, momentOf } from "#core/letter.ts";
import { resetLinkFor, resetPage } from "./password-reset.ts";

const LINK_MS = 60 * 60 * 1000;

export const passwordResetLetters: LetterKinds = {
  reset_request: {
    worthMs: LINK_MS,
    async draft({ outboxId, payload: { email = "" }, at }, { storage, secrets, settings }) {
      const { publicUrl } = settings;
      const parts = { storage, secrets, publicUrl };
      const { url, isForNobody } = await resetLinkFor(parts, { outboxId, email, at });
      return {
        isForNobody,
        subject: "Reset your password",
        before: [
          `Somebody, most likely you, asked to reset the password of your ${BRAND} account.`,
          "Open this link within 60 minutes to choose a new one. Only the newest link works, and once.",
        ],
        link: { label: "Choose a new password", url },
        after: ["If it was not you, ignore this e-mail. Your password stays as it is."],
      };
    },
  },
  password_changed: {
    draft: ({ at }, { settings }) => ({
      subject: "Your password was changed",
      before: [
        `The password of your ${BRAND} account was changed on ${momentOf(at)}. Other devices were signed out.`,
        "If it was you, there is nothing to do. If not, choose a new password at once and tell the admin of your team.",
      ],
      link: resetPage(settings),
    }),
  },
};
