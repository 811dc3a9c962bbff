import type { Storage } from "#db/db.ts";

export async function selectMark({ query }: Pick<Storage, "query">) {
  const [row] = await query<{ keyMark: string }>(`select key_mark as "keyMark" from installation`);
  return row?.keyMark;
}

/** Whoever comes first: several processes may start at once. */
export async function insertMark({ query }: Pick<Storage, "query">, keyMark: string) {
  await query("insert into installation (key_mark) values ($1) on conflict do nothing", [keyMark]);
}

/** The ends of some trails, each with the entry it was made from. */
export function selectSomeEnds({ query }: Pick<Storage, "query">) {
  return query<{ teamId: number; sequence: number; headHash: string; entryHash: string }>(
    `select team_id as "teamId", sequence, heads.hash as "headHash", entries.hash as "entryHash"
     from audit_heads heads join audit_entries entries using (team_id, sequence)
     order by team_id limit 20`,
  );
}
