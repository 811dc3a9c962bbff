import type { Logger } from "pino";
import { type LetterKinds, type LetterParts, writeLetter } from "#core/letter.ts";
import { outboxPlace } from "#core/outbox.ts";
import type { Storage } from "#db/db.ts";
import { openCarrier } from "./carrier.ts";
import * as store from "./mail.store.ts";

type Parts = LetterParts & { log: Logger };

/** Sends what the outbox holds. */
export type Post = {
  deliver(outboxId: number): Promise<void>;
  hasWaiting(): Promise<boolean>;
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

export function openPost(parts: Parts, letters: LetterKinds): Post {
  const { storage, settings, secrets, now, log } = parts;
  const carrier = openCarrier(settings, secrets);
  const later = (ms: number) => new Date(now().getTime() + ms);

  /** Claimed first, so that of many workers one sends it; marked as done last. */
  async function deliver(outboxId: number) {
    const row = await store.claim(storage, outboxId, now(), later(CLAIM_MS));
    if (!row) return;
    try {
      const written = await letterFor(parts, letters, row);
      const carry = written?.isForNobody ? carrier.rehearse : carrier.send;
      if (written) await carry(row.id, written.letter, new Date(row.createdAtMs));
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
    async hasWaiting() {
      return (await store.selectWaiting(storage, now(), 1)).length > 0;
    },
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

/** What a row of the outbox says, or undefined when it is no longer worth saying. */
async function letterFor(parts: Parts, letters: LetterKinds, row: store.OutboxRow) {
  const kind = letters[row.kind];
  if (!kind) throw new Error(`there is no letter for ${row.kind}`);
  const { worthMs = Number.POSITIVE_INFINITY, draft } = kind;
  if (parts.now().getTime() - row.createdAtMs > worthMs) return undefined;
  const payload = JSON.parse(parts.secrets.decrypt(row.payload, outboxPlace(row.kind)));
  const drafted = await draft({ outboxId: row.id, payload, at: new Date(row.createdAtMs) }, parts);
  if (!drafted) return undefined;
  return { letter: writeLetter(payload.email, drafted), isForNobody: drafted.isForNobody };
}
