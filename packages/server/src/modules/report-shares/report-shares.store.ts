import assert from "node:assert/strict";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { reportShareKeys, reportShares } from "#db/schema/report-notes.ts";

/** A report, its model and the team they are of. */
export type Of = { reportId: number; modelId: number; teamId: number };

const columns = {
  id: reportShares.id,
  name: reportShares.name,
  email: reportShares.email,
  createdAt: reportShares.createdAt,
  createdByName: reportShares.createdByName,
  expiresAt: reportShares.expiresAt,
  openedCount: reportShares.openedCount,
  lastOpenedAt: reportShares.lastOpenedAt,
  isMailed: reportShares.isMailed,
  seenNoteId: reportShares.seenNoteId,
};

export type Row = Awaited<ReturnType<typeof selectAll>>[number];

/** In the order in which they were made, without those that were revoked. */
export function selectAll(db: Db, of: Of) {
  return db.select(columns).from(reportShares).where(isLive(of)).orderBy(asc(reportShares.id));
}

export async function select(db: Db, of: Of, id: number) {
  const [row] = await db
    .select(columns)
    .from(reportShares)
    .where(and(isLive(of), eq(reportShares.id, id)));
  return row;
}

type New = Pick<
  typeof reportShares.$inferInsert,
  "name" | "email" | "expiresAt" | "createdAt" | "createdByName"
>;

export async function insert(db: Db, of: Of, share: New) {
  const [row] = await db
    .insert(reportShares)
    .values({ ...of, ...share })
    .returning(columns);
  assert(row, "an inserted share did not come back");
  return row;
}

export async function insertKey(db: Db, of: Of, shareId: number, tokenHash: string, now: Date) {
  await db.insert(reportShareKeys).values({ ...of, shareId, tokenHash, createdAt: now });
}

export async function revoke(db: Db, of: Of, id: number, now: Date) {
  const [row] = await db
    .update(reportShares)
    .set({ revokedAt: now })
    .where(and(isLive(of), eq(reportShares.id, id)))
    .returning(columns);
  return row;
}

export async function countOpening(db: Db, of: Of, id: number, now: Date) {
  await db
    .update(reportShares)
    .set({ openedCount: sql`${reportShares.openedCount} + 1`, lastOpenedAt: now })
    .where(and(isLive(of), eq(reportShares.id, id)));
}

export async function setMailed(db: Db, of: Of, id: number, isMailed: boolean) {
  await db
    .update(reportShares)
    .set({ isMailed })
    .where(and(isLive(of), eq(reportShares.id, id)));
}

/** What was seen stays seen. */
export async function setSeen(db: Db, of: Of, id: number, noteId: number) {
  await db
    .update(reportShares)
    .set({ seenNoteId: sql`greatest(${reportShares.seenNoteId}, ${noteId})` })
    .where(and(isLive(of), eq(reportShares.id, id)));
}

export type Opened = {
  shareId: number;
  reportId: number;
  modelId: number;
  teamId: number;
  teamName: string;
  name: string;
  email: string | null;
};

/** Whatever scope asks: the share that a key opens, as long as it holds. */
export async function findByKey(db: Db, tokenHash: string, now: Date) {
  const [row] = await db.execute<Opened>(
    sql`select share_id as "shareId", report_id as "reportId", model_id as "modelId",
      team_id as "teamId", team_name as "teamName", name, email
      from report_share_with_key(${tokenHash}, ${now.toISOString()}::timestamptz)`,
  );
  return row;
}

export type Addressed = Of & { id: number; title: string; byName: string; teamName: string };

/** The share that an address has, for the letter about it; none where it has none that holds. */
export async function findByEmail(
  storage: Storage,
  reportId: number,
  email: string,
  now: Date,
): Promise<Addressed | undefined> {
  const [row] = await storage.query<Addressed>(
    `select s.id, s.report_id as "reportId", s.model_id as "modelId", s.team_id as "teamId",
       r.title, s.created_by_name as "byName", t.team_name as "teamName"
     from report_shares s
     join web_reports r on r.id = s.report_id and r.edition is not null
     join models m on m.id = s.model_id and m.deleted_at is null
     join subscriptions t on t.id = s.team_id
     where s.report_id = $1 and s.email = $2 and s.revoked_at is null
       and (s.expires_at is null or s.expires_at > $3)`,
    [reportId, email, now.toISOString()],
  );
  return row;
}

/** A key for a letter, made when it is written: what is not sent is kept nowhere. The oldest go. */
export async function addKey(
  storage: Storage,
  { id, reportId, modelId, teamId }: Pick<Addressed, "id" | keyof Of>,
  { tokenHash, keptMax, at }: { tokenHash: string; keptMax: number; at: Date },
) {
  await storage.query(
    `insert into report_share_keys (token_hash, share_id, report_id, model_id, team_id, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [tokenHash, id, reportId, modelId, teamId, at.toISOString()],
  );
  await storage.query(
    `delete from report_share_keys where share_id = $1 and token_hash not in (
       select token_hash from report_share_keys where share_id = $1
       order by created_at desc, token_hash = $3 desc limit $2)`,
    [id, keptMax, tokenHash],
  );
}

function isLive({ reportId, teamId }: Of) {
  return and(
    eq(reportShares.reportId, reportId),
    eq(reportShares.teamId, teamId),
    isNull(reportShares.revokedAt),
  );
}
