import type { Db } from "#db/db.ts";
import { outbox } from "#db/schema/outbox.ts";

type NewRow = Pick<
  Required<typeof outbox.$inferInsert>,
  "teamId" | "kind" | "payload" | "createdAt" | "dueAt"
>;

export async function append(db: Db, rows: NewRow[]) {
  const appended = await db.insert(outbox).values(rows).returning({ id: outbox.id });
  return appended.map((row) => row.id);
}
