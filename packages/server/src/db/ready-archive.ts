import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { archiveName } from "./make-archive.ts";
import { read, readTarFile } from "./tar.ts";

/** Beside the built server, which may be in pieces, for itself and for its source. */
const PLACES = [".", "..", "../../dist"].map((place) => join(import.meta.dirname, place));

/** The ready database that came with this version, if it was built. */
export function findArchive() {
  const name = `${archiveName()}.gz`;
  return PLACES.map((place) => join(place, name)).find((file) => existsSync(file));
}

/** Nothing else goes on during a first start, so the plain calls do, and they are quicker. */
export async function unpackArchive(archive: string, folder: string) {
  const entries = readTarFile(archive, { isPacked: archive.endsWith(".gz") });
  for await (const { name, isFolder, body } of entries) {
    const path = join(folder, name);
    mkdirSync(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (!isFolder) {
      writeFileSync(path, await read(body), { mode: 0o600 });
    }
  }
}
