/** A table on paper: rows break between pages under their headings, columns that do not fit go below. */
import type { RenderedTable } from "@app/engine/reports/rendered-report";
import { type Look, widthOf } from "#core/pdf/look.ts";
import { MARGIN, type Paper, widthWithin } from "#core/pdf/paper.ts";
import { PAPER_INKS } from "#core/pdf/paper-inks.ts";
import { textLines } from "#core/pdf/text-lines.ts";
import {
  columnGroups,
  isActual,
  isAdverse,
  isBoundToNext,
  isStrong,
  isTotal,
  type Row,
  shownRows,
  sumAt,
} from "#modules/report-files/table-shape.ts";

type Plan = {
  size: number;
  labelWidth: number;
  /** Of every column of the table. */
  widths: number[];
  /** Columns that stand side by side, by their places in the table. */
  groups: number[][];
};

const SIZES = [8, 7.25] as const;
const SIZE_LEAST = 7.25;
const GAP = 11;
const COLUMN_LEAST = 52;
const LABEL = { least: 112, most: 230 };
const HEAD_SMALL: Look = { size: 6.5, ink: "text-quiet" };
/** Longer names of columns are in several lines. */
const HEAD_WIDTH = 62;
const INDENT = 9;

/** Whether all its columns stand side by side only on a page turned on its side. */
export function needsLandscape(table: RenderedTable) {
  return planOf(table, widthWithin("portrait")).groups.length > 1;
}

function planOf(table: RenderedTable, width: number): Plan {
  const plans = SIZES.map((size) => sizedPlan(table, width, size));
  return plans.find(({ groups }) => groups.length === 1) ?? (plans.at(-1) as Plan);
}

function sizedPlan(table: RenderedTable, width: number, size: number): Plan {
  const rows = shownRows(table);
  const widths = table.columns.map(({ upper, lower }, at) =>
    Math.max(
      COLUMN_LEAST - (size === SIZE_LEAST ? GAP : 0),
      widthOf(upper, HEAD_SMALL) + GAP,
      Math.min(HEAD_WIDTH, widthOf(lower, headLook(size))) + GAP,
      ...lower.split(" ").map((word) => widthOf(word, headLook(size)) + GAP),
      ...rows.map((row) => widthOf(row.texts[at] ?? "", lookOf(row, size)) + GAP),
    ),
  );
  const groups = columnGroups(table, widths, width - LABEL.least);
  const widest = Math.max(...groups.map((group) => sumAt(group, widths)));
  return { size, widths, groups, labelWidth: Math.min(LABEL.most, width - widest) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function headLook(size: number): Look {
  return { size, weight: 500 };
}

function lookOf(row: Row, size: number): Look {
  const ink = row.kind === "ratio" ? "text-quiet" : "text";
  return { size, weight: isStrong(row) ? 600 : 400, ink, isTabular: true };
}

function labelLook(look: Look): Look {
  return { ...look, isTabular: false };
}

/** Each group of columns begins with the title, which stays with it. */
export function putTable(paper: Paper, table: RenderedTable, title: Title) {
  const plan = planOf(table, paper.width());
  for (const group of plan.groups) putGroup(paper, table, plan, group, title);
}

type Title = { height: number; put: () => void };

function putGroup(
  paper: Paper,
  table: RenderedTable,
  plan: Plan,
  group: readonly number[],
  title: Title,
) {
  const sheet = { paper, table, plan, boxes: boxesOf(paper, plan, group) };
  const shown = shownRows(table);
  const rows = shown.map((row) => ({ row, lines: labelLines(row, plan) }));
  const heights = rows.map(({ row, lines }) => heightOf(row, lines, plan));
  const head = title.height + headHeight(sheet);
  const whole = head + sum(heights);
  // Whole where a page holds it; else it begins here if more than its head fits.
  paper.need(whole <= paper.room() ? whole : head + sum(heights.slice(0, 4)));
  title.put();
  const { doc } = paper;
  const element = doc.struct("Table", { title: table.title });
  doc.addStructure(element);
  putHead(sheet, element);
  for (const [at, { row, lines }] of rows.entries()) {
    const before = paper.pageCount();
    paper.need(kept(shown, heights, at));
    if (paper.pageCount() > before) putHead(sheet);
    putRow(sheet, element, row, lines);
  }
  element.end();
  paper.y += 20;
}

type Sheet = { paper: Paper; table: RenderedTable; plan: Plan; boxes: Box[] };
type Box = { column: number; left: number; right: number };

/** Columns end at the right margin, whatever the label leaves. */
function boxesOf(paper: Paper, { widths }: Plan, group: readonly number[]): Box[] {
  let right = MARGIN + paper.width();
  return group
    .toReversed()
    .map((column) => {
      const left = right - (widths[column] ?? 0);
      const box = { column, left, right };
      right = left;
      return box;
    })
    .toReversed();
}

/** What a column is called, as wide as it. */
function headLines({ table, plan }: Sheet, { column, left, right }: Box) {
  const { lower = "" } = table.columns[column] ?? {};
  return textLines(lower, right - left - GAP + 0.1, headLook(plan.size));
}

function headHeight(sheet: Sheet) {
  const lineCount = Math.max(...sheet.boxes.map((box) => headLines(sheet, box).length));
  return 17 + lineCount * sheet.plan.size * LEADING;
}

/** Said once; on the pages after, it is there for the eye alone. */
function putHead(sheet: Sheet, element?: PDFKit.PDFStructureElement) {
  const { paper, table, plan, boxes } = sheet;
  const { doc, y } = paper;
  const height = headHeight(sheet);
  putGround(paper, table, boxes, height);
  const cells = [
    () => paper.put(table.unit, MARGIN, y + height - 15, HEAD_SMALL),
    ...boxes.map((box) => () => {
      const edge = box.right - GAP / 2;
      const look = headLook(plan.size);
      const lines = headLines(sheet, box);
      const top = y + height - 6 - lines.length * plan.size * LEADING;
      paper.putBefore(table.columns[box.column]?.upper ?? "", edge, top - 8, HEAD_SMALL);
      for (const [at, line] of lines.entries())
        paper.putBefore(line, edge, top + at * plan.size * LEADING, look);
    }),
  ];
  if (element) {
    const heads = cells.map((draw) => doc.struct("TH", scoped("Column"), draw));
    element.add(doc.struct("TR", {}, heads));
  } else for (const draw of cells) paper.artifact(draw);
  paper.y += height - 3;
  paper.rule(0.75, "text");
  paper.y += 3;
}

/** What a heading is of; pdfkit's types do not know it. */
function scoped(scope: "Row" | "Column") {
  return { scope } as PDFKit.Mixins.StructureElementOptions;
}

function putRow(
  { paper, table, plan, boxes }: Sheet,
  element: PDFKit.PDFStructureElement,
  row: Row,
  lines: readonly string[],
) {
  const { doc } = paper;
  const look = lookOf(row, plan.size);
  const height = heightOf(row, lines, plan);
  putGround(paper, table, boxes, height);
  if (isTotal(row)) paper.rule(0.5);
  const y = paper.y + 3;
  const label = doc.struct("TH", scoped("Row"), () => {
    for (const [at, line] of lines.entries())
      paper.put(line, MARGIN + row.level * INDENT, y + at * plan.size * LEADING, labelLook(look));
  });
  const figures = row.kind === "heading" ? [] : boxes;
  const cells = figures.map(({ column, right }) =>
    doc.struct("TD", {}, () =>
      paper.putBefore(row.texts[column] ?? "", right - GAP / 2, y, {
        ...{ ...look, ...(isAdverse(table, row, column) && { ink: "negative" }) },
      }),
    ),
  );
  element.add(doc.struct("TR", {}, [label, ...cells]));
  paper.y += height;
  if (!row.isFinal) return;
  paper.rule(0.5, "text", paper.y - 3.5);
  paper.rule(0.5, "text", paper.y - 2);
}

const LEADING = 1.25;

function labelLines(row: Row, { size, labelWidth }: Plan): string[] {
  const look = labelLook(lookOf(row, size));
  const room = labelWidth - row.level * INDENT - GAP / 2;
  return textLines(row.label, room, look);
}

function heightOf(row: Row, lines: readonly string[], { size }: Plan) {
  return size * LEADING * lines.length + 5 + (row.isFinal ? 5 : 0);
}

function kept(rows: readonly Row[], heights: readonly number[], at: number) {
  const own = heights[at] ?? 0;
  return isBoundToNext(rows, at) ? own + (heights[at + 1] ?? 0) : own;
}

function putGround(paper: Paper, table: RenderedTable, boxes: readonly Box[], height: number) {
  const { doc, y } = paper;
  const actual = boxes.filter(({ column }) => isActual(table, column));
  if (actual.length === 0) return;
  paper.artifact(() => {
    for (const { left, right } of actual) doc.rect(left, y, right - left, height);
    doc.fill(PAPER_INKS["actual-ground"]);
  });
}
