import assert from "node:assert/strict";
import { and, count, desc, eq, gt } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accessTokens } from "#db/schema/access-tokens.ts";

const columns = {
  id: accessTokens.id,
  name: accessTokens.name,
  scopes: accessTokens.scopes,
  ending: accessTokens.ending,
  createdAt: accessTokens.createdAt,
  lastUsedAt: accessTokens.lastUsedAt,
  endsAt: accessTokens.endsAt,
};

export type Row = Awaited<ReturnType<typeof selectOf>>[number];

export function selectOf(db: Db, accountId: number, now: Date) {
  return db
    .select(columns)
    .from(accessTokens)
    .where(isLive(accountId, now))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
}

export async function countOf(db: Db, accountId: number, now: Date) {
  const [row] = await db
    .select({ count: count() })
    .from(accessTokens)
    .where(isLive(accountId, now));
  return row?.count ?? 0;
}

export async function insert(db: Db, row: typeof accessTokens.$inferInsert): Promise<Row> {
  const [made] = await db.insert(accessTokens).values(row).returning(columns);
  assert(made, "an inserted token did not come back");
  return made;
}

export async function remove(db: Db, accountId: number, id: number) {
  const [gone] = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.accountId, accountId), eq(accessTokens.id, id)))
    .returning({ name: accessTokens.name });
  return gone;
}

function isLive(accountId: number, now: Date) {
  return and(eq(accessTokens.accountId, accountId), gt(accessTokens.endsAt, now));
}
