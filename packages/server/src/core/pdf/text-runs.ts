/** A text in runs, each in a font that has its letters, in the order in which they stand on paper. */
import { INTER_FILES, OTHER_FILES } from "./fonts.ts";
import type { Look } from "./look.ts";

type Page = PDFKit.PDFDocument;
export type Run = { text: string; font: string };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const LATIN = /^[\x20-\x7e]*$/;

/** Letters, with the marks that belong to them; whoever breaks a text breaks it between two of these. */
export function signsOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

export function runsOf(page: Page, text: string, { weight = 400 }: Look): Run[] {
  const inter = INTER_FILES[weight];
  if (LATIN.test(text)) return [{ text, font: inter }];
  const runs: Run[] = [];
  for (const sign of signsOf(text.normalize("NFC"))) {
    const files = [inter, ...OTHER_FILES];
    const font = files.find((file) => hasSign(page, file, sign));
    const next = font ? { text: sign, font } : { text: nameOf(sign), font: inter };
    const last = runs.at(-1);
    // A name that stands for letters stands once for all of them.
    if (!font && last?.text.endsWith(next.text)) continue;
    if (last?.font === next.font) last.text += next.text;
    else runs.push(next);
  }
  return inReadingOrder(runs);
}

/** Of one paper, and forgotten with it: marks can be piled on a letter in ways without end. */
const knownOf = new WeakMap<Page, Map<string, boolean>>();

function hasSign(page: Page, file: string, sign: string): boolean {
  const known = knownOf.get(page) ?? new Map<string, boolean>();
  knownOf.set(page, known);
  const key = `${file} ${sign}`;
  const answer = known.get(key) ?? askFont(page, file, sign);
  known.set(key, answer);
  return answer;
}

/** What pdfkit knows of an embedded font. */
type Asked = { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } };

function askFont(page: Page, file: string, sign: string) {
  const { font } = (page.font(file) as unknown as Asked)._font;
  // Marks that only choose how a letter looks have no letter of their own.
  const letters = [...sign].filter((each) => !/\p{Default_Ignorable_Code_Point}/u.test(each));
  return letters.every((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
}

const SCRIPTS = [
  ...["Thai", "Devanagari", "Bengali", "Tamil", "Telugu", "Gujarati", "Gurmukhi", "Kannada"],
  ...["Malayalam", "Sinhala", "Khmer", "Lao", "Myanmar", "Tibetan", "Ethiopic", "Mongolian"],
].map((name) => ({ name, has: new RegExp(`\\p{Script=${name}}`, "u") }));

/** Letters that no font has are told by the name of their script: a box would say nothing at all. */
function nameOf(sign: string) {
  return `[${SCRIPTS.find(({ has }) => has.test(sign))?.name ?? "sign"}]`;
}

const FROM_THE_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Words that are read from the right stand in that order, with what is between them; each is laid out so by its font. */
function inReadingOrder(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let stretch: Run[] = [];
  const close = () => {
    const last = stretch.findLastIndex(({ text }) => FROM_THE_RIGHT.test(text));
    ordered.push(...stretch.slice(0, last + 1).reverse(), ...stretch.slice(last + 1));
    stretch = [];
  };
  for (const run of runs) {
    const isFromTheRight = FROM_THE_RIGHT.test(run.text);
    const goesOn = stretch.length > 0 && !/\p{L}/u.test(run.text);
    if (isFromTheRight || goesOn) stretch.push(run);
    else {
      close();
      ordered.push(run);
    }
  }
  close();
  return ordered;
}
