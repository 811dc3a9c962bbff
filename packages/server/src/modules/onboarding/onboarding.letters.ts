import { BRAND, type LetterKinds } from "#core/letter.ts";
import { hasUser } from "./onboarding.store.ts";

const CODE_MS = 10 * 60 * 1000;

export const onboardingLetters: LetterKinds = {
  onboarding_code: {
    worthMs: CODE_MS,
    async draft({ payload: { email = "", code = "" } }, { storage, settings }) {
      if (await hasUser(storage, email)) return alreadyHere(settings.publicUrl);
      return {
        subject: `Your ${BRAND} code`,
        before: [`Type this code to open your ${BRAND} account:`],
        code,
        after: [
          "It works once, within 10 minutes, and only in the browser that asked for it.",
          "If you did not ask for it, ignore this e-mail: without the code nothing happens.",
        ],
      };
    },
  },
};

/** Whoever asked learns nothing of this on the screen; the owner of the address does here. */
function alreadyHere(publicUrl: string) {
  return {
    subject: `You have a ${BRAND} account`,
    before: [
      `Somebody, most likely you, began to open a ${BRAND} account with this e-mail address. It has one already, so no code was sent.`,
      "Sign in with it. If you forgot the password, choose a new one there.",
    ],
    link: { label: "Sign in", url: `${publicUrl}/app/login` },
    after: ["If it was not you, there is nothing to do: nobody was told that you have an account."],
  };
}
