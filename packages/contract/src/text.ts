import { z } from "zod";

/** Lone surrogates and NUL cannot be stored; they never come from a keyboard. */
const STORABLE = /^(?:[^\0\uD800-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF])*$/;

/** A line of text a person types: trimmed, storable, bounded. */
export function line(lengthMax: number) {
  return z
    .string()
    .max(lengthMax * 2, `Use at most ${lengthMax} characters.`)
    .trim()
    .max(lengthMax, `Use at most ${lengthMax} characters.`)
    .regex(STORABLE, "Some characters here cannot be stored.");
}

export function requiredLine(lengthMax: number, message: string) {
  return line(lengthMax).min(1, message);
}

const EMAIL_LENGTH_MAX = 254;

export const email = line(EMAIL_LENGTH_MAX)
  .toLowerCase()
  .pipe(z.email("Enter a full address, for example name@firm.com."));

export const PASSWORD_LENGTH_MIN = 12;
const PASSWORD_LENGTH_MAX = 128;

/** A password somebody gives to prove who they are: any text, never trimmed. */
export const givenPassword = z.string().min(1, "Enter your password.").max(1_000, "Too long.");

/** A password somebody chooses. Length is what makes it strong, so length is what we ask for. */
export const chosenPassword = z
  .string()
  .min(PASSWORD_LENGTH_MIN, `Use at least ${PASSWORD_LENGTH_MIN} characters.`)
  .max(PASSWORD_LENGTH_MAX, `Use at most ${PASSWORD_LENGTH_MAX} characters.`)
  .regex(STORABLE, "Some characters here cannot be stored.");

/** A six-digit code; spaces are forgiven, because authenticator apps show them. */
export const oneTimeCode = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(" ", ""))
  .pipe(z.string().regex(/^\d{6}$/, "Enter the six digits."));
