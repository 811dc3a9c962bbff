import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { ID_MAX, wholeNumber } from "./paging.ts";
import { chosenPassword, email } from "./text.ts";

/** The three parts of a mailed link. Nonsense becomes a link that is wrong, like any other. */
const resetLink = z.object({
  userId: z.catch(wholeNumber(0, ID_MAX), 0),
  /** Milliseconds since 1970, when the link was made. */
  timestamp: z.catch(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
  hash: z.catch(z.string().check(z.maxLength(200)), ""),
});

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/password_reset",
  summary: "Mail a reset link, if somebody has that address. The answer never tells.",
  access: "anonymous",
  body: z.strictObject({ email }),
  data: z.null(),
});

export const checkPasswordReset = endpoint({
  method: "GET",
  path: "/password_reset/{userId}/{timestamp}/{hash}",
  summary: "Check a reset link.",
  access: "anonymous",
  params: resetLink,
  data: z.null(),
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/password_reset/reset",
  summary: "Choose a new password by a reset link. Every device is signed out.",
  access: "anonymous",
  body: z.strictObject({ ...resetLink.shape, newPassword: chosenPassword }),
  data: z.null(),
});

export const INVALID_RESET_LINK = "Invalid reset password link.";
