import type { Db } from "#db/db.ts";
import * as store from "./audit.store.ts";
import { type Link, nextLink } from "./audit-chain.ts";
import type { AuditEntry, Occasion } from "./audit-entry.ts";
import type { Secrets } from "./secrets.ts";

/** The trail of the service itself, for what belongs to no team. */
export const SERVICE_TEAM_ID = 0;

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

/** The number of a team's last entry. Entries commit in their order, so nothing comes before it any more. */
export function trailEnd(db: Db, teamId: number) {
  return store.selectLength(db, teamId);
}
