import type { Connection } from "#db/db.ts";
import { askOn } from "#db/query-builder.ts";
import type { SealedColumn } from "./sealed-column.ts";

/** Nobody else reads or writes what changes, or starts under either key, until this ends. */
export async function beginAlone(connection: Connection, tables: string[]) {
  await connection.exec(
    `BEGIN; LOCK TABLE ${["installation", "audit_entries", "audit_heads", ...tables].join(", ")}
     IN ACCESS EXCLUSIVE MODE`,
  );
}

/** How many others are connected to this database as we are, by now: processes that know the old key. */
export async function countOthers(connection: Connection) {
  // Within a transaction the database would tell again what it told first.
  await connection.exec("select pg_stat_clear_snapshot()");
  const { rows } = await connection.query(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and usename = current_user
       and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.[0] as number;
}

type SealedRow = { id: string; placedBy: string; sealed: string };

export function selectSealed(
  connection: Connection,
  { table, column, id, placedBy }: SealedColumn,
) {
  return askOn(connection).query<SealedRow>(
    `select ${id}::text as id, ${placedBy}::text as "placedBy", ${column} as sealed
     from ${table} where ${column} <> ''`,
  );
}

export async function updateSealed(
  connection: Connection,
  { table, column, id }: SealedColumn,
  row: { id: string; sealed: string },
) {
  await connection.query(`update ${table} set ${column} = $2 where ${id}::text = $1`, [
    row.id,
    row.sealed,
  ]);
}

type Rehashed = { teamId: number; sequence: number; hash: string };

export async function updateEntryHashes(connection: Connection, entries: Rehashed[]) {
  await connection.query(
    `update audit_entries entry set hash = given.hash
     from json_to_recordset($1::json) as given("teamId" int, sequence int, hash text)
     where entry.team_id = given."teamId" and entry.sequence = given.sequence`,
    [JSON.stringify(entries)],
  );
}

export async function updateHeadHash(connection: Connection, { teamId, hash }: Rehashed) {
  await connection.query("update audit_heads set hash = $2 where team_id = $1", [teamId, hash]);
}

export async function updateMark(connection: Connection, keyMark: string, nextRegister: string) {
  await connection.query("update installation set key_mark = $1, next_register_hash = $2", [
    keyMark,
    nextRegister,
  ]);
}
