/** Words set in lines, with what is in them in weights of their own. */

import { MARGIN, type Paper } from "./paper.ts";
import { linesOf, type Piece } from "./text-lines.ts";

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
