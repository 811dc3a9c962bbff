/** How the figures stand, in the screen's words, with a sign that needs no colour. */
import type { RenderedCheck, RenderedChecks } from "@app/engine/reports/rendered-report";
import { PAPER_INKS } from "#core/pdf/paper-inks.ts";
import { type Ink, type Look, MARGIN, type Paper, widthOf } from "./pdf-paper.ts";
import { textLines } from "./pdf-words.ts";

type Sign = "passes" | "fails" | "alerts";
type Told = { sign: Sign; text: string };

/** "Cash is above its floor: broken in Feb-27 and 2 more periods". */
function checkText({ name, isBroken, period, periodCount = 1 }: RenderedCheck) {
  if (!isBroken) return name;
  const more = periodCount - 1;
  const others = more === 0 ? "" : ` and ${more} more ${more === 1 ? "period" : "periods"}`;
  return `${name}: broken in ${period}${others}`;
}

function signOf({ isBroken, class: kind }: RenderedCheck): Sign {
  if (!isBroken) return "passes";
  return kind === "error" ? "fails" : "alerts";
}

export function tellCheck(check: RenderedCheck): Told {
  return { sign: signOf(check), text: checkText(check) };
}

/** What stands on every page, whatever its author put in the report. */
export function tellStanding({ isBlocked, items }: RenderedChecks): Told[] {
  if (isBlocked) return [{ sign: "fails", text: "These figures do not hold." }];
  const broken = items.filter(({ isBroken }) => isBroken);
  const errors = broken.filter((check) => check.class === "error");
  const alerts = broken.filter((check) => check.class === "alert");
  // That another case than the base is showing stands at the top of the page as well.
  const others = broken.filter((check) => check.class === "sensitivity");
  const balance: Told[] =
    errors.length === 0 ? [{ sign: "passes", text: "Statements balance" }] : [];
  return [...errors.map(tellCheck), ...balance, ...[...alerts, ...others].map(tellCheck)];
}

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

/** As many as a line holds; how many more there are is said. */
export function putStandingLine(paper: Paper, told: readonly Told[], y: number) {
  let x = MARGIN;
  const right = MARGIN + paper.width();
  for (const [at, { sign, text }] of told.entries()) {
    const rest = told.length - at - 1;
    const room = right - x - (rest > 0 ? widthOf(moreText(rest), FOOT) + 12 : 0);
    if (at > 0 && 12 + widthOf(text, FOOT) > room) {
      paper.put(moreText(rest + 1), x, y, FOOT);
      return;
    }
    putMark(paper, sign, x, y);
    paper.put(text, x + 12, y, FOOT);
    x += 12 + widthOf(text, FOOT) + 14;
  }
}

function moreText(count: number) {
  return `and ${count} more`;
}

const INKS: Record<Sign, Ink> = { passes: "positive", fails: "negative", alerts: "floor" };

function putSign(paper: Paper, sign: Sign, x: number, y: number) {
  paper.artifact(() => putMark(paper, sign, x, y));
}

/** A tick in a circle, an exclamation mark in one, or in a triangle. */
function putMark({ doc }: Paper, sign: Sign, x: number, y: number) {
  doc.save().translate(x, y).undash().lineWidth(0.8).lineCap("round").lineJoin("round");
  if (sign === "alerts") doc.path("M4 0.6 L7.7 7.4 L0.3 7.4 Z");
  else doc.circle(4, 4, 3.7);
  if (sign === "passes") doc.path("M2.3 4.1 L3.6 5.4 L5.9 2.8");
  else doc.path("M4 2.7 L4 4.6 M4 6 L4 6.1");
  doc.stroke(PAPER_INKS[INKS[sign]]);
  doc.restore();
}
