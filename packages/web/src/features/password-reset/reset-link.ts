import { checkPasswordReset, INVALID_RESET_LINK } from "@app/contract/password-reset";
import { ApiError, call } from "#lib/api.ts";

/** The three parts of a mailed link, as its address carries them. */
export type ResetLink = { userId: number; timestamp: number; hash: string };

/** Says what is wrong with a link, or nothing when a new password can be chosen by it. */
export async function problemOf(link: ResetLink): Promise<string | undefined> {
  if (!Number.isSafeInteger(link.userId) || !Number.isSafeInteger(link.timestamp)) {
    return INVALID_RESET_LINK;
  }
  try {
    await call(checkPasswordReset, { params: link });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
    return error.errors[0]?.message ?? INVALID_RESET_LINK;
  }
}
