import { isDeepStrictEqual } from "node:util";
import { read, type TarEntry } from "#db/tar.ts";
import * as parts from "./contents.ts";

export type Backup = parts.Sealed & {
  manifest: parts.Manifest;
  contents: parts.Contents;
  /** The text of the key, where it is in it. */
  key: string | undefined;
};

/** What to do with the parts of a backup as they come by. */
export type Receiver = {
  begin(manifest: parts.Manifest): Promise<void>;
  /** `rows` is a JSON array. */
  addRows(table: string, rows: string): Promise<void>;
  /** Gives the checksum of the bytes. */
  addUpload(name: string, bytes: AsyncIterable<Uint8Array>): Promise<string>;
};

/** Reads a backup from front to back. Throws when what came out of it is not what went in. */
export async function readBackup(
  entries: AsyncGenerator<TarEntry>,
  receiver: Receiver,
): Promise<Backup> {
  try {
    return await readParts(entries, receiver);
  } catch (error) {
    throw inOurWords(error as NodeJS.ErrnoException);
  }
}

/** Whoever unpacks says what they stumbled over, not what that means. */
function inOurWords(error: NodeJS.ErrnoException) {
  const { message, code = "" } = error;
  if (code === "Z_BUF_ERROR") return damaged("it ends too early");
  if (code.startsWith("Z_") || error instanceof SyntaxError) return damaged("it cannot be read");
  const [, how] = /^The archive (.+)\.$/.exec(message) ?? [];
  return how ? damaged(`it ${how}`) : error;
}

const damaged = (how: string) => new Error(`The backup is damaged: ${how}.`);

async function readParts(entries: AsyncGenerator<TarEntry>, receiver: Receiver) {
  const manifestText = await readManifest(entries);
  const manifest = manifestOf(JSON.parse(manifestText));
  await receiver.begin(manifest);
  const found = parts.emptyContents();
  const tallies = new Map<string, ReturnType<typeof parts.tallyOf>>();
  const texts = new Map<string, string>();
  for await (const { name, body } of entries) {
    const [kind = "", which = ""] = name.split("/");
    if (kind === "uploads") {
      found.uploads[which] = await receiver.addUpload(which, body);
    } else if (kind === "tables") {
      const text = (await read(body)).toString();
      const rows = text.trimEnd().split("\n");
      const tally = tallies.get(which) ?? parts.tallyOf(found, which);
      tallies.set(which, tally);
      tally(rows.length, text);
      await receiver.addRows(which, `[${rows.join(",")}]`);
    } else if (["secret-key", "contents.json", "seal"].includes(kind)) {
      texts.set(kind, (await read(body)).toString());
    } else {
      throw new Error(`The backup holds ${name}, which this version does not know.`);
    }
  }
  const contentsText = texts.get("contents.json") ?? "null";
  const contents = parts.contents.safeParse(JSON.parse(contentsText)).data;
  if (!contents || !isDeepStrictEqual(withRest(found, contents), contents)) {
    throw damaged("what came out of it is not what went in");
  }
  const seal = texts.get("seal") ?? "";
  return { manifest, contents, manifestText, contentsText, seal, key: texts.get("secret-key") };
}

function manifestOf(read: { format?: unknown }) {
  const { data } = parts.manifest.safeParse(read);
  if (data) return data;
  throw new Error(
    `The backup has the format ${String(read?.format)}, which this version does not read.`,
  );
}

/** What leaves no trace on the way: tables without rows, sequences, and files that were not there. */
function withRest(found: parts.Contents, { tables, sequences, lost }: parts.Contents) {
  for (const name of Object.keys(tables)) if (!found.tables[name]) parts.tallyOf(found, name);
  return { ...found, sequences, lost };
}

/** It comes first, since it says which tables the rest is for. */
async function readManifest(entries: AsyncGenerator<TarEntry>) {
  const first = await entries.next();
  if (first.done || first.value.name !== "manifest.json") {
    throw new Error("This file is not a backup of Forecastle.");
  }
  return (await read(first.value.body)).toString();
}
