import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";

export async function takeId(db: Db) {
  const [taken] = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('subscriptions', 'id'))::int as id`,
  );
  return taken?.id;
}

export async function insert(db: Db, row: typeof subscriptions.$inferInsert) {
  await db.insert(subscriptions).values(row);
}

export async function setMfaRequired(db: Db, teamId: number, isMfaRequired: boolean) {
  await db.update(subscriptions).set({ isMfaRequired }).where(eq(subscriptions.id, teamId));
}

export async function setTeamName(db: Db, teamId: number, teamName: string) {
  await db.update(subscriptions).set({ teamName }).where(eq(subscriptions.id, teamId));
}
