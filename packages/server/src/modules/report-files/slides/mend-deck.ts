/** What pptxgenjs writes otherwise than we need it, set right in the finished file. */
import { defaultReadLimits } from "@app/spreadsheet/read-limits";
import { unpackEntry } from "@app/spreadsheet/zip/unpack-entry";
import { type BytesPart, writeZip } from "@app/spreadsheet/zip/write-zip";
import { readZipDirectory } from "@app/spreadsheet/zip/zip-directory";
import { chartBook } from "./chart-book.ts";
import { chartXml } from "./chart-xml.ts";
import type { NativeChart } from "./native-chart.ts";

/** It is our own file, whatever its size. */
const LIMITS = { ...defaultReadLimits, entryCountMax: 60_000, unpackedBytesMax: 1e9 };
const CHART = /^ppt\/charts\/chart(\d+)\.xml$/;
const BOOK = /^ppt\/embeddings\/Microsoft_Excel_Worksheet(\d+)\.xlsx$/;

/** `charts` in the order in which they were put. */
export async function mendDeck(file: Uint8Array, charts: readonly NativeChart[], madeAt: Date) {
  const entries = readZipDirectory(file, LIMITS).filter(({ name }) => !name.endsWith("/"));
  const numbers = entries.flatMap(({ name }) => CHART.exec(name)?.[1] ?? []).map(Number);
  // They are counted over all files that a process writes.
  const first = Math.min(...numbers);
  const chartAt = (number: string | undefined) => charts[Number(number) - first];
  const parts: BytesPart[] = [];
  for (const entry of entries) {
    const { name } = entry;
    const drawn = chartAt(CHART.exec(name)?.[1]);
    const behind = chartAt(BOOK.exec(name)?.[1]);
    if (drawn) parts.push({ name, bytes: Buffer.from(chartXml(drawn)) });
    else if (behind) parts.push({ name, bytes: await chartBook(behind) });
    else {
      const pieces: Uint8Array[] = [];
      for await (const piece of unpackEntry(file, entry)) pieces.push(piece);
      parts.push({ name, bytes: mendPart(name, Buffer.concat(pieces), madeAt) });
    }
  }
  return writeZip(parts);
}

function mendPart(name: string, bytes: Buffer, madeAt: Date) {
  if (name === "docProps/core.xml") {
    const moment = madeAt.toISOString().replace(/\.\d+Z$/, "Z");
    return Buffer.from(bytes.toString().replace(/(W3CDTF">)[^<]*/g, `$1${moment}`));
  }
  return /^ppt\/slides\/slide\d+\.xml$/.test(name)
    ? Buffer.from(mendSlide(bytes.toString()))
    : bytes;
}

/**
 * A paragraph says how it stands once, before its words; a table's first row is its heading; and no
 * two things on a slide have one number.
 */
function mendSlide(xml: string) {
  let id = 1;
  return xml
    .replace(/(<\/a:r>)<a:pPr\b[^>]*>.*?<\/a:pPr>/gs, "$1")
    .replaceAll("<a:tblPr/>", '<a:tblPr firstRow="1"/>')
    .replace(/(<p:cNvPr id=")\d+/g, (_, start) => `${start}${id++}`);
}
