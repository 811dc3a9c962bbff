import { and, asc, eq, gt } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { modelVisitors } from "#db/schema/model-versions.ts";

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

/** As the service: whoever goes may no longer see the model. Gives each once, with its team by now. */
export function deleteVisitors(storage: Storage, ids: string[]) {
  return storage.query<Visited>(deletion("id = any($1::uuid[])"), [ids]);
}

/** Away with those of processes that are gone. */
export function deleteExpiredVisitors(storage: Storage, now: Date) {
  return storage.query<Visited>(deletion("expires_at <= $1"), [now]);
}

export type Visited = { modelId: number; teamId: number };

function deletion(condition: string) {
  return `with gone as (delete from model_visitors where ${condition} returning model_id)
    select distinct id as "modelId", team_id as "teamId" from models join gone on model_id = id`;
}

/** All lines of a process at once. */
export async function renewVisitors(storage: Storage, holder: string, until: Date) {
  await storage.query("update model_visitors set expires_at = $2 where holder = $1", [
    holder,
    until,
  ]);
}
