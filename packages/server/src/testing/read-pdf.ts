import { inflateSync } from "node:zlib";

/** A piece of a page with a meaning of its own, "H1" or "TD", and what is written in it, text by text. */
export type PdfPiece = { tag: string; texts: string[] };

/**
 * What is really in a PDF that pdfkit wrote: each page's pieces in the order in which they are read
 * aloud, its letters found by the table that a reader copies them with.
 */
export function readPdf(bytes: Uint8Array): PdfPiece[][] {
  const objects = objectsOf(Buffer.from(bytes).toString("latin1"));
  const of = (reference: string | undefined) => objects.get(Number(reference)) ?? "";
  const lettersOf = new Map<string, string[]>();
  for (const text of objects.values()) {
    for (const [, name = "", font] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table] = /\/ToUnicode (\d+) 0 R/.exec(of(font)) ?? [];
      lettersOf.set(name, readLetters(streamOf(of(table))));
    }
  }
  const tree = [...objects.values()].find((text) => /\/Type \/Pages\b/.test(text)) ?? "";
  const [, kids = ""] = /\/Kids \[([^\]]*)\]/.exec(tree) ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, page]) => {
    const [, contents] = /\/Contents (\d+) 0 R/.exec(of(page)) ?? [];
    return readPieces(streamOf(of(contents)), lettersOf);
  });
}

/** The names of its bookmarks, in the order in which they were written. */
export function readBookmarks(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString("latin1");
  return [...text.matchAll(/\/Title \(((?:\\.|[^\\)])*)\)/g)].map(([, title = ""]) =>
    title.replace(/\\(.)/g, "$1"),
  );
}

function objectsOf(text: string) {
  const objects = new Map<number, string>();
  for (const [, number, body = ""] of text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs))
    objects.set(Number(number), body);
  return objects;
}

function streamOf(object: string) {
  const [, packed = ""] = /stream\n(.*)\nendstream/s.exec(object) ?? [];
  return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
}

/** By the number of each glyph. */
function readLetters(table: string): string[] {
  return [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(
    ([, , list = ""]) =>
      [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes = ""]) =>
        String.fromCharCode(
          ...(codes.match(/[0-9a-f]{4}/g) ?? []).map((code) => parseInt(code, 16)),
        ),
      ),
  );
}

const MARKS = /\/(\w+) <<.*?>> BDC|EMC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/gs;

function readPieces(content: string, lettersOf: Map<string, string[]>): PdfPiece[] {
  const pieces: PdfPiece[] = [];
  let letters: string[] = [];
  for (const [, tag, font, shown] of content.matchAll(MARKS)) {
    if (tag) pieces.push({ tag, texts: [] });
    else if (font) letters = lettersOf.get(font) ?? [];
    else if (shown !== undefined) pieces.at(-1)?.texts.push(decoded(shown, letters));
  }
  return pieces;
}

function decoded(shown: string, letters: readonly string[]) {
  const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex).join("");
  const glyphs = codes.match(/.{4}/g) ?? [];
  return glyphs.map((glyph) => letters[parseInt(glyph, 16)] ?? "�").join("");
}
