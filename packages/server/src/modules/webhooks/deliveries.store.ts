import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { webhookDeliveries, webhooks } from "#db/schema/webhooks.ts";

const { id, webhookId, eventId, kind, body, createdAt, attempts, dueAt } = webhookDeliveries;
const { claimedUntil, lastTriedAt, status, durationMs, failure } = webhookDeliveries;
const state = sql<"waiting" | "delivered" | "failed">`${webhookDeliveries.state}`;
const { url, isOn } = webhooks;

const columns = {
  ...{ id, webhookId, eventId, kind, body, createdAt, state, attempts, dueAt },
  ...{ claimedUntil, lastTriedAt, status, durationMs, failure, url, isOn },
};

export type Row = NonNullable<Awaited<ReturnType<typeof lock>>>;

type Page = { offset: number; limit: number; webhookId?: number | undefined };

export async function selectPage(db: Db, teamId: number, page: Page) {
  const isAsked = and(
    eq(webhookDeliveries.teamId, teamId),
    page.webhookId === undefined ? undefined : eq(webhookId, page.webhookId),
  );
  const rows = await select(db)
    .where(isAsked)
    .orderBy(desc(id))
    .offset(page.offset)
    .limit(page.limit);
  const [counted] = await db.select({ count: count() }).from(webhookDeliveries).where(isAsked);
  return { rows, totalItemCount: counted?.count ?? 0 };
}

export async function lock(db: Db, teamId: number, asked: number) {
  const [row] = await select(db)
    .where(and(eq(webhookDeliveries.teamId, teamId), eq(id, asked)))
    .for("update", { of: webhookDeliveries });
  return row;
}

export async function makeDue(db: Db, teamId: number, asked: number, now: Date) {
  await db
    .update(webhookDeliveries)
    .set({ state: "waiting", dueAt: now, claimedUntil: null })
    .where(and(eq(webhookDeliveries.teamId, teamId), eq(id, asked)));
}

function select(db: Db) {
  return db
    .select(columns)
    .from(webhookDeliveries)
    .innerJoin(
      webhooks,
      and(eq(webhooks.id, webhookId), eq(webhooks.teamId, webhookDeliveries.teamId)),
    );
}
