import type { Storage } from "#db/db.ts";

type Asked = Pick<Storage, "query">;

/** Told again, it is the same one. */
export async function insert(
  { query }: Asked,
  { id, type, objectId, at }: { id: string; type: string; objectId: string; at: Date },
) {
  await query(
    `insert into gateway_events (id, type, object_id, at) values ($1, $2, $3, $4) on conflict do nothing`,
    [id, type, objectId, at.toISOString()],
  );
}

export type NewEvent = { id: string; chargeId: number | null; teamId: number | null };

/** Those after one not looked at yet, with the open charge that they are about, if any. */
export function selectNew({ query }: Asked, { after, limit }: { after: string; limit: number }) {
  return query<NewEvent>(
    `select e.id, c.id as "chargeId", c.team_id as "teamId" from gateway_events e
     left join card_charges c on c.reference = e.object_id and c.ended_at is null
     where e.handled_at is null and e.id > $1 order by e.id limit $2`,
    [after, limit],
  );
}

export async function setHandled({ query }: Asked, id: string, at: Date) {
  await query("update gateway_events set handled_at = $2 where id = $1", [id, at.toISOString()]);
}

export async function deleteBefore({ query }: Asked, moment: Date) {
  await query("delete from gateway_events where handled_at < $1", [moment.toISOString()]);
}
