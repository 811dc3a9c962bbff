/** What signs an address's messages: known to us and to the program behind it. */
import { createHmac, randomBytes } from "node:crypto";
import type { SealedColumn } from "#core/sealed-column.ts";
import type { Secrets } from "#core/secrets.ts";

/** By which programs, and whoever looks for lost secrets, know one. */
const PREFIX = "whsec_";
const KEY_BYTES = 32;

export type OfWebhook = { teamId: number; id: number };

const secretPlace = (place: string) => `webhooks.secret|${place}`;
const placeOf = ({ teamId, id }: OfWebhook) => secretPlace(`${teamId}|${id}`);

/** What a change of the key seals anew. */
export const webhookSecrets: SealedColumn = {
  ...{ table: "webhooks", column: "secret", id: "id" },
  placedBy: "(team_id || '|' || id)",
  placeOf: secretPlace,
};

export function newSecret() {
  return PREFIX + randomBytes(KEY_BYTES).toString("base64");
}

export function sealSecret(secrets: Secrets, of: OfWebhook, secret: string) {
  return secrets.encrypt(secret, placeOf(of));
}

export function openSecret(secrets: Secrets, of: OfWebhook, sealed: string) {
  return secrets.decrypt(sealed, placeOf(of));
}

type Signed = { id: string; at: Date; body: string };

/** The three headers of Standard Webhooks. */
export function signedHeaders(secret: string, { id, at, body }: Signed) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
