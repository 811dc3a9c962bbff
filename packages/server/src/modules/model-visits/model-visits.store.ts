import { and, eq, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { modelVisits } from "#db/schema/model-versions.ts";

export type Visit = { modelId: number; userId: number };

export async function selectVisit(db: Db, { modelId, userId }: Visit) {
  const [visit] = await db
    .select()
    .from(modelVisits)
    .where(and(eq(modelVisits.modelId, modelId), eq(modelVisits.userId, userId)));
  return visit;
}

/** Whoever comes begins a visit, unless the one before ended later than `endedBefore`. */
export async function noteArrival(db: Db, visit: Visit, at: Date, endedBefore: Date) {
  const isNew = sql`${modelVisits.at} < ${endedBefore.toISOString()}::timestamptz`;
  const ended = (column: typeof modelVisits.at | typeof modelVisits.seenVersion, kept: unknown) =>
    sql`case when ${isNew} then ${column} else ${kept} end`;
  const seenVersion = sql<number>`(select document_version from models where id = ${visit.modelId})`;
  await db
    .insert(modelVisits)
    .values({ ...visit, at, seenVersion })
    .onConflictDoUpdate({
      target: [modelVisits.modelId, modelVisits.userId],
      set: {
        beforeAt: ended(modelVisits.at, modelVisits.beforeAt),
        beforeVersion: ended(modelVisits.seenVersion, modelVisits.beforeVersion),
        at,
        seenVersion: sql`excluded.seen_version`,
      },
    });
}

/** As the service: of screens that are open, or were a moment ago, who is at them has seen all there is. */
export async function noteSeen(storage: Storage, visitorIds: string[], at: Date) {
  await storage.query(
    `update model_visits v set at = $2, seen_version = m.document_version
     from model_visitors w join models m on m.id = w.model_id
     where w.id = any($1::uuid[]) and v.model_id = w.model_id and v.user_id = w.user_id`,
    [visitorIds, at],
  );
}
