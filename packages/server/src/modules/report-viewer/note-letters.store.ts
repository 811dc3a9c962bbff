import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { reportFollowers, reportShares } from "#db/schema/report-notes.ts";
import { users } from "#db/schema/users.ts";
import type { Of } from "./notes.store.ts";

/** Who of the team is to be told, at which address; whoever has left it is not. */
export function selectFollowers(db: Db, { reportId, teamId }: Of) {
  return db
    .select({ userId: users.id, email: users.email })
    .from(reportFollowers)
    .innerJoin(users, eq(users.id, reportFollowers.userId))
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.teamId, teamId)))
    .where(
      and(
        eq(reportFollowers.reportId, reportId),
        eq(reportFollowers.teamId, teamId),
        eq(reportFollowers.isMailed, true),
      ),
    );
}

/** The address behind a share, where it went to one and its reader wants to be told. */
export async function selectTold(db: Db, { reportId, teamId }: Of, shareId: number) {
  const [row] = await db
    .select({ email: reportShares.email })
    .from(reportShares)
    .where(
      and(
        ...[eq(reportShares.reportId, reportId), eq(reportShares.teamId, teamId)],
        ...[eq(reportShares.id, shareId), isNull(reportShares.revokedAt)],
        eq(reportShares.isMailed, true),
      ),
    );
  return row?.email ?? undefined;
}

export type ToldReader = { email: string } & ({ userId: number } | { shareId: number });

/** When the next letter to somebody closes; undefined while the last is open for what is written at this time. */
export async function openLetter(
  db: Db,
  { reportId, teamId }: Of,
  reader: ToldReader,
  { at, after }: { at: Date; after: number },
) {
  const table = "userId" in reader ? reportFollowers : reportShares;
  const isReader =
    "userId" in reader
      ? eq(reportFollowers.userId, reader.userId)
      : eq(reportShares.id, reader.shareId);
  const closed = table.letterClosesAt;
  const soon = sql`${closed} + ${after}::float8 * interval '1 millisecond'`;
  const [row] = await db
    .update(table)
    .set({ letterClosesAt: sql`greatest(${at.toISOString()}::timestamptz, ${soon})` })
    .where(
      and(
        ...[eq(table.reportId, reportId), eq(table.teamId, teamId), isReader],
        or(isNull(closed), lte(closed, at)),
      ),
    )
    .returning({ closesAt: closed });
  return row?.closesAt ?? undefined;
}

/** What a letter covers: the note that called for it, and what came before it closed. */
export type Covered = { reportId: number; from: number; closesAt: string };
export type Words = { authorName: string; text: string };

/** For somebody who is still of the team and wants to be told, in their order, without their own. */
export function selectForMember(storage: Storage, covered: Covered, userId: number) {
  const isFor = `n.author_user_id is distinct from $4 and exists (
    select from report_followers f join accounts a on a.user_id = f.user_id and a.team_id = f.team_id
    where f.report_id = n.report_id and f.user_id = $4 and f.is_mailed)`;
  return selectCovered(storage, covered, isFor, userId);
}

/** Replies to what was written through a share that is still told of them, in their order, without its own. */
export function selectForShare(storage: Storage, covered: Covered, shareId: number) {
  const isFor = `n.share_id is distinct from $4 and exists (
    select from report_notes p join report_shares s on s.id = p.share_id
    where p.id = n.note_id and s.id = $4 and s.is_mailed)`;
  return selectCovered(storage, covered, isFor, shareId);
}

async function selectCovered(storage: Storage, covered: Covered, isFor: string, readerId: number) {
  const { reportId, from, closesAt } = covered;
  return storage.query<Words>(
    `select n.author_name as "authorName", n.text
     from report_notes n
     where n.report_id = $1 and n.id >= $2 and (n.id = $2 or n.created_at < $3)
       and n.deleted_at is null and ${isFor}
     order by n.id`,
    [reportId, from, closesAt, readerId],
  );
}

/** What a report is called, where somebody of the team may still read of it. */
export async function selectTitle(storage: Storage, reportId: number) {
  const [row] = await storage.query<{ title: string }>(
    `select r.title from web_reports r
     join models m on m.id = r.model_id and m.deleted_at is null where r.id = $1`,
    [reportId],
  );
  return row?.title;
}
