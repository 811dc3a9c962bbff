/** What the nouns bring to lists that are kept elsewhere, gathered in the one place that knows them all. */
import type { LetterKinds } from "#core/letter.ts";
import { mfaLetters } from "#modules/mfa/mfa.letters.ts";
import { passwordResetLetters } from "#modules/password-reset/password-reset.letters.ts";

export const letters: LetterKinds = { ...mfaLetters, ...passwordResetLetters };
