/** The blocks of a page as slides: words and cards share one, a chart and a table have their own. */
import { unitText } from "@app/charts/figure-text";
import type {
  RenderedBlock,
  RenderedCase,
  RenderedChart,
  RenderedKeyFigure,
} from "@app/engine/reports/rendered-report";
import { hasWords } from "@app/engine/reports/told-words";
import type { Look } from "#core/pdf/look.ts";
import { linesOf, type Piece, textLines } from "#core/pdf/text-lines.ts";
import { SIGN_INKS, type Told, tellCheck } from "#modules/report-files/told-checks.ts";
import { BOTTOM, type Deck, type Heading, MARGIN, placeOf, TOP, WIDTH } from "./deck.ts";
import { colourOf } from "./deck-inks.ts";
import { nativeChart } from "./native-chart.ts";
import { putTable } from "./slide-table.ts";

const WORDS: Look = { size: 15 };
const FIGURE: Look = { size: 15, weight: 600 };
const QUIET: Look = { size: 12, ink: "text-quiet" };
const HEADING: Look = { size: 17, weight: 600 };
const LEADING = 1.35;
/** Longer lines are hard to follow. */
const WORDS_WIDTH = 760;

type Page = RenderedCase["pages"][number];

/** A heading before a chart or a table stands over its title; else it is a line of its own. */
export function putPage(deck: Deck, { title, blocks }: Page, own: RenderedCase) {
  const flow = openFlow(deck, { title });
  let above = title;
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1]?.kind;
    if (block.kind === "heading" && (next === "chart" || next === "table"))
      above = `${title}: ${block.text}`;
    else if (block.kind === "chart") {
      flow.end();
      putChart(deck, block.chart, own.name, above);
    } else if (block.kind === "table") {
      flow.end();
      putTable(deck, block.table, own.name, above);
    } else if (block.kind === "pageBreak") flow.end();
    else if (block.kind !== "commentary" || hasWords(block)) putInFlow(flow, block, own);
    if (block.kind !== "heading") above = title;
  }
  if (blocks.length === 0) flow.begin();
}

/** What shares a slide, from the first of it on. */
type Flow = { deck: Deck; begin(): Deck; end(): void };

function openFlow(deck: Deck, heading: Heading): Flow {
  let isOpen = false;
  return {
    deck,
    begin() {
      if (!isOpen) deck.newSlide(heading);
      isOpen = true;
      return deck;
    },
    end() {
      isOpen = false;
    },
  };
}

type FlowBlock = Exclude<RenderedBlock, { kind: "chart" | "table" | "pageBreak" }>;

function putInFlow(flow: Flow, block: FlowBlock, own: RenderedCase) {
  const deck = flow.begin();
  switch (block.kind) {
    case "heading":
      // A heading is not the last on a slide.
      deck.need(HEADING.size * LEADING + 60);
      return putWords(deck, [{ text: block.text, look: HEADING }], 6);
    case "commentary":
      if (block.caseName !== own.name)
        putWords(deck, [{ text: `These words speak of ${block.caseName}.`, look: QUIET }], 4);
      for (const runs of block.paragraphs)
        putWords(
          deck,
          runs.map(({ kind, text }) => ({ text, look: kind === "figure" ? FIGURE : WORDS })),
          8,
        );
      deck.y += 8;
      return;
    case "keyFigures":
      return putCards(deck, block.figures);
    case "checks":
      return putToldInColumns(deck, own.checks.items.map(tellCheck));
    case "missing":
      return putWords(deck, [{ text: block.text, look: { ...WORDS, ink: "text-quiet" } }], 8);
  }
}

/** A paragraph as a text box; what a slide does not hold goes on on the next. */
function putWords(deck: Deck, pieces: readonly Piece[], gap: number) {
  const height = (pieces[0]?.look.size ?? 0) * LEADING;
  const lines = linesOf(pieces, WORDS_WIDTH);
  while (lines.length > 0) {
    deck.need(Math.min(lines.length, 3) * height);
    const room = Math.max(1, Math.floor((BOTTOM - deck.y) / height));
    const taken = lines.splice(0, room);
    const box = { x: MARGIN, y: deck.y, width: WORDS_WIDTH, height: taken.length * height };
    deck.put([{ pieces: joined(taken.flat()) }], box, { leading: LEADING });
    deck.y += box.height;
  }
  deck.y += gap;
}

/** Lines are PowerPoint's to break; what is of one look is one piece again. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const { text, look } of pieces) {
    const last = whole.at(-1);
    if (last?.look === look) last.text += text;
    else whole.push({ text, look });
  }
  return whole;
}

const SIGNS: Record<Told["sign"], string> = { passes: "✓", fails: "!", alerts: "▲" };
const CHECK: Look = { size: 12 };
const CHECK_GAP = 4;

/** A sign that needs no colour, and what it is of. */
export function toldPieces({ sign, text }: Told, look: Look): Piece[] {
  const mark: Look = { ...look, weight: 600, ink: SIGN_INKS[sign] };
  return [
    { text: `${SIGNS[sign]}  `, look: mark },
    { text, look },
  ];
}

/** Down one column, then down the next. */
export function putToldInColumns(deck: Deck, told: readonly Told[]) {
  const gap = 28;
  const width = (WIDTH - gap) / 2;
  let top = deck.y;
  let column = 0;
  for (const each of told) {
    const pieces = toldPieces(each, CHECK);
    const height = linesOf(pieces, width).length * CHECK.size * 1.25;
    if (deck.y + height > BOTTOM) {
      if (column === 1) deck.need(Number.POSITIVE_INFINITY);
      column = 1 - column;
      if (column === 0) top = deck.y;
      else deck.y = top;
    }
    const x = MARGIN + column * (width + gap);
    deck.put([{ pieces }], { x, y: deck.y, width, height });
    deck.y += height + CHECK_GAP;
  }
  // What follows stands below both.
  if (column === 1) deck.y = BOTTOM;
}

const CARD = { perRow: 4, gap: 14, padding: 13, sparkHeight: 44, least: 3 };
const LABEL: Look = { size: 12, ink: "text-quiet" };
const CARD_FIGURE: Look = { size: 26, weight: 600 };

/** In rows of as many as stand well beside each other. */
function putCards(deck: Deck, figures: readonly RenderedKeyFigure[]) {
  const rowCount = Math.ceil(figures.length / CARD.perRow);
  const perRow = Math.max(CARD.least, Math.ceil(figures.length / rowCount));
  const width = (WIDTH - (perRow - 1) * CARD.gap) / perRow;
  for (let first = 0; first < figures.length; first += perRow) {
    const row = figures.slice(first, first + perRow);
    const height = Math.max(...row.map((figure) => cardHeight(figure, width)));
    deck.need(height);
    for (const [at, figure] of row.entries())
      putCard(deck, figure, { x: MARGIN + at * (width + CARD.gap), width, height });
    deck.y += height + CARD.gap;
  }
  deck.y += 8;
}

function nameOf({ label, period }: RenderedKeyFigure) {
  return period ? `${label}, ${period}` : label;
}

function cardHeight(figure: RenderedKeyFigure, width: number) {
  const inner = width - 2 * CARD.padding;
  const lineCount = [nameOf(figure), figure.note ?? ""]
    .filter(Boolean)
    .reduce((count, text) => count + textLines(text, inner, LABEL).length, 0);
  const words = lineCount * LABEL.size * 1.2 + CARD_FIGURE.size * 1.2 + 8;
  return words + 2 * CARD.padding + (figure.spark ? CARD.sparkHeight : 0);
}

function putCard(
  deck: Deck,
  figure: RenderedKeyFigure,
  { x, width, height }: { x: number; width: number; height: number },
) {
  const { padding, sparkHeight } = CARD;
  const box = { x, y: deck.y, width, height };
  deck.slide().addShape("roundRect", {
    ...{ ...placeOf(box), rectRadius: 0.06, objectName: "Card" },
    ...{ fill: { color: colourOf("surface") }, line: { color: colourOf("grid"), width: 1 } },
  });
  const inner = { ...box, x: x + padding, y: deck.y + padding, width: width - 2 * padding };
  const note: Look = { ...LABEL, ink: figure.isGood === false ? "negative" : "text-quiet" };
  const paragraphs = [
    { pieces: [{ text: nameOf(figure), look: LABEL }], gap: 3 },
    { pieces: [{ text: figure.text || "–", look: fitted(figure.text, inner.width) }], gap: 3 },
    ...(figure.note ? [{ pieces: [{ text: figure.note, look: note }] }] : []),
  ];
  const below = figure.spark ? sparkHeight : 0;
  deck.put(paragraphs, { ...inner, height: height - 2 * padding - below });
  if (!figure.spark) return;
  const top = deck.y + height - padding - sparkHeight + 6;
  deck.putChart(nativeChart(figure.spark), { ...inner, y: top, height: sparkHeight - 2 });
}

/** A long figure is smaller, so that it stays in its line. */
function fitted(text: string, width: number): Look {
  const lines = (size: number) =>
    textLines(text.replaceAll(" ", " "), width, { ...CARD_FIGURE, size });
  const size = [26, 22, 18, 15].find((each) => lines(each).length === 1) ?? 12;
  return { ...CARD_FIGURE, size };
}

function putChart(deck: Deck, rendered: RenderedChart, caseName: string, above: string) {
  const chart = nativeChart(rendered);
  const note = [`${caseName}, ${unitText(chart.format)}`, actualText(rendered)].filter(Boolean);
  deck.newSlide({ title: rendered.title, above, note: note.join(". ") });
  deck.putChart(chart, { x: MARGIN, y: TOP - 4, width: WIDTH, height: BOTTOM - TOP + 4 });
}

/** Where what has happened ends. */
function actualText(chart: RenderedChart) {
  if (chart.kind === "waterfall") return "";
  const { periods, actualCount } = chart;
  if (actualCount === 0) return "Forecast";
  if (actualCount >= periods.length) return "Actual";
  return `Actual to ${periods[actualCount - 1]}, forecast from ${periods[actualCount]}`;
}
