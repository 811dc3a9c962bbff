import type { FileKind } from "#core/files/file-kind.ts";
import type { FileStore } from "#core/files/file-store.ts";
import { keyMarkOf } from "#core/secret-check.ts";
import type { Connection, Storage } from "#db/db.ts";
import { bodyOf, type TarFile } from "#db/tar.ts";
import * as store from "./backup.store.ts";
import { type Contents, type Manifest, sealOf, tallyOf } from "./contents.ts";
import { uploadsOf } from "./uploads.ts";

type Sources = {
  storage: Storage;
  files: FileStore;
  fileKinds: readonly FileKind[];
  secretKey: Uint8Array;
  key: string | undefined;
};

/** The files of a backup in the order a restore wants them; `contents` fills up on the way. */
export async function* filesOf(
  connection: Connection,
  { secretKey, key, ...sources }: Sources,
  contents: Contents,
): AsyncGenerator<TarFile> {
  const manifest: Manifest = {
    format: "forecastle-backup-2",
    migrations: await store.selectMigrations(connection),
    keyMark: keyMarkOf(secretKey),
  };
  const manifestText = JSON.stringify(manifest);
  yield fileOf("manifest.json", manifestText);
  for (const table of parentsFirst(await store.selectTables(connection))) {
    yield* filesOfTable(connection, table, contents);
  }
  yield* uploadsOf(connection, sources, contents);
  if (key !== undefined) {
    yield fileOf("secret-key", key);
  }
  contents.sequences = await store.selectSequences(connection);
  const contentsText = JSON.stringify(contents);
  yield fileOf("contents.json", contentsText);
  yield fileOf("seal", sealOf(secretKey, manifestText, contentsText));
}

/** One line is one row; a file holds as many as come from the database at a time. */
async function* filesOfTable(connection: Connection, table: store.Table, contents: Contents) {
  const tally = tallyOf(contents, table.name);
  let part = 0;
  for await (const rows of store.selectRows(connection, table)) {
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
    tally(rows.length, text);
    part += 1;
    yield fileOf(`tables/${table.name}/${part}.jsonl`, text);
  }
}

function fileOf(name: string, content: Uint8Array | string): TarFile {
  return { name, size: Buffer.byteLength(content), body: bodyOf(content) };
}

/** A row can only be put back when the row it points to is there. */
function parentsFirst(tables: store.Table[]) {
  const placed = new Map<string, store.Table>();
  while (placed.size < tables.length) {
    const next = tables.find(
      ({ name, parents }) => !placed.has(name) && parents.every((parent) => placed.has(parent)),
    );
    if (!next) {
      throw new Error("The tables point to each other in a circle, so no order restores them.");
    }
    placed.set(next.name, next);
  }
  return [...placed.values()];
}
