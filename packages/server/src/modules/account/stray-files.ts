import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Storage } from "#db/db.ts";
import * as store from "./account.store.ts";

/** Longer than any request takes between writing its file and committing. */
const GRACE_MS = 60 * 60 * 1000;

/**
 * Removes files that no row speaks of: a file is written before its row is committed and removed
 * after it is gone, so a crash in between leaves one behind.
 */
export async function removeStrayFiles(storage: Storage, uploadDir: string) {
  const names = await readdir(uploadDir).catch(() => []);
  const known = await store.selectFileNames(storage);
  for (const name of names) {
    if (!known.has(name) && (await isOld(join(uploadDir, name)))) {
      await rm(join(uploadDir, name), { force: true });
    }
  }
}

async function isOld(path: string) {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true && Date.now() - found.mtimeMs > GRACE_MS;
}
