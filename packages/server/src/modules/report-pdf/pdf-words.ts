/** Words set in lines, with what is in them in weights of their own. */
import { type Look, MARGIN, type Paper, widthOf } from "./pdf-paper.ts";

type Piece = { text: string; look: Look };

const LEADING = 1.5;

/** A paragraph across the page, or a heading of several lines. */
export function putWords(paper: Paper, pieces: readonly Piece[], tag: "H1" | "H2" | "P" = "P") {
  const size = pieces[0]?.look.size ?? 0;
  const lines = linesOf(pieces, paper.width());
  const height = size * LEADING;
  for (const line of lines) {
    paper.need(height);
    paper.tagged(tag, () => {
      let x = MARGIN;
      for (const { text, look } of line) {
        paper.put(text, x, paper.y, look);
        x += paper.drawnWidth(text, look);
      }
    });
    paper.y += height;
  }
}

/** In lines of a width, broken between words. */
function linesOf(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = [[]];
  let left = width;
  for (const { text, look } of pieces) {
    for (const word of text.split(/(?<= )/)) {
      const wide = widthOf(word, look);
      if (widthOf(word.trimEnd(), look) > left && left < width) {
        lines.push([]);
        left = width;
      }
      const line = lines.at(-1);
      const last = line?.at(-1);
      if (last?.look === look) last.text += word;
      else line?.push({ text: word, look });
      left -= wide;
    }
  }
  return lines;
}

/** The same of a text in one look. */
export function textLines(text: string, width: number, look: Look): string[] {
  return linesOf([{ text, look }], width).map((line) => line.map((piece) => piece.text).join(""));
}
