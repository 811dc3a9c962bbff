import { and, asc, eq, gt, inArray, isNull, like, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { grants } from "#db/schema/grants.ts";
import { models } from "#db/schema/models.ts";
import type { Asker } from "./models.store.ts";

/** What may take a model out of somebody's list, who then no longer sees it; and what is about several. */
const ALWAYS_TOLD = [
  ...["model.set_member_access", "model.set_team_access", "model.delete"],
  ...["model.transfer", "model.leave_team", "model.choose_client"],
];

/**
 * When the trail tells of models after a place, as far as the asker may see them: row-level security
 * says. What is done with one that is kept from them moves nothing in their list.
 */
export function selectChanges(db: Db, teamId: number, after: number, limit: number) {
  return db
    .select({ sequence: auditEntries.sequence, at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.teamId, teamId),
        gt(auditEntries.sequence, after),
        like(auditEntries.action, "model.%"),
        or(
          inArray(auditEntries.action, ALWAYS_TOLD),
          sql`exists (select from ${models} where ${models.id} = ${auditEntries.subjectId})`,
        ),
      ),
    )
    .orderBy(asc(auditEntries.sequence))
    .limit(limit);
}

/** How what other teams share with somebody stands, as a text, and which teams they are. */
export async function selectFromOthers(db: Db, { userId, teamId }: Asker, at: Date) {
  const shared = await db
    .select({
      ...{ teamId: models.teamId, id: models.id, level: grants.level },
      ...{ version: models.version, documentVersion: models.documentVersion },
    })
    .from(grants)
    .innerJoin(models, eq(models.id, grants.modelId))
    .where(
      and(
        ...[eq(grants.userId, userId), eq(grants.kind, "trusted")],
        ...[ne(models.teamId, teamId), isNull(models.deletedAt)],
      ),
    )
    .orderBy(models.id);
  const offers = await db.execute<{ id: number; expires_at: string }>(
    sql`select id, expires_at from offers_to_user(${at.toISOString()}) order by id`,
  );
  return {
    state: shared.length + offers.length === 0 ? "" : JSON.stringify([shared, [...offers]]),
    teamIds: [...new Set(shared.map((each) => each.teamId))],
  };
}
