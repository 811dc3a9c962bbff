import { eq, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { auditEntries, auditHeads } from "#db/schema/audit.ts";
import { EMPTY_HEAD, type Head, type Link, type Row } from "./audit-chain.ts";

export async function lockHead(db: Db, teamId: number): Promise<Head> {
  const locked = await selectHead(db, teamId);
  if (locked) return locked;
  await db
    .insert(auditHeads)
    .values({ teamId, ...EMPTY_HEAD })
    .onConflictDoNothing();
  return (await selectHead(db, teamId)) ?? EMPTY_HEAD;
}

async function selectHead(db: Db, teamId: number) {
  const [head] = await db
    .select({ sequence: auditHeads.sequence, hash: auditHeads.hash })
    .from(auditHeads)
    .where(eq(auditHeads.teamId, teamId))
    .for("update");
  return head;
}

/** How long the trail is, as far as it is committed. */
export async function selectLength(db: Db, teamId: number) {
  const [head] = await db
    .select({ sequence: auditHeads.sequence })
    .from(auditHeads)
    .where(eq(auditHeads.teamId, teamId));
  return head?.sequence ?? 0;
}

/**
 * From JSON, as one value: an import brings thousands, and to write a statement of that many values takes longer than
 * to run it. What was before and after is text in it, and stays the very text under the hash.
 */
export async function insertEntries(db: Db, links: Link[]) {
  const rows = links.map(({ row, hash }) => ({ ...row, hash }));
  await db.execute(sql`
    insert into ${auditEntries} (
      team_id, sequence, at, request_id, user_id, masquerader_user_id, action, subject_id,
      subject_name, before, after, hash)
    select "teamId", sequence, at, "requestId", "userId", "masqueraderUserId", action, "subjectId",
      "subjectName", before::json, after::json, hash
    from json_to_recordset(${JSON.stringify(rows)}::json) as entry (
      "teamId" integer, sequence integer, at timestamptz, "requestId" text, "userId" integer,
      "masqueraderUserId" integer, action text, "subjectId" integer, "subjectName" text,
      before text, after text, hash text)`);
}

export async function updateHead(db: Db, teamId: number, head: Head) {
  await db.update(auditHeads).set(head).where(eq(auditHeads.teamId, teamId));
}

export function selectHeads(storage: Pick<Storage, "query">) {
  return storage.query<Head & { teamId: number }>(
    `select team_id as "teamId", sequence, hash from audit_heads order by team_id`,
  );
}

/** The next entries of all trails, in the order of the chains. */
export function selectEntriesAfter(
  storage: Pick<Storage, "query">,
  after: { teamId: number; sequence: number },
  rowCount: number,
) {
  return storage.query<Row & { hash: string }>(
    `select team_id as "teamId", sequence,
            to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
            request_id as "requestId", user_id as "userId",
            masquerader_user_id as "masqueraderUserId", action, subject_id as "subjectId",
            subject_name as "subjectName", before::text as before, after::text as after, hash
     from audit_entries where (team_id, sequence) > ($1, $2)
     order by team_id, sequence limit $3`,
    [after.teamId, after.sequence, rowCount],
  );
}

export async function selectNextRegister({ query }: Pick<Storage, "query">) {
  const [row] = await query<{ hash: string | null }>(
    "select next_register_hash as hash from installation",
  );
  return row?.hash ?? undefined;
}

export async function clearNextRegister({ query }: Pick<Storage, "query">) {
  await query("update installation set next_register_hash = null");
}
