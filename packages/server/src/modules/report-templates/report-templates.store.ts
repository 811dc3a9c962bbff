import assert from "node:assert/strict";
import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { reportTemplates } from "#db/schema/report-templates.ts";

const columns = {
  id: reportTemplates.id,
  name: reportTemplates.name,
  pageCount: reportTemplates.pageCount,
  blockCount: reportTemplates.blockCount,
  accountId: reportTemplates.accountId,
  createdByName: reportTemplates.createdByName,
  createdAt: reportTemplates.createdAt,
};

export type Row = Awaited<ReturnType<typeof selectAll>>[number];

export function selectAll(db: Db, teamId: number) {
  return db
    .select(columns)
    .from(reportTemplates)
    .where(eq(reportTemplates.teamId, teamId))
    .orderBy(asc(sql`lower(${reportTemplates.name})`), asc(reportTemplates.id));
}

export async function countOf(db: Db, teamId: number) {
  const [row] = await db
    .select({ count: count() })
    .from(reportTemplates)
    .where(eq(reportTemplates.teamId, teamId));
  return row?.count ?? 0;
}

/** For changing: nobody else does until the transaction ends. */
export async function lock(db: Db, teamId: number, id: number): Promise<Row | undefined> {
  const [row] = await db
    .select(columns)
    .from(reportTemplates)
    .where(isOf(teamId, id))
    .for("update");
  return row;
}

/** What reports are made from. */
export async function selectTemplate(db: Db, teamId: number, id: number) {
  const { template } = reportTemplates;
  const [row] = await db.select({ template }).from(reportTemplates).where(isOf(teamId, id));
  return row?.template;
}

export async function insert(db: Db, row: typeof reportTemplates.$inferInsert): Promise<Row> {
  const [made] = await db.insert(reportTemplates).values(row).returning(columns);
  assert(made, "an inserted template did not come back");
  return made;
}

export async function rename(db: Db, teamId: number, id: number, name: string) {
  await db.update(reportTemplates).set({ name }).where(isOf(teamId, id));
}

export async function remove(db: Db, teamId: number, id: number) {
  await db.delete(reportTemplates).where(isOf(teamId, id));
}

function isOf(teamId: number, id: number) {
  return and(eq(reportTemplates.teamId, teamId), eq(reportTemplates.id, id));
}
