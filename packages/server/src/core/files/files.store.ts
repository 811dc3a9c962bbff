import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { countBackups } from "#db/backup-lock.ts";
import type { Db, Storage } from "#db/db.ts";
import { files } from "#db/schema/files.ts";

const isOf = (teamId: number, name: string) => and(eq(files.teamId, teamId), eq(files.name, name));

export async function select(db: Db, teamId: number, kind: string, name: string, now: Date) {
  const [found] = await db
    .select({
      name: files.name,
      fileName: files.fileName,
      contentType: files.contentType,
      byteCount: files.byteCount,
      sha256: files.sha256,
      accountId: files.accountId,
    })
    .from(files)
    .where(
      and(
        isOf(teamId, name),
        eq(files.kind, kind),
        or(isNull(files.expiresAt), gt(files.expiresAt, now)),
      ),
    );
  return found;
}

/** What a team's files weigh, by kind. */
export function selectWeights(db: Db, teamId: number) {
  return db
    .select({ kind: files.kind, byteCount: sql<number>`sum(${files.byteCount})::float8` })
    .from(files)
    .where(eq(files.teamId, teamId))
    .groupBy(files.kind);
}

/** Of two files that come at once, the second is weighed after the first was added. */
export async function lockWeights(db: Db, teamId: number) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('files'), ${teamId}::int)`);
}

export async function insert(db: Db, row: typeof files.$inferInsert) {
  await db.insert(files).values(row);
}

export async function clearExpiry(db: Db, teamId: number, names: string[]) {
  await db
    .update(files)
    .set({ expiresAt: null })
    .where(and(eq(files.teamId, teamId), inArray(files.name, names)));
}

export async function remove(db: Db, teamId: number, name: string) {
  await db.delete(files).where(isOf(teamId, name));
}

/** Of all teams: the rows whose time is over. */
export async function deleteExpired(storage: Storage, now: Date) {
  const rows = await storage.query<{ name: string }>(
    "delete from files where expires_at <= $1 returning name",
    [now.toISOString()],
  );
  return rows.map(({ name }) => name);
}

/** Of all teams, for sweeping up. */
export async function selectNames(storage: Storage) {
  const rows = await storage.query<{ name: string }>("select name from files");
  return new Set(rows.map(({ name }) => name));
}

export async function isBackupUnderWay(db: Db) {
  const [found] = await db.execute<{ count: number }>(sql.raw(countBackups));
  return found?.count !== 0;
}
