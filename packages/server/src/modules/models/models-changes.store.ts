import { and, asc, eq, gt, like } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { auditEntries } from "#db/schema/audit.ts";

/** When the trail tells of models after a place. */
export function selectChanges(db: Db, teamId: number, after: number, limit: number) {
  return db
    .select({ sequence: auditEntries.sequence, at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.teamId, teamId),
        gt(auditEntries.sequence, after),
        like(auditEntries.action, "model.%"),
      ),
    )
    .orderBy(asc(auditEntries.sequence))
    .limit(limit);
}
