import { createWriteStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { adoptNextRegister, layNextRegister } from "#core/audit-seals.ts";
import type { FileKind } from "#core/files/file-kind.ts";
import type { FileStore } from "#core/files/file-store.ts";
import { measure } from "#core/files/measure.ts";
import { adoptNextKey, keptKeyText, keyFromText, layNextKey } from "#core/secret-key.ts";
import { makeSecrets } from "#core/secrets.ts";
import type { Settings } from "#core/settings.ts";
import type { Connection, Storage } from "#db/db.ts";
import { flush } from "#db/flush.ts";
import { checkMigrations } from "#db/migrate.ts";
import { askOn } from "#db/query-builder.ts";
import { readTarFile, writeTar } from "#db/tar.ts";
import * as store from "./backup.store.ts";
import { type Receiver, readBackup } from "./backup-reading.ts";
import { filesOf } from "./backup-writing.ts";
import { type Contents, emptyContents } from "./contents.ts";
import { keyToTake } from "./key.ts";
import { FileVanished, removeOtherUploads } from "./uploads.ts";

/** Files may be removed while a backup begins, and seldom twice. */
const TRIES = 3;

type Installation = {
  storage: Storage;
  settings: Pick<Settings, "dataDir" | "secretKey" | "auditSealFile">;
  files: FileStore;
};

/**
 * Writes the whole data set to one packed file: every row as of one moment, the uploaded files
 * and, with embedded storage, the secret key, without which what is sealed stays sealed. Either
 * kind of storage restores it. Files that jobs made are left out: they can be made again.
 */
export async function backUp(
  installation: Installation & { fileKinds: readonly FileKind[] },
  file: string,
  { withKey = true } = {},
): Promise<Contents> {
  const { storage, settings } = installation;
  const isKeyKept = withKey && storage.kind === "embedded";
  const key = isKeyKept ? keptKeyText(settings.dataDir, settings.secretKey) : undefined;
  await mkdir(dirname(file), { recursive: true });
  for (let tries = 1; ; tries++) {
    try {
      return await writeBackup(installation, file, key);
    } catch (error) {
      if (!(error instanceof FileVanished) || tries === TRIES) throw error;
    }
  }
}

async function writeBackup(
  { storage, settings, ...sources }: Installation & { fileKinds: readonly FileKind[] },
  file: string,
  key: string | undefined,
) {
  const contents = emptyContents();
  const unfinished = `${file}.unfinished`;
  await storage.withConnection(async (connection) => {
    await store.beginSnapshot(connection);
    const entries = filesOf(connection, { ...sources, ...settings, storage, key }, contents);
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(writeTar(entries), createGzip(), target);
    await connection.exec("COMMIT");
  });
  await rename(unfinished, file);
  await flush(dirname(file), { isFolder: true });
  return contents;
}

/**
 * Puts a backup in the place of all there is and brings it to this version. It is read to its end
 * first, and when anything about it is wrong nothing changes. Files come before the rows that name
 * them, and the key and the register of seals are settled by what the rows say: whenever it is stopped, the old data set or
 * the new one is whole. No server may run on the storage meanwhile.
 */
export async function restore(
  { storage, settings, files }: Installation,
  file: string,
  now = new Date(),
): Promise<{ contents: Contents; oldRegister: string | undefined }> {
  const { auditSealFile } = settings;
  const open = () => readTarFile(file, { isPacked: true });
  const checked = await readBackup(open(), justLooking);
  const contents = await storage.withConnection(async (connection) => {
    const isInhabited = await store.hasPeople(connection);
    const newKey = keyToTake(storage, settings, checked, isInhabited);
    const { manifest, contents, seal } = await readBackup(open(), replacing(connection, files));
    if (seal !== checked.seal) throw new Error("The backup changed while it was read.");
    if (newKey) layNextKey(settings.dataDir, newKey);
    const secretKey = newKey ? keyFromText(newKey.trim()) : settings.secretKey;
    await store.finishReplacement(connection, manifest.migrations, contents.sequences);
    const secrets = makeSecrets(secretKey);
    const beginning = { begunBy: "restore", now };
    const nextRegister = await layNextRegister(
      auditSealFile,
      askOn(connection),
      secrets,
      beginning,
    );
    await store.commitReplacement(connection, manifest.keyMark, nextRegister);
    if (newKey) adoptNextKey(settings.dataDir);
    await removeOtherUploads(files, contents);
    return contents;
  });
  return { contents, oldRegister: await adoptNextRegister(auditSealFile, storage, now) };
}

const justLooking: Receiver = {
  async begin({ migrations }) {
    checkMigrations(migrations);
  },
  async addRows() {},
  async addUpload(_name, body) {
    const { bytes, written } = measure(body);
    for await (const _ of bytes);
    return written().sha256;
  },
};

/** Replaces all rows in a transaction that is left open, so that whoever called decides. */
function replacing(connection: Connection, files: FileStore): Receiver {
  let tables: store.Table[] = [];
  return {
    async begin({ migrations }) {
      await store.beginReplacement(connection, migrations);
      tables = await store.selectTables(connection);
    },
    async addRows(name, rows) {
      const table = tables.find((table) => table.name === name);
      if (!table) throw new Error(`The backup holds the table ${name}, which is not known.`);
      await store.insertRows(connection, table, rows);
    },
    // Names are random and never used twice: what is there by this name is the same file.
    addUpload: async (name, body) => (await files.put(name, body)).sha256,
  };
}
