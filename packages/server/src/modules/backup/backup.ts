import { createWriteStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Settings } from "#core/settings.ts";
import type { Storage } from "#db/db.ts";
import { flush } from "#db/flush.ts";
import { migrate } from "#db/migrate.ts";
import { readTarFile, writeTar } from "#db/tar.ts";
import * as store from "./backup.store.ts";
import { readBackup } from "./backup-reading.ts";
import { filesOf } from "./backup-writing.ts";
import { type Contents, emptyContents } from "./contents.ts";
import { keptKey, keyToTake, replaceKey } from "./key.ts";
import { removeOtherUploads } from "./uploads.ts";

type BackupSettings = Pick<Settings, "dataDir" | "uploadDir" | "secretKey">;

/**
 * Writes the whole data set to one packed file: every row as of one moment, the uploaded files
 * and, with embedded storage, the secret key, without which what is sealed stays sealed. Either
 * kind of storage restores it. Files that jobs made are left out: they can be made again.
 */
export async function backUp(
  storage: Storage,
  settings: BackupSettings,
  file: string,
  { withKey = true } = {},
): Promise<Contents> {
  const contents = emptyContents();
  const key = withKey && storage.kind === "embedded" ? keptKey(settings) : undefined;
  const unfinished = `${file}.unfinished`;
  await mkdir(dirname(file), { recursive: true });
  await storage.withConnection(async (connection) => {
    await store.beginSnapshot(connection);
    const files = filesOf(connection, { ...settings, key }, contents);
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(writeTar(files), createGzip(), target);
    await connection.exec("COMMIT");
  });
  await rename(unfinished, file);
  await flush(dirname(file), { isFolder: true });
  return contents;
}

/**
 * Puts a backup in the place of all there is and brings it to this version, or, when anything
 * about it is wrong, changes nothing. No server may run on the storage meanwhile.
 */
export async function restore(
  storage: Storage,
  settings: BackupSettings,
  file: string,
): Promise<Contents> {
  return storage.withConnection(async (connection) => {
    const files = readTarFile(file, { isPacked: true });
    const { manifest, contents, key } = await readBackup(connection, files, settings.uploadDir);
    const newKey = keyToTake(storage, settings, manifest, key);
    await store.commitReplacement(connection, contents.sequences);
    await migrate(connection);
    if (newKey) {
      await replaceKey(settings, newKey);
    }
    await removeOtherUploads(settings.uploadDir, contents);
    return contents;
  });
}
