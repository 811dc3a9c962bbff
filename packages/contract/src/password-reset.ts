import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { chosenPassword, email } from "./text.ts";

/** The three parts of a mailed link. Nonsense becomes a link that is wrong, like any other. */
const resetLink = z.object({
  userId: z.coerce.number<string | number>().int().min(0).max(2_147_483_647).catch(0),
  /** Milliseconds since 1970, when the link was made. */
  timestamp: z.coerce.number<string | number>().int().min(0).max(Number.MAX_SAFE_INTEGER).catch(0),
  hash: z.string().max(200).catch(""),
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
  body: resetLink.extend({ newPassword: chosenPassword }).strict(),
  data: z.null(),
});

export const INVALID_RESET_LINK = "Invalid reset password link.";
