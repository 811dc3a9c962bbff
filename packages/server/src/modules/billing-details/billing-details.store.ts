import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { billingDetails } from "#db/schema/billing-details.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";

type Row = typeof billingDetails.$inferSelect;

export async function select(db: Db, teamId: number): Promise<Row | undefined> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.teamId, teamId));
  return row;
}

export async function upsert(db: Db, teamId: number, change: Partial<Omit<Row, "teamId">>) {
  await db
    .insert(billingDetails)
    .values({ teamId, ...change })
    .onConflictDoUpdate({ target: billingDetails.teamId, set: change });
}

const zoneOf = (db: Db, teamId: number) =>
  db
    .select({ timeZone: subscriptions.timeZone })
    .from(subscriptions)
    .where(eq(subscriptions.id, teamId));

export async function selectTimeZone(db: Db, teamId: number) {
  const [row] = await zoneOf(db, teamId);
  return row?.timeZone ?? "UTC";
}

/** With the subscription locked: whatever goes by its days waits. */
export async function lockTimeZone(db: Db, teamId: number) {
  const [row] = await zoneOf(db, teamId).for("update");
  return row?.timeZone ?? "UTC";
}

export async function updateTimeZone(db: Db, teamId: number, timeZone: string) {
  await db.update(subscriptions).set({ timeZone }).where(eq(subscriptions.id, teamId));
}

/** What looks for teams whose day has come asks the database: a zone that it does not know would stop it for all. */
export async function isZoneKnown(db: Db, timeZone: string) {
  const [row] = await db.execute<{ isKnown: boolean }>(
    sql`select exists (select from pg_timezone_names where name = ${timeZone}) as "isKnown"`,
  );
  return row?.isKnown ?? false;
}
