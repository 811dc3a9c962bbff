import { and, eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { clients } from "#db/schema/clients.ts";
import { models } from "#db/schema/models.ts";

/** Whom a model is about; empty where it has no client. */
export async function selectClientName(db: Db, of: { modelId: number; teamId: number }) {
  const isOwn = and(eq(models.id, of.modelId), eq(models.teamId, of.teamId));
  const [row] = await db
    .select({ name: clients.name })
    .from(models)
    .innerJoin(clients, eq(clients.id, models.clientId))
    .where(isOwn);
  return row?.name ?? "";
}
