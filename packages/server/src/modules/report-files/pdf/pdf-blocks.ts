/** The blocks of a report on paper, with the words that the screen has. */
import type { Chart } from "@app/charts/chart";
import { drawChart } from "@app/charts/draw-chart";
import type { Drawing } from "@app/charts/drawing";
import { unitText } from "@app/charts/figure-text";
import type {
  RenderedBlock,
  RenderedCase,
  RenderedKeyFigure,
  RenderedTable,
} from "@app/engine/reports/rendered-report";
import { hasWords, tableNote } from "@app/engine/reports/told-words";
import { drawDrawing } from "#core/pdf/draw-drawing.ts";
import { type Look, widthOf } from "#core/pdf/look.ts";
import { MARGIN, type Paper } from "#core/pdf/paper.ts";
import { PAPER_INKS } from "#core/pdf/paper-inks.ts";
import { textLines } from "#core/pdf/text-lines.ts";
import { putWords } from "#core/pdf/words.ts";
import { tellCheck } from "#modules/report-files/told-checks.ts";
import { putTold } from "./pdf-checks.ts";
import { putTable } from "./pdf-table.ts";

const TITLE: Look = { size: 10.5, weight: 600 };
const QUIET: Look = { size: 7.5, ink: "text-quiet" };
const WORDS: Look = { size: 9.5 };
const FIGURE: Look = { size: 9.5, weight: 600 };

export function putBlock(paper: Paper, block: RenderedBlock, own: RenderedCase) {
  switch (block.kind) {
    case "heading":
      paper.need(48);
      return putTitle(paper, block.text, undefined);
    case "commentary":
      return hasWords(block) ? putCommentary(paper, block, own) : undefined;
    case "keyFigures":
      return putCards(paper, block.figures);
    case "chart":
      return putChart(paper, block.chart as Chart, own.name);
    case "table":
      return putTitledTable(paper, block.table, own.name);
    case "checks":
      for (const check of own.checks.items) putTold(paper, tellCheck(check));
      return;
    case "pageBreak":
      return paper.newPage();
    case "missing":
      return putWords(paper, [{ text: block.text, look: { ...WORDS, ink: "text-quiet" } }]);
  }
}

function putTitledTable(paper: Paper, table: RenderedTable, caseName: string) {
  putTable(paper, table, {
    height: TITLE_HEIGHT,
    put: () => putTitle(paper, table.title, tableNote(table, caseName)),
  });
}

/** Of a title in one line, and its note. */
const TITLE_HEIGHT = 32;

function putTitle(paper: Paper, title: string, note: string | undefined) {
  paper.doc.outline.children.at(-1)?.addItem(title);
  putWords(paper, [{ text: title, look: TITLE }], "H2");
  if (note) putWords(paper, [{ text: note, look: QUIET }]);
  paper.y += 4;
}

type Commentary = Extract<RenderedBlock, { kind: "commentary" }>;

function putCommentary(paper: Paper, { caseName, paragraphs }: Commentary, own: RenderedCase) {
  if (caseName !== own.name)
    putWords(paper, [{ text: `These words speak of ${caseName}.`, look: QUIET }]);
  for (const runs of paragraphs) {
    const pieces = runs.map(({ kind, text }) => ({
      ...{ text, look: kind === "figure" ? FIGURE : WORDS },
    }));
    putWords(paper, pieces);
    paper.y += 5;
  }
  paper.y += 8;
}

const CARD = { perRow: 4, gap: 9, padding: 9, leading: 9, figureHeight: 22, sparkHeight: 30 };
const SMALL: Look = { size: 6.75, ink: "text-quiet" };

type Card = { figure: RenderedKeyFigure; name: string[]; note: string[]; width: number };

/** Four to a row, each a label, its figure, what is said of it and its shape over the year. */
function putCards(paper: Paper, figures: readonly RenderedKeyFigure[]) {
  const { perRow, gap, padding, leading, figureHeight, sparkHeight } = CARD;
  const width = (paper.width() - (perRow - 1) * gap) / perRow;
  const cards = figures.map((figure): Card => {
    const { label, period, note = "" } = figure;
    const inLines = (text: string) => textLines(text, width - 2 * padding, SMALL);
    const name = inLines(period ? `${label}, ${period}` : label);
    return { figure, width, name, note: note ? inLines(note) : [] };
  });
  for (let first = 0; first < cards.length; first += perRow) {
    const row = cards.slice(first, first + perRow);
    const lineCount = Math.max(...row.map(({ name, note }) => name.length + note.length));
    const height = 2 * padding + lineCount * leading + figureHeight + sparkHeight;
    paper.need(height);
    for (const [at, card] of row.entries())
      putCard(paper, card, { x: MARGIN + at * (width + gap), height });
    paper.y += height + gap;
  }
  paper.y += 9;
}

function putCard(paper: Paper, card: Card, { x, height }: { x: number; height: number }) {
  const { doc, y: top } = paper;
  const { figure, width, name, note } = card;
  const { padding, leading, figureHeight, sparkHeight } = CARD;
  const inner = width - 2 * padding;
  paper.artifact(() => {
    doc.undash().lineWidth(0.75);
    doc.roundedRect(x, top, width, height, 4).stroke(PAPER_INKS.grid);
  });
  paper.tagged("P", () => {
    let y = top + padding;
    const putLines = (lines: readonly string[], look: Look) => {
      for (const line of lines) {
        paper.put(line, x + padding, y, look);
        y += leading;
      }
    };
    putLines(name, SMALL);
    const look: Look = { size: 15, weight: 600 };
    const text = figure.text || "–";
    const size = Math.min(look.size, (look.size * inner) / widthOf(text, look));
    paper.put(text, x + padding, y, { ...look, size });
    y += figureHeight;
    putLines(note, { ...SMALL, ...(figure.isGood === false && { ink: "negative" }) });
  });
  if (!figure.spark) return;
  const place = { x: x + padding, y: top + height - padding - sparkHeight + 6 };
  const size = { width: inner, height: sparkHeight - 6 };
  drawDrawing(doc, drawChart(figure.spark as Chart, size), place);
}

/** Letters of a chart are for screens; on paper they are as small as a table's. */
const CHART_SCALE = 0.74;
export const CHART_HEIGHT = { portrait: 205, landscape: 225 };

function putChart(paper: Paper, chart: Chart, caseName: string) {
  const height = CHART_HEIGHT[paper.layout];
  paper.need(height + TITLE_HEIGHT);
  const drawing = drawnFor(chart, { width: paper.width(), height });
  putTitle(paper, chart.title, `${caseName}, ${unitText(drawing.table.format)}`);
  putDrawing(paper, drawing);
  paper.y += 16;
}

export function drawnFor(chart: Chart, { width, height }: { width: number; height: number }) {
  return drawChart(chart, { width: width / CHART_SCALE, height: height / CHART_SCALE });
}

/** A drawing across the page. */
export function putDrawing(paper: Paper, drawing: Drawing) {
  const { doc } = paper;
  doc.save().translate(MARGIN, paper.y).scale(CHART_SCALE);
  drawDrawing(doc, drawing, { x: 0, y: 0 });
  doc.restore();
  paper.y += drawing.height * CHART_SCALE;
}
