import type { Db } from "#db/db.ts";
import * as store from "./audit.store.ts";
import { type Link, nextLink } from "./audit-chain.ts";
import type { Secrets } from "./secrets.ts";

/** What a handler tells the trail; who, when and which request are added to it. */
export type AuditEntry = {
  /** Noun and verb, for example "client.update". */
  action: string;
  subjectId?: number;
  /** What it is called at this time. */
  subjectName?: string;
  /** Never a password, its hash or any other secret: the trail is kept for years. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Whose trail it belongs to, when not the caller's own team. */
  teamId?: number;
  /** Who did it, when the caller is not signed in yet. */
  userId?: number;
  /** Who acted as that user, when the session does not say so yet. */
  masqueraderUserId?: number;
};

/** The trail of the service itself, for what belongs to no team. */
export const SERVICE_TEAM_ID = 0;

export type Occasion = {
  requestId: string;
  at: Date;
  teamId: number;
  userId: number | null;
  masqueraderUserId: number | null;
};

/**
 * Adds entries to the chain of one team. The head stays locked until the transaction ends, so
 * that entries of parallel requests queue up instead of forking the chain.
 */
export async function appendAudit(
  db: Db,
  secrets: Secrets,
  occasion: Occasion,
  entries: AuditEntry[],
) {
  let head = await store.lockHead(db, occasion.teamId);
  const links: Link[] = [];
  for (const entry of entries) {
    const link = nextLink(secrets, head, occasion, entry);
    links.push(link);
    head = link.head;
  }
  await store.insertEntries(db, links);
  await store.updateHead(db, occasion.teamId, head);
}
