/**
 * A workbook file as named parts, after everything that could harm was looked for: programs,
 * embedded objects, links to elsewhere. A part is unpacked when it is read; `finish` unpacks those
 * nobody asked for, so that a document type or an untrue size is found wherever it stands.
 */
import { damaged, FileRefused } from "#file-refused.ts";
import type { ReadLimits } from "#read-limits.ts";
import { attributeOf, parseXml } from "#xml/parse-xml.ts";
import { looksLikeXml, xmlText } from "#xml/xml-text.ts";
import { unpackEntry } from "#zip/unpack-entry.ts";
import { readZipDirectory } from "#zip/zip-directory.ts";
import { type Relationship, readRelationships } from "./read-relationships.ts";
import { refuseActivePart, refuseActiveType } from "./refuse-active.ts";

export type Package = Awaited<ReturnType<typeof openPackage>>;

export async function openPackage(file: Uint8Array, limits: ReadLimits) {
  const entries = readZipDirectory(file, limits).filter(({ name }) => !name.endsWith("/"));
  const unread = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const byName = new Map(unread);
  for (const { name } of entries) refuseActivePart(name);

  /** The text of a part, by its name; names do not mind capitals. */
  function readPart(name: string) {
    const entry = byName.get(name.toLowerCase());
    if (!entry) throw damaged(`no ${name}`);
    unread.delete(name.toLowerCase());
    return xmlText(unpackEntry(file, entry));
  }

  async function finish() {
    for (const entry of unread.values()) await checkPart(unpackEntry(file, entry));
  }

  if (!byName.has("[content_types].xml")) throw notWorkbook();
  await parseXml(readPart("[Content_Types].xml"), {
    open(_, tag) {
      const type = attributeOf(tag, "ContentType") ?? "";
      if (type.includes("sheet.binary")) throw notWorkbook();
      refuseActiveType(type);
    },
  });
  const relationships = new Map<string, Relationship[]>();
  for (const name of byName.keys()) {
    if (name.endsWith(".rels")) relationships.set(name, await readRelationships(readPart(name)));
  }

  return {
    readPart,
    finish,
    /** What a part names; the package itself is "". */
    relationshipsOf(part: string) {
      const slash = part.lastIndexOf("/") + 1;
      const name = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
      return relationships.get(name.toLowerCase()) ?? [];
    },
  };
}

async function checkPart(pieces: AsyncGenerator<Uint8Array>) {
  const first = await pieces.next();
  if (first.done) return;
  const all = startingWith(first.value, pieces);
  const rest = looksLikeXml(first.value) ? xmlText(all) : all;
  for await (const _ of rest);
}

async function* startingWith(first: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield first;
  yield* rest;
}

export function notWorkbook() {
  return new FileRefused(
    "unknown-format",
    "The file is not an Excel workbook. Save it as .xlsx or .csv.",
  );
}
