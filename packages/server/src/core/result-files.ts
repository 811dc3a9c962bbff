import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomToken } from "./secrets.ts";

/**
 * Files that jobs made. They can be made again, so they are kept for a week, apart from what
 * people uploaded, and no backup holds them.
 */
const RESULT_DAYS = 7;
const KEPT_MS = RESULT_DAYS * 24 * 60 * 60 * 1000;

type Place = { uploadDir: string; teamId: number };

const folderOf = ({ uploadDir, teamId }: Place) => join(uploadDir, "results", String(teamId));

/** Whole or not at all, under a name nobody can guess. */
export async function keepResultFile(place: Place, bytes: Uint8Array): Promise<string> {
  const name = randomToken();
  const path = join(folderOf(place), name);
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.unfinished`, bytes, { flag: "wx", mode: 0o600 });
  await rename(`${path}.unfinished`, path);
  return name;
}

/** Nothing once it was removed. */
export function readResultFile(place: Place, name: string): Promise<Uint8Array | undefined> {
  return readFile(join(folderOf(place), name)).catch(() => undefined);
}

export function resultExpiresAt(finishedAt: Date) {
  return new Date(finishedAt.getTime() + KEPT_MS);
}

/** In every team, by the age of the file: what a crashed run left behind goes too. */
export async function removeOldResultFiles(uploadDir: string, now: Date) {
  const root = join(uploadDir, "results");
  for (const teamId of await readdir(root).catch(() => [])) {
    for (const name of await readdir(join(root, teamId)).catch(() => [])) {
      const path = join(root, teamId, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < now.getTime() - KEPT_MS) await rm(path, { force: true });
    }
  }
}
