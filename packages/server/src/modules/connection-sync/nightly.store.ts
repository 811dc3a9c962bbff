import type { Storage } from "#db/db.ts";

type Due = { kind: string; now: Date; limit: number };

/**
 * In one statement: of two processes each takes its own. One that is being read already is left to
 * that, and what comes due before it ends waits for the next night.
 */
export async function startDue(storage: Storage, { kind, now, limit }: Due) {
  await storage.query(START_DUE, [kind, now.toISOString(), limit]);
}

const START_DUE = `
  with due as (
    select c.id, c.team_id, c.name, c.owner_account_id from connections c
    join subscriptions s on s.id = c.team_id
    where c.is_scheduled and c.next_sync_at <= $2 and c.organisation is not null
      and c.outcome <> 'needs-reconnecting' and not is_read_only(s.status, s.grace_ends_at, $2)
      and not exists (select from jobs j where j.id = c.sync_job_id and j.state in ('queued', 'running'))
    order by c.next_sync_at limit $3 for update of c skip locked),
  actors as (
    select due.*, a.id as account_id, a.user_id from due
    cross join lateral (
      select id, user_id from accounts where team_id = due.team_id
        and (id = due.owner_account_id or is_admin)
      order by (id = due.owner_account_id) desc nulls last, id limit 1) a),
  started as (
    insert into jobs (team_id, account_id, user_id, kind, title, payload, run_key, created_at)
    select team_id, account_id, user_id, $1, 'Sync of ' || name,
      json_build_object('connectionId', id, 'name', name, 'isNightly', true), id::text, $2
    from actors on conflict do nothing returning id as job_id, run_key)
  update connections c set sync_job_id = started.job_id, next_sync_at = c.next_sync_at + interval '1 day'
  from started where c.id = started.run_key::integer`;
