import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { flush } from "#db/flush.ts";
import { type Bytes, type FileStore, isFileName, StoreFailure } from "./file-store.ts";
import { measure } from "./measure.ts";

/** Files in a folder, for the owner of the process alone. */
export function folderStore(folder: string): FileStore {
  function pathOf(name: string) {
    if (!isFileName(name)) throw new StoreFailure("That is no name of a file.");
    return join(folder, name);
  }

  return {
    async put(name, source) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const written = await writeAside(`${path}.unfinished`, source);
      await rename(`${path}.unfinished`, path);
      await flush(folder, { isFolder: true });
      return written;
    },
    async open(name, range) {
      if (!isFileName(name)) return undefined;
      const file = await open(pathOf(name)).catch(unlessMissing);
      return file?.createReadStream(range);
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    async *list() {
      const entries = (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? [];
      for (const { name } of entries.filter((entry) => entry.isFile())) {
        const found = await stat(join(folder, name)).catch(unlessMissing);
        if (found) yield { name, changedAt: found.mtime };
      }
    },
  };
}

/** What a crash leaves here has a name of its own and is swept up. */
async function writeAside(path: string, source: Bytes) {
  const { bytes, written } = measure(source);
  try {
    await pipeline(bytes, createWriteStream(path, { mode: 0o600, flush: true }));
    return written();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
