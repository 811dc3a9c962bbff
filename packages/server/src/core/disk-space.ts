import { statfs } from "node:fs/promises";
import type { Settings } from "./settings.ts";

/** What the database writes at a time when its journal grows. */
const BYTES_MIN = 16 * 1024 * 1024;

/** What is wrong with the disks this process writes to, in words; undefined when there is room. */
export async function lackOfSpace(
  settings: Pick<Settings, "databaseUrl" | "dataDir" | "bucket" | "uploadDir">,
) {
  if (!settings.databaseUrl && (await isFull(settings.dataDir)))
    return "The disk of DATA_DIR is full.";
  if (!settings.bucket && (await isFull(settings.uploadDir)))
    return "The disk of UPLOAD_DIR is full.";
  return undefined;
}

/** A folder that is not there yet, and a system that tells no sizes, have no lack of space. */
async function isFull(folder: string) {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.blocks > 0 && disk.bavail * disk.bsize < BYTES_MIN;
}
