import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Few enough for the strictest limit of open files. */
const BATCH_SIZE = 32;

/** Makes a file's content, or a folder's list of names, outlast the power. */
export async function flush(path: string, { isFolder = false } = {}) {
  // Windows keeps the list of names by itself and opens no folders.
  if (isFolder && process.platform === "win32") {
    return;
  }
  const opened = await open(path, isFolder ? "r" : "r+");
  await opened.sync();
  await opened.close();
}

/** The same for all there is in a folder. */
export async function flushTree(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (let at = 0; at < entries.length; at += BATCH_SIZE) {
    const batch = entries.slice(at, at + BATCH_SIZE);
    await Promise.all(
      batch.map((entry) =>
        flush(join(entry.parentPath, entry.name), { isFolder: entry.isDirectory() }),
      ),
    );
  }
  await flush(folder, { isFolder: true });
}
