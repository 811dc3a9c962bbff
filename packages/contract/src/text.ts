import * as z from "zod/mini";

/** Lone surrogates and NUL cannot be stored; they never come from a keyboard. */
const STORABLE = /^(?:[^\0\uD800-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF])*$/;

const UNSTORABLE = "Some characters here cannot be stored.";

/** What breaks a line, what has no shape of its own, and what turns the text after it around. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

const NOT_ONE_LINE = "Use one line, without control characters.";

/** Something to see: spaces of any kind and marks without width are no name. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Several lines of text a person types: trimmed, storable, bounded. */
export function lines(lengthMax: number) {
  const tooLong = `Use at most ${lengthMax} characters.`;
  return z.string().check(
    // Measured before it is looked at closely, so that no text is too long to look at.
    z.maxLength(lengthMax * 2, tooLong),
    z.trim(),
    z.maxLength(lengthMax, tooLong),
    z.regex(STORABLE, UNSTORABLE),
  );
}

export function requiredLines(lengthMax: number, message: string) {
  return lines(lengthMax).check(z.regex(VISIBLE, message));
}

/** The same on one line, as names are: they stand in lists, in mails and in the words of others. */
export function line(lengthMax: number) {
  return lines(lengthMax).check(z.regex(ONE_LINE, NOT_ONE_LINE));
}

export function requiredLine(lengthMax: number, message: string) {
  return line(lengthMax).check(z.regex(VISIBLE, message));
}

/** "Australia/Sydney", as the time zone database names them; whether there is such a one the server knows. */
export const timeZone = line(64);

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

export const acceptedTerms = z.literal(true, "Accept them to go on.");
