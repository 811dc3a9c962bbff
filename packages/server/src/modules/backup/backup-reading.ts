import { isDeepStrictEqual } from "node:util";
import type { FileStore } from "#core/files/file-store.ts";
import type { Connection } from "#db/db.ts";
import { read, type TarEntry } from "#db/tar.ts";
import * as store from "./backup.store.ts";
import * as parts from "./contents.ts";

type Backup = { manifest: parts.Manifest; contents: parts.Contents; key: string | undefined };

/**
 * Reads a backup into a transaction that replaces all rows and is left open, so that whoever
 * called decides. Throws when the backup is not whole.
 */
export async function readBackup(
  connection: Connection,
  entries: AsyncGenerator<TarEntry>,
  files: FileStore,
): Promise<Backup> {
  const manifest = await readManifest(entries);
  await store.beginReplacement(connection, manifest.migrations);
  const tables = await store.selectTables(connection);
  const found = parts.emptyContents();
  const tallies = new Map(tables.map(({ name }) => [name, parts.tallyOf(found, name)]));
  let expected: parts.Contents | undefined;
  let key: string | undefined;
  for await (const { name, body } of entries) {
    const [kind, which = ""] = name.split("/");
    if (kind === "uploads") {
      // Names are random and never used twice, so nothing of what is there is in the way.
      found.uploads[which] = (await files.put(which, body)).sha256;
      continue;
    }
    const bytes = await read(body);
    if (kind === "tables") {
      const table = tables.find((table) => table.name === which);
      const rows = bytes.toString().trimEnd().split("\n");
      tallies.get(which)?.(rows.length, bytes.toString());
      await store.insertRows(connection, table ?? unknown(name), `[${rows.join(",")}]`);
    } else if (kind === "secret-key") {
      key = bytes.toString();
    } else if (kind === "contents.json") {
      expected = parts.contents.parse(JSON.parse(bytes.toString()));
    } else {
      unknown(name);
    }
  }
  found.sequences = expected?.sequences ?? {};
  if (!expected || !isDeepStrictEqual(found, expected)) {
    throw new Error("The backup is damaged: what came out of it is not what went in.");
  }
  return { manifest, contents: expected, key };
}

/** It comes first, since it says which tables the rest is for. */
async function readManifest(entries: AsyncGenerator<TarEntry>) {
  const first = await entries.next();
  if (first.done || first.value.name !== "manifest.json") {
    throw new Error("This file is not a backup of Forecastle.");
  }
  return parts.manifest.parse(JSON.parse((await read(first.value.body)).toString()));
}

function unknown(name: string): never {
  throw new Error(`The backup holds ${name}, which this version does not know.`);
}
