import { eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { billingDetails } from "#db/schema/billing-details.ts";

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
