/** A table on slides: as large as it can be read, its headings on each slide that it goes on on. */
import type { RenderedTable } from "@app/engine/reports/rendered-report";
import { tableNote } from "@app/engine/reports/told-words";
import type pptxgen from "pptxgenjs";
import { type Look, widthOf } from "#core/pdf/look.ts";
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
import { BOTTOM, type Deck, type Heading, inches, MARGIN, TOP, WIDTH } from "./deck.ts";
import { colourOf, FONT } from "./deck-inks.ts";

/** From what is read from the back of a room to what is still read on a screen. */
const SIZES = [12, 11, 10, 9] as const;
const GAP = 10;
const PADDING = 2;
const LEADING = 1.2;
const LABEL = { least: 150, most: 330 };
const INDENT = 10;
const HEAD_WIDTH = 76;
const SPARE_MOST = 48;

/** Rows and columns, by their places, that stand on one slide. */
type Part = { rows: readonly Row[]; columns: readonly number[] };
type Sized = { size: number; widths: number[]; labelWidth: number };
type Plan = Sized & { parts: Part[] };

export function putTable(deck: Deck, table: RenderedTable, caseName: string, above: string) {
  const plan = planOf(table);
  for (const [at, part] of plan.parts.entries()) {
    const place = plan.parts.length > 1 ? `. Part ${at + 1} of ${plan.parts.length}` : "";
    const heading: Heading = {
      title: table.title,
      above,
      note: tableNote(table, caseName) + place,
    };
    deck.newSlide(heading);
    putPart(deck, table, plan, part);
  }
}

/** On as few slides as can be, and there as large as can be. */
function planOf(table: RenderedTable): Plan {
  const rows = shownRows(table);
  const plans = SIZES.map((size) => sizedPlan(table, rows, size));
  const best = Math.min(...plans.map(costOf));
  return plans.find((plan) => costOf(plan) === best) as Plan;
}

/** The smallest letters are for what then stands on one slide, or takes two fewer. */
function costOf({ size, parts }: Plan) {
  return parts.length > 1 && size === SIZES.at(-1) ? parts.length + 1 : parts.length;
}

function sizedPlan(table: RenderedTable, rows: readonly Row[], size: number): Plan {
  const head: Look = { size, weight: 600 };
  const widths = table.columns.map(
    ({ upper, lower }, at) =>
      GAP +
      Math.max(
        size * 4,
        widthOf(upper, { size: size - 2 }),
        Math.min(HEAD_WIDTH, widthOf(lower, head)),
        ...lower.split(" ").map((word) => widthOf(word, head)),
        ...rows.map((row) => widthOf(row.texts[at] ?? "", lookOf(row, size))),
      ),
  );
  const labels = rows.map(
    (row) => widthOf(row.label, lookOf(row, size)) + row.level * INDENT + GAP,
  );
  const wanted = Math.min(LABEL.most, Math.max(LABEL.least, ...labels));
  const groups = columnGroups(table, widths, WIDTH - LABEL.least);
  const widest = Math.max(...groups.map((group) => sumAt(group, widths)));
  const sized = { size, widths, labelWidth: Math.min(wanted, WIDTH - widest) };
  const parts = groups.flatMap((columns) =>
    rowParts(rows, sized, BOTTOM - TOP - headHeight(table, sized, columns)).map((part) => ({
      ...{ rows: part, columns },
    })),
  );
  return { ...sized, parts };
}

function lookOf(row: Row, size: number): Look {
  const ink = row.kind === "ratio" ? "text-quiet" : "text";
  return { size, weight: isStrong(row) ? 600 : 400, ink, isTabular: true };
}

function linesHeight(count: number, size: number) {
  return count * size * LEADING + 2 * PADDING;
}

function headHeight({ columns }: RenderedTable, { size, widths }: Sized, group: readonly number[]) {
  const counts = group.map((at) => {
    const { lower = "" } = columns[at] ?? {};
    return textLines(lower, (widths[at] ?? 0) - GAP + 0.1, { size, weight: 600 }).length;
  });
  return linesHeight(Math.max(...counts), size) + (size - 2) * LEADING;
}

function rowHeight(row: Row, { size, labelWidth }: Sized) {
  const room = labelWidth - GAP - row.level * INDENT;
  return linesHeight(textLines(row.label, room, lookOf(row, size)).length, size);
}

/** Rows by slide, with about as much on each: the last is not left with a line or two. */
function rowParts(rows: readonly Row[], plan: Sized, room: number): Row[][] {
  const heights = rows.map((row) => rowHeight(row, plan));
  let best = filledParts(rows, heights, room);
  for (let less = room * 0.95; less > room / 3; less -= room * 0.05) {
    const evener = filledParts(rows, heights, less);
    if (evener.length > best.length) break;
    best = evener;
  }
  return best;
}

function filledParts(rows: readonly Row[], heights: readonly number[], room: number): Row[][] {
  const parts: Row[][] = [[]];
  let left = room;
  for (const [at, row] of rows.entries()) {
    const height = heights[at] ?? 0;
    const next = isBoundToNext(rows, at) ? (heights[at + 1] ?? 0) : 0;
    if (height + next > left && parts.at(-1)?.length) {
      parts.push([]);
      left = room;
    }
    parts.at(-1)?.push(row);
    left -= height;
  }
  return parts;
}

function putPart(deck: Deck, table: RenderedTable, plan: Plan, { rows, columns }: Part) {
  const heights = [headHeight(table, plan, columns), ...rows.map((row) => rowHeight(row, plan))];
  const widths = [plan.labelWidth, ...columns.map((at) => plan.widths[at] ?? 0)];
  // What is left is shared out: a table of few columns need not cling to the left.
  const spare = (WIDTH - widths.reduce((sum, width) => sum + width, 0)) / widths.length;
  const colW = widths.map((width) => inches(width + Math.min(spare, SPARE_MOST)));
  const cells = [
    headCells(table, plan, columns),
    ...rows.map((row) => rowCells(table, plan, columns, row)),
  ];
  deck.slide().addTable(cells, {
    ...{ x: inches(MARGIN), y: inches(TOP), w: colW.reduce((sum, width) => sum + width, 0) },
    ...{ colW, rowH: heights.map(inches), autoPage: false, objectName: "Table" },
  });
}

type Border = pptxgen.BorderProps;
const NONE: Border = { type: "none" };

function headCells(table: RenderedTable, { size }: Sized, group: readonly number[]) {
  const border = (): [Border, Border, Border, Border] => [NONE, NONE, rule("text", 1), NONE];
  const quiet = colourOf("text-quiet");
  const unit = cell([{ text: table.unit, options: { fontSize: size - 2, color: quiet } }], {
    ...{ align: "left", valign: "bottom", border: border() },
  });
  return [
    unit,
    ...group.map((at) => {
      const { upper = "", lower = "" } = table.columns[at] ?? {};
      const words = [
        { text: upper, options: { fontSize: size - 2, color: quiet, breakLine: true } },
        { text: lower, options: { fontSize: size, bold: true, color: colourOf("text") } },
      ];
      return cell(upper ? words : words.slice(1), {
        ...{ align: "right", valign: "bottom", border: border(), ...groundOf(table, at) },
      });
    }),
  ];
}

function rowCells(table: RenderedTable, { size }: Sized, group: readonly number[], row: Row) {
  const look = lookOf(row, size);
  const border = (): [Border, Border, Border, Border] => [
    isTotal(row) ? rule("axis", 0.75) : NONE,
    NONE,
    row.isFinal ? rule("text", 1.5) : rule("grid", 0.5),
    NONE,
  ];
  const text = (words: string, ink = look.ink ?? "text") => ({
    text: words,
    options: { fontSize: size, bold: look.weight === 600, color: colourOf(ink) },
  });
  const label = cell([text(row.label)], {
    ...{ align: "left", valign: "top", border: border() },
    margin: marginOf(row.level * INDENT),
  });
  return [
    label,
    ...group.map((at) => {
      const words = row.kind === "heading" ? "" : (row.texts[at] ?? "");
      return cell([text(words, isAdverse(table, row, at) ? "negative" : undefined)], {
        ...{ align: "right", valign: "top", border: border(), ...groundOf(table, at) },
      });
    }),
  ];
}

function cell(text: pptxgen.TextProps[], options: pptxgen.TableCellProps) {
  return {
    text,
    options: { margin: marginOf(0), fontFace: FONT, ...options },
  } as pptxgen.TableCell;
}

/** In inches, from the top clockwise. */
function marginOf(indent: number): [number, number, number, number] {
  return [inches(PADDING), inches(GAP / 2), inches(PADDING), inches(GAP / 2 + indent)];
}

function rule(ink: Parameters<typeof colourOf>[0], pt: number): Border {
  return { type: "solid", pt, color: colourOf(ink) };
}

function groundOf(table: RenderedTable, column: number) {
  return isActual(table, column) ? { fill: { color: colourOf("actual-ground") } } : {};
}
