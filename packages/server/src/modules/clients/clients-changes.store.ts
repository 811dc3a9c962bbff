import { and, asc, eq, gt, inArray, isNotNull, isNull, like } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { clients } from "#db/schema/clients.ts";

/** What the trail tells of clients after a place. */
export function selectChanges(db: Db, teamId: number, after: number, limit: number) {
  return db
    .select({
      sequence: auditEntries.sequence,
      clientId: auditEntries.subjectId,
      by: accounts.name,
    })
    .from(auditEntries)
    .leftJoin(accounts, and(eq(accounts.userId, auditEntries.userId), isByMember(teamId)))
    .where(
      and(
        eq(auditEntries.teamId, teamId),
        gt(auditEntries.sequence, after),
        like(auditEntries.action, "client.%"),
        // A list that was imported is no client; each of its clients is told.
        isNotNull(auditEntries.subjectId),
      ),
    )
    .orderBy(asc(auditEntries.sequence))
    .limit(limit);
}

/**
 * The version each has by now. Not joined to the trail: a database that has counted neither goes through
 * all clients for each entry, and through all entries before it takes the first of them.
 */
export async function selectVersions(db: Db, teamId: number, ids: number[]) {
  const rows = await db
    .select({ id: clients.id, version: clients.version })
    .from(clients)
    .where(and(eq(clients.teamId, teamId), inArray(clients.id, ids), isNull(clients.deletedAt)));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Nobody is said to have done what staff did in their place. */
function isByMember(teamId: number) {
  return and(eq(accounts.teamId, teamId), isNull(auditEntries.masqueraderUserId));
}
