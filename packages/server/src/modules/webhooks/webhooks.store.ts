import assert from "node:assert/strict";
import { and, asc, count, eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { webhookDeliveries, webhooks } from "#db/schema/webhooks.ts";

const columns = {
  id: webhooks.id,
  url: webhooks.url,
  events: webhooks.events,
  isOn: webhooks.isOn,
  offReason: webhooks.offReason,
  failingSince: webhooks.failingSince,
  createdAt: webhooks.createdAt,
};

export type Row = Awaited<ReturnType<typeof selectAll>>[number];

const isOf = (teamId: number, id: number) => and(eq(webhooks.teamId, teamId), eq(webhooks.id, id));

export function selectAll(db: Db, teamId: number) {
  return db
    .select(columns)
    .from(webhooks)
    .where(eq(webhooks.teamId, teamId))
    .orderBy(asc(webhooks.id));
}

export async function lock(db: Db, teamId: number, id: number) {
  const [row] = await db.select(columns).from(webhooks).where(isOf(teamId, id)).for("update");
  return row;
}

/** Nobody adds another until the transaction ends. */
export async function lockCount(db: Db, teamId: number) {
  const { id } = subscriptions;
  await db.select({ id }).from(subscriptions).where(eq(id, teamId)).for("update");
  const [row] = await db
    .select({ count: count() })
    .from(webhooks)
    .where(eq(webhooks.teamId, teamId));
  return row?.count ?? 0;
}

type New = Omit<typeof webhooks.$inferInsert, "secret">;

export async function insert(db: Db, row: New): Promise<Row> {
  const [made] = await db
    .insert(webhooks)
    .values({ ...row, secret: "" })
    .returning(columns);
  assert(made, "an inserted webhook did not come back");
  return made;
}

type Change = Partial<
  Pick<Row, "url" | "events" | "isOn" | "offReason" | "failingSince"> & { secret: string }
>;

export async function update(db: Db, teamId: number, id: number, change: Change): Promise<Row> {
  const [row] = await db.update(webhooks).set(change).where(isOf(teamId, id)).returning(columns);
  assert(row, "a locked webhook is gone");
  return row;
}

export async function remove(db: Db, teamId: number, id: number) {
  await db.delete(webhooks).where(isOf(teamId, id));
}

/** What waits for an address that is switched off is kept in the log, to be sent again by hand. */
export async function giveUpWaiting(db: Db, teamId: number, webhookId: number, failure: string) {
  await db
    .update(webhookDeliveries)
    .set({ state: "failed", dueAt: null, failure })
    .where(
      and(
        eq(webhookDeliveries.teamId, teamId),
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.state, "waiting"),
      ),
    );
}
