/**
 * The text of an XML part, piece by piece. A document type declaration is refused wherever it
 * stands: it is what entities that grow a thousandfold and entities that fetch a file are made of.
 */
import { TextDecoder } from "node:util";
import { damaged, FileRefused } from "#file-refused.ts";

const DOCUMENT_TYPE = /<!(?:doctype|entity)/i;
/** One less than the longest thing looked for. */
const OVERLAP_LENGTH = "<!doctype".length - 1;

export async function* xmlText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let overlap = "";
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    const text = decode(decoder, piece);
    if (DOCUMENT_TYPE.test(overlap + text)) throw documentType();
    overlap = (overlap + text).slice(-OVERLAP_LENGTH);
    yield text;
  }
  if (decoder) decode(decoder);
}

/** Whether a part, by how it begins, is XML at all. */
export function looksLikeXml(piece: Uint8Array) {
  const start = Buffer.from(piece.subarray(0, 1024)).toString("latin1");
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(start);
}

/** XML is UTF-8 unless its first two bytes say otherwise. */
function encodingOf(piece: Uint8Array) {
  const start = `${piece[0]} ${piece[1]}`;
  if (start === "255 254" || start === "60 0") return "utf-16le";
  if (start === "254 255" || start === "0 60") return "utf-16be";
  return "utf-8";
}

/** Without a piece, asks whether the last character was whole. */
function decode(decoder: TextDecoder, piece?: Uint8Array) {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    throw damaged("XML encoding");
  }
}

function documentType() {
  return new FileRefused(
    "document-type",
    "The file contains a document type declaration, which a workbook never has.",
  );
}
