import { and, eq } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { idempotencyKeys } from "#db/schema/idempotency-keys.ts";

type NewKey = Omit<typeof idempotencyKeys.$inferInsert, "answer">;

/** Takes a key for this transaction, or gives what was done under it; waits for whoever has it and is not done yet. */
export async function claim(db: Db, row: NewKey) {
  const taken = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) return undefined;
  return find(db, row);
}

export async function find(db: Db, row: Pick<NewKey, "accountId" | "key">) {
  const { askedHash, answer } = idempotencyKeys;
  const [earlier] = await db.select({ askedHash, answer }).from(idempotencyKeys).where(isOf(row));
  return earlier;
}

export async function keepAnswer(db: Db, row: NewKey, answer: unknown) {
  await db.update(idempotencyKeys).set({ answer }).where(isOf(row));
}

function isOf({ accountId, key }: Pick<NewKey, "accountId" | "key">) {
  return and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
}

export async function deleteBefore(storage: Storage, moment: Date) {
  await storage.query("delete from idempotency_keys where at < $1", [moment.toISOString()]);
}
