import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Contents } from "./contents.ts";

export async function uploadNames(uploadDir: string) {
  if (!existsSync(uploadDir)) {
    return [];
  }
  const entries = await readdir(uploadDir, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
}

/** Names of uploads are random and never used twice, so nothing of what is there is in the way. */
export async function writeUpload(uploadDir: string, name: string, bytes: Uint8Array) {
  await mkdir(uploadDir, { recursive: true, mode: 0o700 });
  const path = join(uploadDir, name);
  await writeFile(`${path}.restored`, bytes, { mode: 0o600, flush: true });
  await rename(`${path}.restored`, path);
}

/** What belonged to the rows that were replaced. */
export async function removeOtherUploads(uploadDir: string, { uploads }: Contents) {
  for (const name of await uploadNames(uploadDir)) {
    if (!(name in uploads)) {
      await rm(join(uploadDir, name));
    }
  }
}
