import type { FieldError } from "@app/contract/envelope";
import { useState } from "react";
import { ApiError, call, noAnswer } from "#lib/api.ts";

export type Credentials = { email: string; password: string };

/**
 * Checks the two fields by the contract, sends them, and keeps what was wrong. Written without a
 * form library: everybody loads the sign-in page first, and two fields do not need one. The contract
 * itself is fetched when they are sent; the page after this one needs it too.
 */
export function useSignIn(onAnswer: (authSessionUuid: string | null) => Promise<void>) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isPending, setIsPending] = useState(false);

  async function send(credentials: Credentials): Promise<readonly FieldError[]> {
    try {
      const { loginUser } = await fetchContract();
      const checked = loginUser.body.safeParse(credentials);
      if (!checked.success) return checked.error.issues.map(toFieldError);
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

/** On a broken line it does not come, which is as if nobody had answered. */
async function fetchContract() {
  try {
    return await import("@app/contract/session");
  } catch {
    throw noAnswer();
  }
}

function toFieldError({ path, message }: { path: readonly PropertyKey[]; message: string }) {
  return { key: String(path[0] ?? "root"), message };
}
