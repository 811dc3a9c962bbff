import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Connection } from "./db.ts";
import { QueryError } from "./query-error.ts";

/** Beside this file, or where the build copies it: beside the built server or above its pieces. */
export const migrationsFolder = ["migrations", "../migrations"]
  .map((place) => join(import.meta.dirname, place))
  .find((folder) => existsSync(folder)) as string;

export type Migration = { name: string; statements: string };

/** Named by time, so that two branches do not take the same number; run in that order. */
export function readMigrations(): Migration[] {
  return readdirSync(migrationsFolder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => ({
      name: file.slice(0, -".sql".length),
      statements: readFileSync(join(migrationsFolder, file), "utf8"),
    }));
}

/** Brings the database to this version. Several processes may try at once: one does it. */
export async function migrate(connection: Connection) {
  await makeRole(connection);
  await connection.exec(inTransaction(listScript));
  const applied = await connection.query("SELECT name FROM applied_migrations");
  const names = new Set(applied.rows.map(([name]) => name));
  for (const migration of readMigrations()) {
    if (!names.has(migration.name)) {
      await apply(connection, migration);
    }
  }
}

/** One migration is one transaction: after a crash it has happened or it has not. */
async function apply(connection: Connection, migration: Migration) {
  const { name } = migration;
  const done = `SELECT 1 FROM applied_migrations WHERE name = '${name}'`;
  await connection.exec(`BEGIN; ${takeTurn}`);
  try {
    const [isDone] = (await connection.query(done)).rows;
    if (!isDone) {
      await run(connection, migration);
    }
    await connection.exec("COMMIT");
  } catch (error) {
    await connection.exec("ROLLBACK");
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`);
  }
}

async function run(connection: Connection, { name, statements }: Migration) {
  await connection.exec(statements);
  await connection.query("INSERT INTO applied_migrations (name) VALUES ($1)", [name]);
}

/** Refuses what a later version made. */
export function checkMigrations(names: string[]) {
  const known = new Set(readMigrations().map(({ name }) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Error(`This version does not know the migration ${unknown}. Use a newer one.`);
}

/**
 * Throws everything away and makes the tables as they were after the migrations of these names,
 * all in the transaction that the caller has begun.
 */
export async function rebuild(connection: Connection, names: string[]) {
  checkMigrations(names);
  await connection.exec(`${dropScript}; ${listScript}`);
  for (const migration of readMigrations()) {
    if (names.includes(migration.name)) await run(connection, migration);
  }
}

/** Brings what `rebuild` made to this version, in the same transaction. */
export async function runSince(connection: Connection, names: string[]) {
  for (const migration of readMigrations()) {
    if (!names.includes(migration.name)) await run(connection, migration);
  }
}

/**
 * Requests run as a role that owns nothing. Roles belong to the server, not to the database, so
 * this happens at every start: the database may have come from another server.
 */
async function makeRole(connection: Connection) {
  try {
    await connection.exec(inTransaction(roleScript));
  } catch (error) {
    if (error instanceof QueryError && error.code === "42501") {
      throw new Error(
        "The database user may not set up the role forecastle_app. Let an administrator run: " +
          "CREATE ROLE forecastle_app NOLOGIN; GRANT forecastle_app TO <user>;",
      );
    }
    throw error;
  }
  const [role] = (
    await connection.query(
      "SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = 'forecastle_app'",
    )
  ).rows;
  if (role?.[0] !== false) {
    throw new Error("The role forecastle_app may not be a superuser or bypass row-level security.");
  }
}

/** Held until the transaction ends, and so by one process at a time. */
const takeTurn = "SELECT pg_advisory_xact_lock(7265637374);";

function inTransaction(script: string) {
  return `BEGIN; ${takeTurn} ${script}; COMMIT`;
}

const listScript = `
  CREATE TABLE IF NOT EXISTS applied_migrations (
    name text PRIMARY KEY,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;

/** Whatever migrations made. */
const dropScript = `
  DO $$ DECLARE command text; BEGIN
    FOR command IN
      SELECT format('DROP TABLE %s CASCADE', oid::regclass) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    LOOP EXECUTE command; END LOOP;
    FOR command IN
      SELECT format('DROP ROUTINE %s CASCADE', oid::regprocedure) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND pg_get_userbyid(proowner) = current_user
    LOOP EXECUTE command; END LOOP;
  END $$`;

/** Another database of the same server may be making the role at the same moment. */
const roleScript = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'forecastle_app') THEN
      CREATE ROLE forecastle_app NOLOGIN;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL;
  END $$;
  DO $$ BEGIN
    SET LOCAL ROLE forecastle_app;
    RESET ROLE;
  EXCEPTION WHEN insufficient_privilege THEN
    GRANT forecastle_app TO CURRENT_USER;
  END $$`;
