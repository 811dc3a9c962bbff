import { and, asc, eq, gt } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { modelVisitors, modelVisits } from "#db/schema/model-versions.ts";

const VISITORS_SHOWN_MAX = 100;

/** By name, and no more than a screen shows. */
export function selectVisitors(db: Db, modelId: number, now: Date) {
  return db
    .select({
      userId: modelVisitors.userId,
      name: modelVisitors.name,
      avatarIndex: modelVisitors.avatarIndex,
    })
    .from(modelVisitors)
    .where(and(eq(modelVisitors.modelId, modelId), gt(modelVisitors.expiresAt, now)))
    .orderBy(asc(modelVisitors.name), asc(modelVisitors.userId))
    .limit(VISITORS_SHOWN_MAX);
}

export async function insertVisitor(db: Db, visitor: typeof modelVisitors.$inferInsert) {
  await db.insert(modelVisitors).values(visitor);
}

export async function noteVisit(db: Db, visit: typeof modelVisits.$inferInsert) {
  const { at } = visit;
  await db
    .insert(modelVisits)
    .values(visit)
    .onConflictDoUpdate({ target: [modelVisits.modelId, modelVisits.userId], set: { at } });
}

/** As the service: whoever goes may no longer see the model. */
export async function deleteVisitor(storage: Storage, id: string) {
  await storage.query("delete from model_visitors where id = $1", [id]);
}

/** All lines of a process at once, and away with those of processes that are gone. */
export async function renewVisitors(storage: Storage, holder: string, now: Date, until: Date) {
  await storage.query("update model_visitors set expires_at = $2 where holder = $1", [
    holder,
    until,
  ]);
  await storage.query("delete from model_visitors where expires_at < $1", [now]);
}
