/** Everything done with the installation's secret key. Each purpose has a key of its own. */
export type Secrets = {
  /** AES-256-GCM; `place` (for example "users.mfa_secret|12") must be the same to decrypt. */
  encrypt(text: string, place: string): string;
  decrypt(sealed: string, place: string): string;
  /** HMAC-SHA-256 in base64url. */
  sign(purpose: string, text: string): string;
};
