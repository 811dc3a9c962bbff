import { createWriteStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { FileKind } from "#core/files/file-kind.ts";
import type { FileStore } from "#core/files/file-store.ts";
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

type Installation = {
  storage: Storage;
  settings: Pick<Settings, "dataDir" | "secretKey">;
  files: FileStore;
};

/**
 * Writes the whole data set to one packed file: every row as of one moment, the uploaded files
 * and, with embedded storage, the secret key, without which what is sealed stays sealed. Either
 * kind of storage restores it. Files that jobs made are left out: they can be made again.
 */
export async function backUp(
  { storage, settings, ...sources }: Installation & { fileKinds: readonly FileKind[] },
  file: string,
  { withKey = true } = {},
): Promise<Contents> {
  const contents = emptyContents();
  const key = withKey && storage.kind === "embedded" ? keptKey(settings) : undefined;
  const unfinished = `${file}.unfinished`;
  await mkdir(dirname(file), { recursive: true });
  await storage.withConnection(async (connection) => {
    await store.beginSnapshot(connection);
    const entries = filesOf(connection, { ...sources, ...settings, key }, contents);
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(writeTar(entries), createGzip(), target);
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
  { storage, settings, files }: Installation,
  file: string,
): Promise<Contents> {
  return storage.withConnection(async (connection) => {
    const entries = readTarFile(file, { isPacked: true });
    const { manifest, contents, key } = await readBackup(connection, entries, files);
    const newKey = keyToTake(storage, settings, manifest, key);
    await store.commitReplacement(connection, contents.sequences);
    await migrate(connection);
    if (newKey) {
      await replaceKey(settings, newKey);
    }
    await removeOtherUploads(files, contents);
    return contents;
  });
}
