import type { Storage } from "#db/db.ts";

export type OutboxRow = {
  id: number;
  kind: string;
  payload: string;
  attempts: number;
  createdAtMs: number;
};

/** Due, and in nobody's hands. */
const WAITS =
  "done_at is null and coalesce(due_at <= $1, true) and coalesce(claimed_until <= $1, true)";

/** For one worker at a time: whoever gets the row sends it, or lets the claim run out. */
export async function claim(storage: Storage, id: number, now: Date, until: Date) {
  const [row] = await storage.query<OutboxRow>(
    `update outbox set claimed_until = $2, attempts = attempts + 1 where id = $3 and ${WAITS}
     returning id::int, kind, payload, attempts,
               (extract(epoch from created_at) * 1000)::float8 as "createdAtMs"`,
    [now.toISOString(), until.toISOString(), id],
  );
  return row;
}

export async function postpone(storage: Storage, id: number, until: Date) {
  await storage.query(
    "update outbox set due_at = $2, claimed_until = null where id = $1 and done_at is null",
    [id, until.toISOString()],
  );
}

/** What was in the mail is not kept: it may hold a code. */
export async function finish(storage: Storage, id: number, now: Date) {
  await storage.query("update outbox set done_at = $2, payload = '' where id = $1", [
    id,
    now.toISOString(),
  ]);
}

export async function selectWaiting(storage: Storage, now: Date, rowCount: number) {
  const rows = await storage.query<{ id: number }>(
    `select id::int from outbox where ${WAITS} order by id limit $2`,
    [now.toISOString(), rowCount],
  );
  return rows.map((row) => row.id);
}

export async function deleteDone(storage: Storage, before: Date) {
  await storage.query("delete from outbox where done_at < $1", [before.toISOString()]);
}
