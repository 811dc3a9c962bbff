import type { Db } from "#db/db.ts";
import * as store from "./outbox.store.ts";
import type { SealedColumn } from "./sealed-column.ts";
import type { Secrets } from "./secrets.ts";

/** One kind of e-mail and what fills it. The text is written when it is sent. */
export type Mail = {
  kind: string;
  payload: Record<string, string | number>;
  teamId?: number;
  /** Waits until then: what happens meanwhile is gathered in it. */
  notBefore?: Date;
};

/** Payloads are emptied when the mail is sent. */
export const outboxPayloads: SealedColumn = {
  ...{ table: "outbox", column: "payload", id: "id", placedBy: "kind" },
  placeOf: (kind) => outboxPlace(kind),
};

/** The place a payload is sealed to, for whoever appends it and whoever sends it. */
export const outboxPlace = (kind: string) => `outbox|${kind}`;

/** Puts mails beside the facts that call for them: they are sent if and only if those commit. */
export async function appendMails(db: Db, mails: Mail[], secrets: Secrets, now: Date) {
  return store.append(
    db,
    mails.map(({ kind, payload, teamId, notBefore }) => ({
      teamId: teamId ?? null,
      kind,
      payload: secrets.encrypt(JSON.stringify(payload), outboxPlace(kind)),
      createdAt: now,
      dueAt: notBefore ?? null,
    })),
  );
}
