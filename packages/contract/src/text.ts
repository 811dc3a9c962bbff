import * as z from "zod/mini";

/** Lone surrogates and NUL cannot be stored; they never come from a keyboard. */
const STORABLE = /^(?:[^\0\uD800-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF])*$/;

const UNSTORABLE = "Some characters here cannot be stored.";

/** A line of text a person types: trimmed, storable, bounded. */
export function line(lengthMax: number) {
  const tooLong = `Use at most ${lengthMax} characters.`;
  return z.string().check(
    // Measured before it is looked at closely, so that no text is too long to look at.
    z.maxLength(lengthMax * 2, tooLong),
    z.trim(),
    z.maxLength(lengthMax, tooLong),
    z.regex(STORABLE, UNSTORABLE),
  );
}

export function requiredLine(lengthMax: number, message: string) {
  return line(lengthMax).check(z.minLength(1, message));
}

const EMAIL_LENGTH_MAX = 254;

export const email = z.pipe(
  line(EMAIL_LENGTH_MAX).check(z.toLowerCase()),
  z.email("Enter a full address, for example name@firm.com."),
);

export const PASSWORD_LENGTH_MIN = 12;
const PASSWORD_LENGTH_MAX = 128;

/** A password somebody gives to prove who they are: any text, never trimmed. */
export const givenPassword = z
  .string()
  .check(z.minLength(1, "Enter your password."), z.maxLength(1_000, "Too long."));

/** A password somebody chooses; `password-strength.ts` judges what length alone does not tell. */
export const chosenPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_LENGTH_MIN, `Use at least ${PASSWORD_LENGTH_MIN} characters.`),
    z.maxLength(PASSWORD_LENGTH_MAX, `Use at most ${PASSWORD_LENGTH_MAX} characters.`),
    z.regex(STORABLE, UNSTORABLE),
  );

const NOT_A_CODE = "Enter the six digits.";

/** A six-digit code; spaces are forgiven, because authenticator apps show them. */
export const oneTimeCode = z.string().check(
  z.maxLength(20, NOT_A_CODE),
  z.overwrite((code) => code.replaceAll(" ", "")),
  z.regex(/^\d{6}$/, NOT_A_CODE),
);
