/**
 * The hash chain of an audit trail:
 *
 *   entry hash = HMAC(key, previous head hash, every field of the entry)
 *   head hash  = HMAC(another key, team, sequence, entry hash)
 *
 * An edited field breaks its entry's hash, a missing entry breaks the sequence and the next hash,
 * and a tail cut off leaves a head that nobody without the key can make anew.
 */
import type { AuditEntry, Occasion } from "./audit-entry.ts";
import type { Secrets } from "./secrets.ts";

export type Head = { sequence: number; hash: string };

/** An entry as it is stored, except that what holds JSON is the text of it. */
export type Row = {
  teamId: number;
  sequence: number;
  /** ISO with six decimals: the database keeps as many, so the hash must cover as many. */
  at: string;
  requestId: string;
  userId: number | null;
  masqueraderUserId: number | null;
  action: string;
  subjectId: number | null;
  subjectName: string;
  before: string | null;
  after: string | null;
};

export type Link = { row: Row; hash: string; head: Head };

export const EMPTY_HEAD: Head = { sequence: 0, hash: "" };

export function nextLink(secrets: Secrets, head: Head, occasion: Occasion, entry: AuditEntry) {
  const row: Row = {
    teamId: occasion.teamId,
    sequence: head.sequence + 1,
    at: occasion.at.toISOString().replace("Z", "000Z"),
    requestId: occasion.requestId,
    userId: entry.userId ?? occasion.userId,
    masqueraderUserId: entry.masqueraderUserId ?? occasion.masqueraderUserId,
    action: entry.action,
    subjectId: entry.subjectId ?? null,
    subjectName: entry.subjectName ?? "",
    before: entry.before ? canonicalJson(entry.before) : null,
    after: entry.after ? canonicalJson(entry.after) : null,
  };
  const hash = hashRow(secrets, head.hash, row);
  return { row, hash, head: headAfter(secrets, row, hash) } satisfies Link;
}

export function hashRow(secrets: Secrets, previousHead: string, row: Row) {
  const fields = [
    previousHead,
    row.teamId,
    row.sequence,
    row.at,
    row.requestId,
    row.userId,
    row.masqueraderUserId,
    row.action,
    row.subjectId,
    row.subjectName,
    row.before,
    row.after,
  ];
  return secrets.sign("audit-entry", JSON.stringify(fields));
}

export function headAfter(
  secrets: Secrets,
  { teamId, sequence }: Pick<Row, "teamId" | "sequence">,
  hash: string,
): Head {
  return { sequence, hash: secrets.sign("audit-head", JSON.stringify([teamId, sequence, hash])) };
}

/** JSON with sorted keys: equal values give equal text. */
export function canonicalJson(value: unknown) {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === null || typeof part !== "object" || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
