import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import type { Storage } from "#db/db.ts";
import { openEmbedded } from "#db/embedded.ts";
import { archiveName, makeArchive } from "#db/make-archive.ts";
import { migrate } from "#db/migrate.ts";
import { openStorage } from "#db/open-storage.ts";
import { openPostgres } from "#db/postgres.ts";
import { findArchive } from "#db/ready-archive.ts";

const CACHE = join(import.meta.dirname, "../../../../node_modules/.cache/forecastle");
/** Longer than making an archive takes on a busy machine. */
const STALE_MS = 120_000;

const worker = globalThis as { testStorage?: Promise<Storage>; readyTemplate?: Promise<string> };

/**
 * One storage for all the tests of a worker, since opening one costs more than most of them; each
 * test makes a team of its own in it. Embedded in memory, or on the server TEST_DATABASE_URL.
 */
export function testStorage(): Promise<Storage> {
  worker.testStorage ??= freshStorage();
  return worker.testStorage;
}

/** A storage of its own, for a test that looks at all there is or stops what runs on it. */
export async function freshStorage(): Promise<Storage> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    const databaseUrl = await createReadyDatabase(server);
    return openStorage({ databaseUrl, dataDir: "" });
  }
  return freshEmbeddedStorage();
}

/** Embedded in memory, whatever the other tests run on. */
export async function freshEmbeddedStorage(): Promise<Storage> {
  const archive = await readFile(await readyArchive());
  const storage = await openEmbedded({ loadDataDir: new Blob([archive]) });
  await storage.withConnection(migrate);
  return storage;
}

/** The address of a new, empty database on the server of the given one. */
export async function createDatabase(server: string, template = "template1") {
  const name = `forecastle_test_${randomBytes(6).toString("hex")}`;
  const storage = openPostgres(server);
  await storage.withConnection((connection) =>
    connection.exec(`CREATE DATABASE ${name} TEMPLATE ${template}`),
  );
  await storage.close();
  const address = new URL(server);
  address.pathname = name;
  return address.href;
}

/** The same, migrated: a copy, at a fraction of what making each table costs. */
export async function createReadyDatabase(server: string) {
  worker.readyTemplate ??= makeReadyTemplate(server);
  return createDatabase(server, await worker.readyTemplate);
}

/** Made by the first worker that needs it, while the others wait, and kept for the next run. */
async function makeReadyTemplate(server: string) {
  // Of another version it has another name.
  const name = `forecastle_${archiveName().replaceAll(/\W/g, "_")}`;
  const storage = openPostgres(server);
  await storage.withConnection(async (connection) => {
    // Held until the connection is closed.
    await connection.exec("SELECT pg_advisory_lock(hashtext('ready template'))");
    const found = "SELECT FROM pg_database WHERE datname = $1";
    if ((await connection.query(found, [name])).rows.length > 0) return;
    const databaseUrl = await createDatabase(server);
    await (await openStorage({ databaseUrl, dataDir: "" })).close();
    const made = new URL(databaseUrl).pathname.slice(1);
    await connection.exec(`ALTER DATABASE ${made} RENAME TO ${name}`);
  });
  await storage.close();
  return name;
}

/** A ready database's file. Made by the first worker that needs it, while the others wait, and kept for the next run. */
export async function readyArchive() {
  const file = join(CACHE, archiveName());
  mkdirSync(CACHE, { recursive: true });
  while (!existsSync(file)) {
    await makeUnlessSomebodyDoes(file);
  }
  return file;
}

async function makeUnlessSomebodyDoes(file: string) {
  const turn = `${file}.being-made`;
  try {
    mkdirSync(turn);
  } catch {
    await sleep(100);
    removeIfStale(turn);
    return;
  }
  try {
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, await archive());
    renameSync(unfinished, file);
  } finally {
    rmdirSync(turn);
  }
}

/** The one that was built, if there is one: making it takes longest of all. */
async function archive() {
  const built = findArchive();
  return built ? gunzipSync(await readFile(built)) : makeArchive();
}

function removeIfStale(turn: string) {
  const made = statSync(turn, { throwIfNoEntry: false });
  if (made && Date.now() - made.mtimeMs > STALE_MS) {
    rmdirSync(turn);
  }
}
