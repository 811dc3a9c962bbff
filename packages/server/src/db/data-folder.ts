import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { openEmbedded } from "./embedded.ts";
import { flush, flushTree } from "./flush.ts";
import { lockFolder } from "./folder-lock.ts";
import { FsyncFs } from "./fsync-fs.ts";
import { findArchive, unpackArchive } from "./ready-archive.ts";

/** PGlite's own, but with fsync on (no `-F`) and by the system call that `FsyncFs` answers. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
];

/** The embedded database in its folder, which no other process may open until it is closed. */
export async function openDataFolder(dataDir: string) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const database = join(dataDir, "database");
    if (!existsSync(database)) {
      await makeDatabase(dataDir, database);
    }
    return await openEmbedded({ fs: new FsyncFs(database), startParams }, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * A database appears under its name when it is complete and on the disk, or not at all; what an
 * interrupted start left behind is thrown away.
 */
async function makeDatabase(dataDir: string, database: string) {
  const unfinished = join(dataDir, "database.unfinished");
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const archive = findArchive();
  if (archive) {
    await unpackArchive(archive, unfinished);
  } else {
    await (await openEmbedded({ fs: new FsyncFs(unfinished) })).close();
  }
  await flushTree(unfinished);
  await rename(unfinished, database);
  await flush(dataDir, { isFolder: true });
}
