import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";

/** The last saves of a client, as the trail tells them. */
export function selectLastEdits(db: Db, teamId: number, clientId: number, limit: number) {
  return db
    .select({
      at: auditEntries.at,
      userId: auditEntries.userId,
      masqueraderUserId: auditEntries.masqueraderUserId,
      name: accounts.name,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .leftJoin(accounts, and(eq(accounts.userId, auditEntries.userId), eq(accounts.teamId, teamId)))
    .where(
      and(
        eq(auditEntries.teamId, teamId),
        inArray(auditEntries.action, ["client.update", "client.update_by_import"]),
        eq(auditEntries.subjectId, clientId),
      ),
    )
    .orderBy(desc(auditEntries.sequence))
    .limit(limit);
}
