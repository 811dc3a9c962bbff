import type { FileKind } from "#core/files/file-kind.ts";
import type { FileStore } from "#core/files/file-store.ts";
import { measure } from "#core/files/measure.ts";
import type { Connection, Storage } from "#db/db.ts";
import type { TarFile } from "#db/tar.ts";
import * as store from "./backup.store.ts";
import type { Contents } from "./contents.ts";

type Sources = { storage: Storage; files: FileStore; fileKinds: readonly FileKind[] };

/** A file of the snapshot was removed since; another snapshot does not name it any more. */
export class FileVanished extends Error {}

/** The files of the rows in the snapshot, except what can be made again. */
export async function* uploadsOf(
  connection: Connection,
  { storage, files, fileKinds }: Sources,
  contents: Contents,
): AsyncGenerator<TarFile> {
  const kept = new Set(fileKinds.filter(({ isInBackup }) => isInBackup).map(({ key }) => key));
  const rows = await store.selectFiles(connection);
  for (const { name, byteCount } of rows.filter(({ kind }) => kept.has(kind))) {
    const stream = await files.open(name);
    if (!stream) {
      await checkLost(storage, name);
      contents.lost.push(name);
      continue;
    }
    const { bytes, written } = measure(stream);
    async function* body() {
      yield* bytes;
      const whole = written();
      if (whole.byteCount !== byteCount) throw new Error(`The file ${name} is not whole.`);
      contents.uploads[name] = whole.sha256;
    }
    yield { name: `uploads/${name}`, size: byteCount, body: body() };
  }
}

/** Bytes that are gone though their row is there are lost for good. Embedded, nobody else is at work. */
async function checkLost(storage: Storage, name: string) {
  if (storage.kind === "embedded" || (await store.hasFile(storage, name))) return;
  throw new FileVanished(`The file ${name} was removed while the backup was made.`);
}

/** What belonged to the rows that were replaced. */
export async function removeOtherUploads(files: FileStore, { uploads }: Contents) {
  const others: string[] = [];
  for await (const { name } of files.list()) if (!(name in uploads)) others.push(name);
  for (const name of others) await files.remove(name);
}
