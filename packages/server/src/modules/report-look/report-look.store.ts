import { eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { reportLooks } from "#db/schema/report-looks.ts";

export type Look = Pick<typeof reportLooks.$inferSelect, "accent" | "accentDark" | "logo">;

/** Undefined for a team that never chose one. */
export async function select(db: Db, teamId: number): Promise<Look | undefined> {
  const { accent, accentDark, logo } = reportLooks;
  const [row] = await db
    .select({ accent, accentDark, logo })
    .from(reportLooks)
    .where(eq(reportLooks.teamId, teamId));
  return row;
}

/** What is not given stays as it is. */
export async function set(db: Db, teamId: number, change: Partial<Look>, now: Date) {
  await db
    .insert(reportLooks)
    .values({ teamId, ...change, updatedAt: now })
    .onConflictDoUpdate({ target: reportLooks.teamId, set: { ...change, updatedAt: now } });
}
