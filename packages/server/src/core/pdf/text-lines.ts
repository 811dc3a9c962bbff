/** Words in lines of a width, with what is in them in weights of their own. */
import { type Look, widthOf } from "./look.ts";

export type Piece = { text: string; look: Look };

/** Broken between words. */
export function linesOf(pieces: readonly Piece[], width: number): Piece[][] {
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
