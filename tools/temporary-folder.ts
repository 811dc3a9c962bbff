import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Runs `work` with a folder of its own, and takes the folder away whatever happens. */
export async function inTemporaryFolder<T>(name: string, work: (folder: string) => Promise<T>) {
  const folder = mkdtempSync(path.join(tmpdir(), `forecastle-${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    return await work(folder);
  } finally {
    process.off("exit", remove);
    remove();
  }
}
