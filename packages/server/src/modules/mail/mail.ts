import type { Logger } from "pino";
import { outboxPlace } from "#core/outbox.ts";
import type { Secrets } from "#core/secrets.ts";
import type { Settings } from "#core/settings.ts";
import type { Storage } from "#db/db.ts";
import { resetLinkFor } from "#modules/password-reset/password-reset.ts";
import { openCarrier } from "./carrier.ts";
import * as letters from "./letters.ts";
import * as store from "./mail.store.ts";

type Parts = {
  storage: Storage;
  settings: Settings;
  secrets: Secrets;
  now: () => Date;
  log: Logger;
};

/** Sends what the outbox holds. */
export type Post = {
  deliver(outboxId: number): Promise<void>;
  /** Whatever no job was told of, or could not be sent before. */
  deliverWaiting(): Promise<void>;
  close(): void;
};

const CLAIM_MS = 2 * 60 * 1000;
const RETRY_MS = 30 * 1000;
const RETRY_MS_MAX = 60 * 60 * 1000;
const ATTEMPTS_MAX = 40;
const WAITING_MAX = 100;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export function openPost(parts: Parts): Post {
  const { storage, settings, secrets, now, log } = parts;
  const carrier = openCarrier(settings, secrets);
  const later = (ms: number) => new Date(now().getTime() + ms);

  /** Claimed first, so that of many workers one sends it; marked as done last. */
  async function deliver(outboxId: number) {
    const row = await store.claim(storage, outboxId, now(), later(CLAIM_MS));
    if (!row) return;
    try {
      const letter = await letterFor(parts, row);
      if (letter) await carrier.send(row.id, letter, new Date(row.createdAtMs));
      await store.finish(storage, row.id, now());
    } catch (error) {
      await tryLater(row, error);
    }
  }

  async function tryLater({ id, kind, attempts }: store.OutboxRow, error: unknown) {
    const isHopeless = attempts >= ATTEMPTS_MAX;
    log.error({ err: error, outboxId: id, kind, attempts, isHopeless }, "a mail was not sent");
    if (isHopeless) await store.finish(storage, id, now());
    else await store.postpone(storage, id, later(retryAfterMs(attempts)));
  }

  return {
    deliver,
    async deliverWaiting() {
      const waiting = await store.selectWaiting(storage, now(), WAITING_MAX);
      for (const outboxId of waiting) await deliver(outboxId);
    },
    close: () => carrier.close(),
  };
}

/** Half a minute, then twice as long each time, up to an hour: some 36 hours in all. */
export function retryAfterMs(attempts: number) {
  return Math.min(RETRY_MS * 2 ** (attempts - 1), RETRY_MS_MAX);
}

/** Removes the rows of mails long sent. */
export async function forgetOldMail(storage: Storage, now: Date) {
  await store.deleteDone(storage, new Date(now.getTime() - KEPT_MS));
}

const CODE_MS = 10 * 60 * 1000;
const LINK_MS = 60 * 60 * 1000;

/** What a row of the outbox says, or undefined when it is no longer worth saying. */
async function letterFor(parts: Parts, row: store.OutboxRow) {
  const { settings, secrets, now } = parts;
  const payload = JSON.parse(secrets.decrypt(row.payload, outboxPlace(row.kind)));
  const { email, code } = payload as { email: string; code: string };
  const { publicUrl } = settings;
  const at = new Date(row.createdAtMs);
  const isOlderThan = (ms: number) => now().getTime() - row.createdAtMs > ms;

  switch (row.kind) {
    case "reset_request":
      return isOlderThan(LINK_MS) ? undefined : resetLetter(parts, row, email);
    case "mfa_code":
      return isOlderThan(CODE_MS) ? undefined : letters.codeLetter(email, code);
    case "password_changed":
      return letters.passwordChangedLetter(email, at, publicUrl);
    case "mfa_enabled":
      return letters.mfaEnabledLetter(email, at, publicUrl);
    case "mfa_disabled":
      return letters.mfaDisabledLetter(email, at, publicUrl);
    default:
      throw new Error(`there is no letter for ${row.kind}`);
  }
}

async function resetLetter(parts: Parts, { id, createdAtMs }: store.OutboxRow, email: string) {
  const { publicUrl } = parts.settings;
  const request = { outboxId: id, email, at: new Date(createdAtMs) };
  const link = await resetLinkFor({ ...parts, publicUrl }, request);
  return link === undefined ? undefined : letters.resetLetter(email, link);
}
