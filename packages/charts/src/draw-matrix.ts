import { rectPath } from "./bars.ts";
import type { Level, MatrixChart, Size } from "./chart.ts";
import {
  type Drawing,
  type Ink,
  type MeasureText,
  TEXT_LOOKS,
  type TextLookName,
} from "./drawing.ts";
import { formatFor, isFigure, readingTexts, scaledText, unitText } from "./figure-text.ts";
import { drawLegend, fillEntry, layOutLegend, legendHeight, legendRows } from "./legend.ts";
import { lowestOf } from "./lowest.ts";
import { cutText, measureInter } from "./measure-text.ts";
import { periodLabel } from "./period-label.ts";
import { writeNothing } from "./plot.ts";
import { readFigure } from "./read-figures.ts";
import { half, openSheet } from "./sheet.ts";

const HEAD = 24;
const ROW = 26;
const GAP = 2;

const LEVELS: readonly { ink: Ink; look: TextLookName }[] = [
  { ink: "heat-strong", look: "cell-strong" },
  { ink: "heat-weak", look: "cell-weak" },
  { ink: "heat-none", look: "cell" },
];

/**
 * Figures in rows and columns, warm where they are low. Where figures do not fit, the cells keep
 * their warmth and each row has its lowest figure. Takes the height its rows need.
 */
export function drawMatrix(
  chart: MatrixChart,
  { width }: Pick<Size, "width">,
  measure: MeasureText = measureInter,
): Drawing {
  const { columns } = chart;
  const rows = chart.rows.map((row) => ({
    ...row,
    figures: columns.map((_, column) => readFigure(row.figures[column])),
  }));
  const format = formatFor(
    chart.unit,
    rows.flatMap(({ figures }) => [...figures]),
  );
  const legend = layOutLegend(
    LEVELS.map(({ ink }, level) => fillEntry(ink, chart.levelNames[level] ?? "", ink)),
    width,
    3,
    measure,
  );
  const legendTop = HEAD + Math.max(1, rows.length) * ROW + 6;
  const height = legendTop + legendHeight(legendRows(legend));
  const sheet = openSheet({ width, height }, measure);

  const nameWidth = Math.min(
    width * 0.4,
    12 + Math.max(0, ...rows.map(({ name }) => measure(name, TEXT_LOOKS.name))),
  );
  const texts = rows.map(({ figures }) =>
    figures.map((figure) => (isFigure(figure) ? scaledText(figure, format) : "")),
  );
  const widest = Math.max(
    0,
    ...texts.flat().map((text) => measure(text, TEXT_LOOKS["cell-strong"])),
  );
  const hasFigures = (width - nameWidth) / Math.max(1, columns.length) >= widest + 12;
  const right = hasFigures ? width : Math.max(nameWidth + 1, width - widest - 10);
  const cellWidth = (right - nameWidth) / Math.max(1, columns.length);
  const leftOf = (column: number) => half(nameWidth + cellWidth * column);

  LEVELS.forEach(({ ink }, level) => {
    sheet.put({
      kind: "path",
      id: `cells-${ink}`,
      d: cellsAt(level as Level, cellPath),
      fill: ink,
    });
  });
  // Without its figure a cell below the floor has a dot, so that warmth is not its only sign.
  sheet.put({
    kind: "path",
    id: "dots",
    d: hasFigures ? "" : cellsAt(0, dotPath),
    fill: "negative",
  });

  rows.forEach((row, index) => {
    const y = HEAD + index * ROW + ROW / 2 + 4;
    const name = cutText(row.name, nameWidth - 8, TEXT_LOOKS.name, measure);
    sheet.write({
      kind: "text",
      id: `name-${row.id}`,
      x: 0,
      y,
      anchor: "start",
      look: "name",
      text: name,
    });
    if (!hasFigures) {
      const lowest = lowestOf(row.figures);
      if (lowest !== undefined) writeFigure(row, index, lowest, width - 1, y);
      return;
    }
    row.figures.forEach((_, column) => {
      writeFigure(row, index, column, leftOf(column + 1) - GAP - 6, y);
    });
  });
  columnHeads(columns, cellWidth, measure).forEach((text, column) => {
    const x = leftOf(column + 1) - GAP - 2;
    const head = { kind: "text", id: `column-${column}`, x, y: 15, anchor: "end" } as const;
    if (text) sheet.write({ ...head, look: "period", text });
  });
  if (rows.length === 0) {
    writeNothing(sheet, { left: 0, right: width, top: HEAD, bottom: legendTop });
  }
  drawLegend(sheet, legend, legendTop);

  function writeFigure(
    row: MatrixChart["rows"][number],
    index: number,
    column: number,
    x: number,
    y: number,
  ) {
    const { look } = LEVELS[row.levels[column] ?? 2] ?? { look: "cell" };
    const text = texts[index]?.[column] ?? "";
    if (text)
      sheet.write({
        kind: "text",
        id: `cell-${row.id}-${column}`,
        x,
        y,
        anchor: "end",
        look,
        text,
      });
  }

  function cellsAt(level: Level, pathOf: (row: number, column: number) => string): string {
    return rows
      .flatMap(({ figures, levels }, row) =>
        columns.map((_, column) =>
          isFigure(figures[column]) && (levels[column] ?? 2) === level ? pathOf(row, column) : "",
        ),
      )
      .join("");
  }

  function cellPath(row: number, column: number) {
    const width = half(Math.max(1, leftOf(column + 1) - leftOf(column) - GAP));
    return rectPath(leftOf(column), HEAD + row * ROW, width, ROW - GAP);
  }

  function dotPath(row: number, column: number) {
    const x = half((leftOf(column) + leftOf(column + 1) - GAP) / 2);
    return `M${x},${HEAD + row * ROW + ROW / 2 - 1}m-2,0a2,2 0 1,1 4,0a2,2 0 1,1 -4,0z`;
  }

  return {
    width,
    height,
    marks: sheet.marks(),
    stops: rows.map(({ name, figures }, index) => ({
      x: 0,
      y: HEAD + index * ROW,
      width,
      height: ROW,
      name,
      readings: columns.map((column, order) => ({
        id: `${order}`,
        name: column,
        ...readingTexts(figures[order] ?? null, format),
      })),
    })),
    stopKind: chart.rowHeading,
    table: {
      rowHeading: chart.rowHeading,
      columns: columns.map((name, order) => ({ id: `${order}`, name })),
      rows: rows.map(({ id, name, figures }) => ({ id, name, figures })),
      notes: [],
      format,
    },
    description: describe({ ...chart, rows }),
    unit: unitText(format),
  };
}

/** All in full, all in short, or every second or later one in short. */
function columnHeads(columns: readonly string[], room: number, measure: MeasureText): string[] {
  const ticks = columns.map((column) => periodLabel(column).tick);
  const widest = (texts: readonly string[]) =>
    6 + Math.max(0, ...texts.map((text) => measure(text, TEXT_LOOKS.period)));
  if (widest(columns) <= room) return [...columns];
  const step = Math.ceil(widest(ticks) / room);
  return ticks.map((tick, index) => (index % step === 0 ? tick : ""));
}

function describe({ title, rows, levelNames }: MatrixChart): string {
  const strong = rows
    .filter(({ figures, levels }) => figures.some((each, at) => each !== null && levels[at] === 0))
    .map(({ name }) => name);
  const count = `${strong.length} of ${rows.length}`;
  return `${title}: ${count} ${levelNames[0].toLowerCase()}${strong.length > 0 ? `, ${strong.join(", ")}` : ""}.`;
}
