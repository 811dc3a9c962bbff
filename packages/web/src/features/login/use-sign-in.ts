import type { FieldError } from "@app/contract/envelope";
import { loginUser } from "@app/contract/session";
import { useState } from "react";
import { ApiError, call } from "#lib/api.ts";

export type Credentials = { email: string; password: string };

/**
 * Checks the two fields by the contract, sends them, and keeps what was wrong. Written without a
 * form library: everybody loads the sign-in page first, and two fields do not need one.
 */
export function useSignIn(onAnswer: (authSessionUuid: string | null) => Promise<void>) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isPending, setIsPending] = useState(false);

  async function send(credentials: Credentials): Promise<readonly FieldError[]> {
    const checked = loginUser.body.safeParse(credentials);
    if (!checked.success) return checked.error.issues.map(toFieldError);
    try {
      const { authSessionUuid } = await call(loginUser, { body: checked.data });
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

function toFieldError({ path, message }: { path: readonly PropertyKey[]; message: string }) {
  return { key: String(path[0] ?? "root"), message };
}
