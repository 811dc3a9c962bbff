import { and, asc, eq, gt, like } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { supportDiscussions } from "#db/schema/support.ts";
import { isVisible, type Onlooker } from "./support.store.ts";

/** What the trail tells after a place of discussions that one may see. */
export function selectChanges(db: Db, onlooker: Onlooker, after: number, limit: number) {
  return db
    .select({ sequence: auditEntries.sequence, discussionId: supportDiscussions.id })
    .from(auditEntries)
    .innerJoin(supportDiscussions, eq(supportDiscussions.id, auditEntries.subjectId))
    .where(
      and(
        ...[eq(auditEntries.teamId, onlooker.teamId), gt(auditEntries.sequence, after)],
        like(auditEntries.action, "support_discussion.%"),
        isVisible(db, onlooker),
      ),
    )
    .orderBy(asc(auditEntries.sequence))
    .limit(limit);
}
