import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { connectionStages, connectionSyncs } from "#db/schema/connection-books.ts";

export type OfConnection = { teamId: number; id: number };

const isStagedOf = ({ teamId, id }: OfConnection) =>
  and(eq(connectionStages.teamId, teamId), eq(connectionStages.connectionId, id));

/** In the order of the months; the openings come first. Stages of another read are none. */
export function selectStages(db: Db, of: OfConnection, readOf: string) {
  const { month, content } = connectionStages;
  return db
    .select({ month, content })
    .from(connectionStages)
    .where(and(isStagedOf(of), eq(connectionStages.readOf, readOf)))
    .orderBy(asc(month));
}

type Stage = Pick<typeof connectionStages.$inferInsert, "month" | "readOf" | "content">;

export async function putStage(db: Db, { teamId, id }: OfConnection, stage: Stage) {
  await db
    .insert(connectionStages)
    .values({ ...stage, teamId, connectionId: id })
    .onConflictDoUpdate({
      target: [connectionStages.connectionId, connectionStages.month],
      set: { readOf: stage.readOf, content: stage.content },
    });
}

export async function clearStages(db: Db, of: OfConnection) {
  await db.delete(connectionStages).where(isStagedOf(of));
}

const isSyncOf = ({ teamId, id }: OfConnection) =>
  and(eq(connectionSyncs.teamId, teamId), eq(connectionSyncs.connectionId, id));

const SYNCS_KEPT = 50;

type Sync = Omit<typeof connectionSyncs.$inferInsert, "id" | "teamId" | "connectionId">;

/** The latest are kept. */
export async function addSync(db: Db, of: OfConnection, sync: Sync) {
  await db.insert(connectionSyncs).values({ ...sync, teamId: of.teamId, connectionId: of.id });
  const oldest = db
    .select({ id: connectionSyncs.id })
    .from(connectionSyncs)
    .where(isSyncOf(of))
    .orderBy(desc(connectionSyncs.id))
    .offset(SYNCS_KEPT - 1)
    .limit(1);
  await db
    .delete(connectionSyncs)
    .where(and(isSyncOf(of), lt(connectionSyncs.id, sql`(${oldest})`)));
}

export function selectSyncs(db: Db, of: OfConnection) {
  const { id, at, byName, outcome, words, durationMs, checksPassed } = connectionSyncs;
  return db
    .select({ id, at, by: byName, outcome, words, durationMs, checksPassed })
    .from(connectionSyncs)
    .where(isSyncOf(of))
    .orderBy(desc(connectionSyncs.id));
}
