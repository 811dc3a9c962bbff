/** How the figures stand, on paper. */

import type { Look } from "#core/pdf/look.ts";
import { MARGIN, type Paper } from "#core/pdf/paper.ts";
import { PAPER_INKS } from "#core/pdf/paper-inks.ts";
import { textLines } from "#core/pdf/text-lines.ts";
import { fitStanding, SIGN_INKS, type Told } from "#modules/report-files/told-checks.ts";

const LOOK: Look = { size: 8.5 };

/** A check on a line or two of its own. */
export function putTold(paper: Paper, { sign, text }: Told) {
  const lines = textLines(text, paper.width() - 16, LOOK);
  paper.need(lines.length * 12 + 5);
  putSign(paper, sign, MARGIN, paper.y + 1);
  paper.tagged("P", () => {
    for (const [at, line] of lines.entries()) paper.put(line, MARGIN + 16, paper.y + at * 12, LOOK);
  });
  paper.y += lines.length * 12 + 5;
}

const FOOT: Look = { size: 7 };

/** As many as a line holds. */
export function putStandingLine(paper: Paper, told: readonly Told[], y: number) {
  const { shown, more } = fitStanding(told, paper.width(), FOOT);
  for (const { sign, text, x } of shown) {
    putMark(paper, sign, MARGIN + x, y);
    paper.put(text, MARGIN + x + 12, y, FOOT);
  }
  if (more) paper.put(more.text, MARGIN + more.x, y, FOOT);
}

function putSign(paper: Paper, sign: Told["sign"], x: number, y: number) {
  paper.artifact(() => putMark(paper, sign, x, y));
}

/** A tick in a circle, an exclamation mark in one, or in a triangle. */
function putMark({ doc }: Paper, sign: Told["sign"], x: number, y: number) {
  doc.save().translate(x, y).undash().lineWidth(0.8).lineCap("round").lineJoin("round");
  if (sign === "alerts") doc.path("M4 0.6 L7.7 7.4 L0.3 7.4 Z");
  else doc.circle(4, 4, 3.7);
  if (sign === "passes") doc.path("M2.3 4.1 L3.6 5.4 L5.9 2.8");
  else doc.path("M4 2.7 L4 4.6 M4 6 L4 6.1");
  doc.stroke(PAPER_INKS[SIGN_INKS[sign]]);
  doc.restore();
}
