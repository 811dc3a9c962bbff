import { and, asc, eq, gt, isNull, like } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { clients } from "#db/schema/clients.ts";

/** What the trail tells of clients after a place, with the version each has by now. */
export function selectChanges(db: Db, teamId: number, after: number, limit: number) {
  return db
    .select({
      sequence: auditEntries.sequence,
      clientId: auditEntries.subjectId,
      version: clients.version,
      by: accounts.name,
    })
    .from(auditEntries)
    .leftJoin(clients, and(eq(clients.id, auditEntries.subjectId), isLive(teamId)))
    .leftJoin(accounts, and(eq(accounts.userId, auditEntries.userId), isByMember(teamId)))
    .where(
      and(
        eq(auditEntries.teamId, teamId),
        gt(auditEntries.sequence, after),
        like(auditEntries.action, "client.%"),
      ),
    )
    .orderBy(asc(auditEntries.sequence))
    .limit(limit);
}

function isLive(teamId: number) {
  return and(eq(clients.teamId, teamId), isNull(clients.deletedAt));
}

/** Nobody is said to have done what staff did in their place. */
function isByMember(teamId: number) {
  return and(eq(accounts.teamId, teamId), isNull(auditEntries.masqueraderUserId));
}
