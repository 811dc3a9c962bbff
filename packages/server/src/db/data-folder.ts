import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { openEmbedded } from "./embedded.ts";
import { FsyncFs } from "./fsync-fs.ts";

/** PGlite's own, but with fsync on (no `-F`) and by the system call that `FsyncFs` answers. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
];

/** The embedded database in its folder. */
export async function openDataFolder(dataDir: string) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return openEmbedded({ fs: new FsyncFs(join(dataDir, "database")), startParams });
}
