import { PAID_TYPES } from "@app/contract/plans";
import type { Storage } from "#db/db.ts";

/** Teams on a paid plan that may change things and have yet to be given a month's minutes. */
export async function selectDue(
  { query }: Pick<Storage, "query">,
  { key, now, limit }: { key: string; now: Date; limit: number },
) {
  const rows = await query<{ id: number }>(
    `select s.id from subscriptions s
     where s.subscription_type in (${PAID_TYPES.join(", ")}) and not is_read_only(s.status, s.grace_ends_at, $2)
       and not exists (select from ledger_entries e where e.team_id = s.id and e.key = $1)
     order by s.id limit $3`,
    [key, now.toISOString(), limit],
  );
  return rows.map(({ id }) => id);
}
