/** What an invoice charges for, line by line, and what it comes to. */
import type { Look } from "#core/pdf/look.ts";
import { widthOf } from "#core/pdf/look.ts";
import { MARGIN, type Paper } from "#core/pdf/paper.ts";
import { PAPER_INKS } from "#core/pdf/paper-inks.ts";
import { fittingLines, NORMAL, SMALL } from "./invoice-words.ts";
import type { ToldInvoice, ToldTotal } from "./tell-invoice.ts";

const COLUMNS = [
  { name: "Quantity", key: "quantity", rightOf: 172 },
  { name: "Price", key: "price", rightOf: 116 },
  { name: "GST", key: "tax", rightOf: 72 },
  { name: "Amount", key: "amount", rightOf: 0 },
] as const;
/** From where the columns of figures begin, seen from the right. */
const FIGURES = 222;
const LEADING = 14;
const PAD = 9;
const HEAD = 17;
const FIGURE: Look = { ...NORMAL, isTabular: true };

export function putLines(paper: Paper, { lines, hasTax }: ToldInvoice) {
  const columns = COLUMNS.filter(({ key }) => hasTax || key !== "tax");
  const right = MARGIN + paper.width();
  const { doc } = paper;
  const rows = lines.map((line) => rowOf(paper, line));
  // A head without a row below it would stand alone at the foot of a page.
  paper.need(HEAD + (rows[0]?.height ?? 0));
  const element = doc.struct("Table", { title: "What is charged" });
  doc.addStructure(element);
  const heads = [
    headCell(paper, () => paper.put("Description", MARGIN, paper.y, SMALL)),
    ...columns.map(({ name, rightOf }) =>
      headCell(paper, () => putFigure(paper, name, right - rightOf, paper.y, SMALL)),
    ),
  ];
  element.add(doc.struct("TR", {}, heads));
  paper.y += HEAD;
  paper.rule(0.75, "text");
  for (const { line, words, height } of rows) {
    paper.need(height);
    const y = paper.y + PAD;
    const label = doc.struct("TD", {}, () => {
      for (const [at, text] of words.entries()) paper.put(text, MARGIN, y + at * LEADING, NORMAL);
    });
    const cells = columns.map(({ key, rightOf }) =>
      doc.struct("TD", {}, () => putFigure(paper, line[key], right - rightOf, y, FIGURE)),
    );
    element.add(doc.struct("TR", {}, [label, ...cells]));
    paper.y += height;
    paper.rule(0.5, "grid");
  }
  element.end();
  paper.y += 12;
}

function rowOf(paper: Paper, line: ToldInvoice["lines"][number]) {
  const words = fittingLines(line.description, paper.width() - FIGURES, NORMAL);
  return { line, words, height: words.length * LEADING + 2 * PAD };
}

function headCell({ doc }: Paper, draw: () => void) {
  // What a heading is of; pdfkit's types do not know it.
  const options = { scope: "Column" } as PDFKit.Mixins.StructureElementOptions;
  return doc.struct("TH", options, draw);
}

/** The bracket of what is taken off stands outside, so that digits stand below each other. */
function putFigure(paper: Paper, text: string, right: number, y: number, look: Look) {
  const room = text.endsWith(")") ? 0 : widthOf(")", look);
  paper.putBefore(text, right - room, y, look);
}

const TOTALS_WIDTH = 244;
const TOTAL_LOOKS: Record<ToldTotal["kind"], Look & { height: number }> = {
  part: { ...NORMAL, height: 22 },
  total: { size: 12, weight: 600, height: 31 },
  paid: { ...NORMAL, ink: "text-quiet", height: 22 },
  left: { ...NORMAL, weight: 600, height: 24 },
};

export function putTotals(paper: Paper, totals: readonly ToldTotal[]) {
  const right = MARGIN + paper.width();
  const left = right - TOTALS_WIDTH;
  paper.need(totals.reduce((sum, { kind }) => sum + TOTAL_LOOKS[kind].height, 20));
  for (const { label, amount, kind } of totals) {
    const { height, ...look } = TOTAL_LOOKS[kind];
    if (kind === "total" || kind === "left") rule(paper, left, paper.y);
    const y = paper.y + (height - look.size * 1.21) / 2;
    paper.tagged("P", () => {
      paper.put(label, left, y, look);
      putFigure(paper, amount, right, y, { ...look, isTabular: true });
    });
    paper.y += height;
    if (kind !== "total") continue;
    // Two lines below what it all comes to, as accounts have it.
    rule(paper, left, paper.y - 2);
    rule(paper, left, paper.y);
    paper.y += 3;
  }
  paper.y += 16;
}

function rule(paper: Paper, left: number, y: number) {
  const { doc } = paper;
  paper.artifact(() => {
    doc.undash().lineWidth(0.5).moveTo(left, y);
    doc.lineTo(MARGIN + paper.width(), y).stroke(PAPER_INKS.axis);
  });
}
