import { Secret, TOTP } from "otpauth";

/** What every authenticator app speaks: SHA-1, six digits, a new code every 30 seconds. */
const SCHEME = { algorithm: "SHA1", digits: 6, period: 30 };
const SECRET_BYTES = 20;
/** A phone may be one step ahead or behind. */
const WINDOW_STEPS = 1;
const ISSUER = "Forecastle";

/** A new secret in base 32. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function otpauthUrl(secret: string, email: string): string {
  const totp = new TOTP({ ...SCHEME, issuer: ISSUER, label: email, secret });
  return totp.toString();
}

/** The time step a code belongs to, or null when it is no code of this secret around now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...SCHEME, secret });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
