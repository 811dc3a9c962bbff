import type { Db } from "#db/db.ts";
import { outbox } from "#db/schema/outbox.ts";

type NewRow = { teamId: number | null; kind: string; payload: string; createdAt: Date };

export async function append(db: Db, rows: NewRow[]) {
  const appended = await db.insert(outbox).values(rows).returning({ id: outbox.id });
  return appended.map((row) => row.id);
}
