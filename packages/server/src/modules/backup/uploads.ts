import type { FileKind } from "#core/files/file-kind.ts";
import type { FileStore } from "#core/files/file-store.ts";
import { measure } from "#core/files/measure.ts";
import type { Connection } from "#db/db.ts";
import type { TarFile } from "#db/tar.ts";
import * as store from "./backup.store.ts";
import type { Contents } from "./contents.ts";

/** The files of the rows in the snapshot, except what can be made again or was removed meanwhile. */
export async function* uploadsOf(
  connection: Connection,
  { files, fileKinds }: { files: FileStore; fileKinds: readonly FileKind[] },
  contents: Contents,
): AsyncGenerator<TarFile> {
  const kept = new Set(fileKinds.filter(({ isInBackup }) => isInBackup).map(({ key }) => key));
  for (const { name, kind, byteCount } of await store.selectFiles(connection)) {
    const stream = kept.has(kind) ? await files.open(name) : undefined;
    if (!stream) continue;
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

/** What belonged to the rows that were replaced. */
export async function removeOtherUploads(files: FileStore, { uploads }: Contents) {
  const others: string[] = [];
  for await (const { name } of files.list()) if (!(name in uploads)) others.push(name);
  for (const name of others) await files.remove(name);
}
