import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { models } from "#db/schema/models.ts";

/** Whether the team of a model has what is free; asked by readers of any team, and of none. */
export async function selectIsCommunity(db: Db, of: { modelId: number; teamId: number }) {
  const [row] = await db
    .select({ isCommunity: sql<boolean>`is_community_team(${models.teamId})` })
    .from(models)
    .where(and(eq(models.id, of.modelId), eq(models.teamId, of.teamId)));
  return row?.isCommunity ?? false;
}
