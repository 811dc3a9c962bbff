import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { webhookDeliveries, webhooks } from "#db/schema/webhooks.ts";

type Heard = { type: string; webhookId: number | undefined };

/**
 * The one address of the team that is named, or those that are told of such a thing. They stay until the commit: one
 * that is deleted meanwhile would take what happened with it.
 */
export function selectListening(db: Db, teamId: number, { type, webhookId }: Heard) {
  const isTold =
    webhookId === undefined ? sql`${type} = any(${webhooks.events})` : eq(webhooks.id, webhookId);
  return db
    .select({ id: webhooks.id, teamName: subscriptions.teamName })
    .from(webhooks)
    .innerJoin(subscriptions, eq(subscriptions.id, webhooks.teamId))
    .where(and(eq(webhooks.teamId, teamId), eq(webhooks.isOn, true), isTold))
    .for("key share", { of: webhooks });
}

export async function insert(db: Db, rows: (typeof webhookDeliveries.$inferInsert)[]) {
  await db.insert(webhookDeliveries).values(rows);
}
