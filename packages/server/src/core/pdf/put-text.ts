/** A line of text on a page, in the fonts that it takes. */
import { figureFeatures } from "./figure-features.ts";
import { INTER_FILES } from "./fonts.ts";
import type { Look } from "./look.ts";
import { PAPER_INKS } from "./paper-inks.ts";
import { rememberTabular } from "./tabular-layout.ts";
import { type Run, runsOf } from "./text-runs.ts";

type Page = PDFKit.PDFDocument;

/** From a place on the line that letters stand on. */
export function putText(page: Page, text: string, x: number, baseline: number, look: Look) {
  let left = x;
  for (const run of runsOf(page, text, look)) {
    const options = dress(page, run, look);
    page.fillColor(PAPER_INKS[look.ink ?? "text"]);
    page.text(run.text, left, baseline, { ...options, baseline: "alphabetic" });
    left += page.widthOfString(run.text, options);
  }
}

/** As it is drawn: signs that lean on each other are nearer than they are wide. */
export function drawnWidth(page: Page, text: string, look: Look) {
  return runsOf(page, text, look).reduce(
    (width, run) => width + page.widthOfString(run.text, dress(page, run, look)),
    0,
  );
}

/** How far below the top of a line of Inter its letters stand. */
export function ascentOf(page: Page, { size, weight = 400 }: Look) {
  const { _font } = page.font(INTER_FILES[weight]) as unknown as { _font: { ascender: number } };
  return (_font.ascender / 1000) * size;
}

function dress(page: Page, { text, font }: Run, { size, isTabular }: Look) {
  page.font(font).fontSize(size);
  rememberTabular(page);
  return { lineBreak: false, ...figureFeatures(text, isTabular) };
}
