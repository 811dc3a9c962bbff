import type { FieldError } from "@app/contract/envelope";
import { loginUser } from "@app/contract/session";
import { useState } from "react";
import { ApiError, call } from "#lib/api.ts";

export type Credentials = { email: string; password: string };

/**
 * Sends the two fields and keeps what was wrong. Written without a form library and without schemas:
 * everybody loads the sign-in page first, and the server checks them by the same ones.
 */
export function useSignIn(onAnswer: (authSessionUuid: string | null) => Promise<void>) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isPending, setIsPending] = useState(false);

  async function send(credentials: Credentials): Promise<readonly FieldError[]> {
    try {
      const { authSessionUuid } = await call(loginUser, { body: credentials });
      await onAnswer(authSessionUuid);
      return [];
    } catch (error) {
      if (error instanceof ApiError) return error.errors;
      throw error;
    }
  }

  /** Gives the errors; a second call while the first is under way does nothing. */
  async function signIn(credentials: Credentials) {
    if (isPending) return [];
    setIsPending(true);
    try {
      const found = await send(credentials);
      setErrors(found);
      return found;
    } finally {
      setIsPending(false);
    }
  }

  const messageFor = (key: string) => errors.find((error) => error.key === key)?.message;
  const otherMessages = errors
    .filter(({ key }) => key !== "email" && key !== "password")
    .map(({ message }) => message);
  return { signIn, isPending, messageFor, otherMessages };
}
