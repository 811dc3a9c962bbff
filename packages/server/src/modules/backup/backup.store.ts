import { holdBackupLock } from "#db/backup-lock.ts";
import type { Connection, Storage } from "#db/db.ts";
import { rebuild, runSince } from "#db/migrate.ts";

export type Table = {
  name: string;
  columns: { name: string; type: string }[];
  /** What rows are ordered by, so that the same rows always come in the same order. */
  order: string;
  /** Names of the tables its rows point to. */
  parents: string[];
};

/** A row as PostgreSQL writes each of its values, which either driver reads back unchanged. */
export type TextRow = (string | null)[];

const CHUNK_ROW_COUNT = 200;

/**
 * Everything read until the end of the transaction is as of one moment, and written the same way
 * whatever the server is set to.
 */
export async function beginSnapshot(connection: Connection) {
  await connection.exec(
    `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
     ${holdBackupLock};
     SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres'`,
  );
}

/**
 * Every table of ours but the list of migrations, which belongs to the program's version, and what
 * the database itself makes of the rest.
 */
export async function selectTables(connection: Connection): Promise<Table[]> {
  const { rows } = await connection.query(
    `select c.relname,
       (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
               order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''),
       (select string_agg(format('%I', attname) ||
               case when attcollation = 0 then '' else ' collate "C"' end, ', '
               order by array_position(i.indkey::int2[], attnum))
        from pg_index i join pg_attribute a on attrelid = i.indrelid and attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary),
       array(select confrelid::regclass::text from pg_constraint
             where conrelid = c.oid and contype = 'f' and confrelid <> c.oid)
     from pg_class c
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not in ('applied_migrations', 'client_counts', 'model_counts')
     order by relname collate "C"`,
  );
  return rows.map(
    ([name, columns, order, parents]) => ({ name, columns, order, parents }) as Table,
  );
}

export async function selectMigrations(connection: Connection) {
  const { rows } = await connection.query("SELECT name FROM applied_migrations ORDER BY name");
  return rows.map(([name]) => name as string);
}

/** In their own order. A version that knew no kinds kept avatars alone. */
export async function selectFiles(connection: Connection) {
  const { rows } = await connection.query(
    `select name, coalesce(to_json(files) ->> 'kind', 'avatar'), byte_count from files
     order by name collate "C"`,
  );
  return rows.map(([name, kind, byteCount]) => ({
    name: name as string,
    kind: kind as string,
    byteCount: byteCount as number,
  }));
}

/** As of now, and not of the snapshot. */
export async function hasFile(storage: Storage, name: string) {
  return (await storage.query("select 1 from files where name = $1", [name])).length > 0;
}

export async function hasPeople(connection: Connection) {
  return (await connection.query("select 1 from users limit 1")).rows.length > 0;
}

export async function* selectRows(connection: Connection, table: Table): AsyncGenerator<TextRow[]> {
  const columns = table.columns.map(({ name }) => `${quote(name)}::text`).join(", ");
  await connection.exec(
    `DECLARE backup NO SCROLL CURSOR FOR
     SELECT ${columns} FROM ${quote(table.name)} ORDER BY ${table.order}`,
  );
  for (;;) {
    const { rows } = await connection.query(`FETCH ${CHUNK_ROW_COUNT} FROM backup`);
    if (rows.length === 0) {
      break;
    }
    yield rows as TextRow[];
  }
  await connection.exec("CLOSE backup");
}

/** The last number each sequence gave; null when it gave none yet. */
export async function selectSequences(connection: Connection) {
  const { rows } = await connection.query(
    "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public'",
  );
  return Object.fromEntries(rows) as Record<string, number | null>;
}

/** Makes everything anew and empty, as of the given migrations. */
export async function beginReplacement(connection: Connection, migrations: string[]) {
  await connection.exec("BEGIN");
  await rebuild(connection, migrations);
  // The history of billing is among what is put back.
  await connection.exec("SET LOCAL app.is_restoring = 'on'");
}

/** `rows` is a JSON array of rows as `selectRows` gave them. */
export async function insertRows(connection: Connection, table: Table, rows: string) {
  const columns = table.columns.map(({ name }) => quote(name)).join(", ");
  const values = table.columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(", ");
  await connection.query(
    `INSERT INTO ${quote(table.name)} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${values} FROM json_array_elements($1::json) AS line`,
    [rows],
  );
}

/** Brings what was put back to this version. */
export async function finishReplacement(
  connection: Connection,
  migrations: string[],
  sequences: Record<string, number | null>,
) {
  for (const [name, last] of Object.entries(sequences)) {
    await connection.query("SELECT setval($1::regclass, $2, $3)", [
      quote(name),
      last ?? 1,
      last !== null,
    ]);
  }
  await connection.exec("SET LOCAL app.is_restoring = 'off'");
  await runSince(connection, migrations);
}

/** Notes the key it is all under and the register that belongs to it, and commits. */
export async function commitReplacement(
  connection: Connection,
  keyMark: string,
  nextRegister: string,
) {
  await connection.query(
    `INSERT INTO installation (key_mark, next_register_hash) VALUES ($1, $2)
     ON CONFLICT (is_only) DO UPDATE
     SET key_mark = excluded.key_mark, next_register_hash = excluded.next_register_hash`,
    [keyMark, nextRegister],
  );
  await connection.exec("COMMIT");
}

function quote(name: string) {
  return `"${name.replaceAll('"', '""')}"`;
}
