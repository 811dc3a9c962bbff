/**
 * Whether words say of a bound figure what it does. The nearest word of direction in the same
 * sentence counts for a difference, and "rose to" and its like for a figure; what stands beside another
 * difference is that one's.
 */
const RISING =
  /^(rose|rises?|risen|rising|increase[sd]?|increasing|grew|grows?|grown|growing|up|ahead|above|more|higher|gain(s|ed)?|climb(s|ed)?)$/i;
const FALLING =
  /^(fell|falls?|fallen|falling|decrease[sd]?|decreasing|decline[sd]?|declining|drop(s|ped)?|down|behind|below|less|lower|short|under|dips?|dipped|lost)$/i;

/** A run of a paragraph: words, or a figure with how it moved; null where nobody knows. */
export type SaidRun =
  | { text: string }
  | { movement: number | null | undefined; isDifference: boolean };

/** Why the words beside the figure at this place do not hold; undefined where they do. */
export function faultOfWords(runs: readonly SaidRun[], place: number): string | undefined {
  const run = runs[place];
  if (!run || "text" in run || run.movement == null) return undefined;
  const said = run.isDifference ? nearestWord(runs, place) : wordBeforeTo(runs[place - 1]);
  if (said === undefined) return undefined;
  const isSaidUp = RISING.test(said);
  if (run.movement === 0) return `The words say “${said}”, but it did not move.`;
  if (run.movement > 0 === isSaidUp) return undefined;
  return `The words say “${said}”, but it ${run.movement > 0 ? "rose" : "fell"}.`;
}

type Word = { text: string; distance: number };

function nearestWord(runs: readonly SaidRun[], place: number): string | undefined {
  const before = wordsFrom(runs.slice(0, place).toReversed(), (text) =>
    sentences(text).at(-1)?.split(/\s+/).toReversed(),
  );
  const after = wordsFrom(runs.slice(place + 1), (text) => sentences(text)[0]?.split(/\s+/));
  const found = [...before, ...after].filter(({ text }) => isDirection(text));
  return found.toSorted((one, other) => one.distance - other.distance)[0]?.text;
}

/** The words from a figure on, as far as its sentence goes and no other difference stands. */
function wordsFrom(runs: readonly SaidRun[], read: (text: string) => string[] | undefined): Word[] {
  const words: Word[] = [];
  for (const run of runs) {
    if (!("text" in run)) {
      if (run.isDifference) break;
      continue;
    }
    for (const text of (read(run.text) ?? []).map(bare).filter((word) => word !== ""))
      words.push({ text, distance: words.length });
    if (sentences(run.text).length > 1) break;
  }
  return words;
}

function wordBeforeTo(before: SaidRun | undefined): string | undefined {
  if (!before || !("text" in before)) return undefined;
  const words = before.text
    .split(/\s+/)
    .map(bare)
    .filter((word) => word !== "");
  const said = words.at(-1)?.toLowerCase() === "to" ? words.at(-2) : undefined;
  return said !== undefined && isDirection(said) ? said : undefined;
}

function isDirection(word: string): boolean {
  return RISING.test(word) || FALLING.test(word);
}

function sentences(text: string): string[] {
  return text.split(/[.!?;:](?=\s|$)/);
}

function bare(word: string): string {
  return word.replace(/[^\p{L}]/gu, "");
}

/**
 * Figures that somebody typed into words: they move with nothing. Years, days of a month, ordinals and
 * what is part of a name ("FY27", "Q3", "Feb-27") are none.
 */
const TYPED =
  /(?<![\p{L}\d.,]|\p{L}-)[−-]?(?:\(\d(?:[\d,]*\d)?(?:\.\d+)?[km]?\)|\d(?:[\d,]*\d)?(?:\.\d+)?[km]?)%?(?![\d\p{L}]|[.,]\d)(?!\s+(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/gu;

/** Words cut at the figures in them. */
export function splitTyped(text: string): { text: string; isFigure: boolean }[] {
  const parts: { text: string; isFigure: boolean }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(TYPED)) {
    if (/^(19|20)\d\d$/.test(found)) continue;
    if (index > from) parts.push({ text: text.slice(from, index), isFigure: false });
    parts.push({ text: found, isFigure: true });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFigure: false });
  return parts;
}
