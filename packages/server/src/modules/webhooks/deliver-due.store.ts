import type { Storage } from "#db/db.ts";
import { toObjects } from "#db/query-builder.ts";

export type Claimed = {
  id: number;
  teamId: number;
  webhookId: number;
  eventId: string;
  body: string;
  attempts: number;
  url: string;
  secret: string;
};

type Due = { now: Date; perTeamMax: number };
type Claim = Due & { until: Date; count: number };

/**
 * Takes up to so many messages that are due: of each address the oldest, if none of its is on the way, and of each
 * team no more than it may have on the way at a time. One process claims at a time, so that two of them do not take
 * the same team's places together.
 */
export async function claim(storage: Storage, { now, until, count, perTeamMax }: Claim) {
  return storage.withConnection(async (connection) => {
    await connection.exec("BEGIN; SELECT pg_advisory_xact_lock(7265637376)");
    try {
      const values = [now.toISOString(), perTeamMax, until.toISOString(), count];
      const answer = await connection.query(claimStatement, values);
      await connection.exec("COMMIT");
      return toObjects<Claimed>(answer);
    } catch (error) {
      await connection.exec("ROLLBACK");
      throw error;
    }
  });
}

/** Whether there is anything to claim: what waits behind one that is on the way is not to be had yet. */
export async function hasDue(storage: Storage, { now, perTeamMax }: Due) {
  const [row] = await storage.query<{ hasDue: boolean }>(
    `${dueStatement} select exists (select from due) as "hasDue"`,
    [now.toISOString(), perTeamMax],
  );
  return row?.hasDue === true;
}

const dueStatement = `
  with sending as (
    select webhook_id, team_id from webhook_deliveries
    where state = 'waiting' and claimed_until > $1::timestamptz),
  first as (
    select distinct on (d.webhook_id) d.id, d.team_id, d.due_at
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.state = 'waiting' and d.due_at <= $1::timestamptz and w.is_on
      and d.webhook_id not in (select webhook_id from sending)
    order by d.webhook_id, d.due_at, d.id),
  placed as (
    select id, due_at, row_number() over (partition by team_id order by due_at, id)
      + (select count(*) from sending where sending.team_id = first.team_id) as place
    from first),
  due as (
    select id, due_at, place from placed where place <= $2)`;

const claimStatement = `${dueStatement},
  chosen as (
    select id from due order by place, due_at, id limit $4)
  update webhook_deliveries d set attempts = attempts + 1, claimed_until = $3::timestamptz,
    last_tried_at = $1::timestamptz
  from webhooks w
  where d.id in (select id from chosen) and d.state = 'waiting' and w.id = d.webhook_id
  returning d.id, d.team_id as "teamId", d.webhook_id as "webhookId", d.event_id as "eventId",
    d.body, d.attempts, w.url, w.secret`;

export type Told = {
  state: "waiting" | "delivered" | "failed";
  dueAt: Date | null;
  status: number | null;
  durationMs: number;
  failure: string;
};

/**
 * Notes what came of a try, unless another has begun or was asked for meanwhile, and since when the address fails:
 * gives that, or nothing where it does not. One that was given up meanwhile is not tried again.
 */
export async function note(storage: Storage, { id, attempts }: Claimed, told: Told, now: Date) {
  const { state, dueAt, status, durationMs, failure } = told;
  const [row] = await storage.query<{ failingSince: string | null }>(
    `with noted as (
       update webhook_deliveries
       set state = case when state = 'failed' and $3 = 'waiting' then state else $3 end,
         due_at = case when state = 'failed' then null else $4::timestamptz end,
         status = $5, duration_ms = $6, failure = $7, claimed_until = null
       where id = $1 and attempts = $2 and claimed_until is not null
       returning webhook_id)
     update webhooks set failing_since =
       case when $3 = 'delivered' then null else coalesce(failing_since, $8::timestamptz) end
     where id in (select webhook_id from noted) and ($3 <> 'delivered' or failing_since is not null)
     returning failing_since as "failingSince"`,
    [
      ...[id, attempts, state, dueAt?.toISOString() ?? null, status, durationMs, failure],
      now.toISOString(),
    ],
  );
  return row?.failingSince ? new Date(row.failingSince) : undefined;
}

/** What is long over, and of each address what is not among its newest. */
export async function deleteOld(storage: Storage, before: Date, keptMost: number) {
  await storage.query(
    `delete from webhook_deliveries where state <> 'waiting' and (created_at < $1 or id in (
       select id from (
         select id, row_number() over (partition by webhook_id order by id desc) as place
         from webhook_deliveries) placed
       where place > $2))`,
    [before.toISOString(), keptMost],
  );
}
