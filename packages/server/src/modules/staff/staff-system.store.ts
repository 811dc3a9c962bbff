import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";

/** Moments come as text from a function: the same in both databases. */
const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

type Queue = {
  kind: string;
  waiting: number;
  running: number;
  done: number;
  failed: number;
  oldest: string | null;
};

/** These see across all teams: the transaction must be bound to staff. */
export function selectQueues(db: Db, at: Date) {
  return db.execute<Queue>(
    sql`select kind, waiting, running, done, failed, ${iso("oldest")} as oldest from staff_queues(${at.toISOString()})`,
  );
}

type FailedJob = {
  id: number;
  kind: string;
  teamId: number | null;
  accountId: number | null;
  teamName: string | null;
  reason: string;
  finishedAt: string | null;
};

export function selectFailedJobs(db: Db, at: Date) {
  return db.execute<FailedJob>(
    sql`select id, kind, team_id as "teamId", account_id as "accountId", team_name as "teamName", reason,
          ${iso("finished_at")} as "finishedAt" from staff_failed_jobs(${at.toISOString()})`,
  );
}

type SourceHealth = {
  sourceId: number;
  organisations: number;
  upToDate: number;
  toReconnect: number;
  failed: number;
};

export function selectSyncHealth(db: Db) {
  return db.execute<SourceHealth>(
    sql`select source_id as "sourceId", organisations, synced as "upToDate", to_reconnect as "toReconnect", failed
        from staff_sync_health()`,
  );
}

type Outbox = {
  waiting: number;
  refused: number;
  sent: number;
  givenUp: number;
  oldest: string | null;
};

export async function selectOutbox(db: Db, at: Date) {
  const [row] = await db.execute<Outbox>(
    sql`select waiting, refused, sent, given_up as "givenUp", ${iso("oldest")} as oldest
        from staff_outbox(${at.toISOString()})`,
  );
  return row ?? { waiting: 0, refused: 0, sent: 0, givenUp: 0, oldest: null };
}

/** Gives how many are due now. */
export async function retryMail(db: Db) {
  const [row] = await db.execute<{ count: number }>(sql`select staff_retry_mail() as count`);
  return row?.count ?? 0;
}

/** Bound to its team. Nothing where the same waits or runs already, or it no longer stands as failed. */
export async function requeue(db: Db, teamId: number, id: number) {
  const twin = sql`not exists (select from jobs twin where twin.team_id = ${jobs.teamId} and twin.user_id = ${jobs.userId}
    and twin.kind = ${jobs.kind} and twin.run_key = ${jobs.runKey} and twin.state in ('queued', 'running'))`;
  const [row] = await db
    .update(jobs)
    .set({
      ...{ state: "queued", attempts: 0, failure: null, finishedAt: null, stage: "", share: 0 },
      dueAt: sql`now()`,
    })
    .where(and(eq(jobs.teamId, teamId), eq(jobs.id, id), eq(jobs.state, "failed"), twin))
    .returning({ title: jobs.title });
  return row?.title;
}
