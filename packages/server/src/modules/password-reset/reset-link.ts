import { createHash } from "node:crypto";
import { isSameText, type Secrets } from "#core/secrets.ts";

/** Everything that must not have changed since the link was made. */
export type ResetState = {
  id: number;
  passwordHash: string | null;
  securityStamp: string;
  resetNonce: string;
};

const LIFE_MS = 60 * 60 * 1000;
/** Clocks of several servers differ a little. */
const EARLY_MS = 60 * 1000;

/**
 * The last part of a link:
 *
 *   HMAC(key, "reset1|user|timestamp|fingerprint of password hash, security stamp and nonce")
 *
 * Using it changes the first two and asking for another changes the third, so a link works once
 * and only the newest works, with nothing about it stored.
 */
export function resetHash(secrets: Secrets, user: ResetState, timestamp: number): string {
  const { id, passwordHash, securityStamp, resetNonce } = user;
  const state = JSON.stringify([passwordHash, securityStamp, resetNonce]);
  const fingerprint = createHash("sha256").update(state).digest("base64url");
  return secrets.sign("password-reset", `reset1|${id}|${timestamp}|${fingerprint}`);
}

export function isFreshReset(timestamp: number, now: Date): boolean {
  const age = now.getTime() - timestamp;
  return age >= -EARLY_MS && age <= LIFE_MS;
}

export function isRightReset(
  secrets: Secrets,
  user: ResetState,
  { timestamp, hash }: { timestamp: number; hash: string },
): boolean {
  return isSameText(hash, resetHash(secrets, user, timestamp));
}
