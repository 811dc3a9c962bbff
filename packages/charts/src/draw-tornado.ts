import type { Size, TornadoChart } from "./chart.ts";
import { type Drawing, type Ink, type MeasureText, TEXT_LOOKS } from "./drawing.ts";
import {
  type FigureFormat,
  formatFor,
  isFigure,
  readingTexts,
  saidText,
  scaledText,
  unitText,
} from "./figure-text.ts";
import { measureInter } from "./measure-text.ts";
import { ticksOf, valueScale, writeNothing } from "./plot.ts";
import { readFigure, readFloor } from "./read-figures.ts";
import { half, openSheet, type Sheet } from "./sheet.ts";
import {
  changesText,
  drawTornadoRow,
  nameColumn,
  type TornadoFrame,
  type TornadoRow,
} from "./tornado-row.ts";

const TOP = 26;
const BOTTOM = 24;

const WAYS = ["first", "second"] as const;

/** On a phone names stand above their bars, which then have all of the width. */
const NARROW = 460;

/** Drivers by how far they move the figure, the widest first. Takes the height its rows need. */
export function drawTornado(
  chart: TornadoChart,
  { width }: Pick<Size, "width">,
  measure: MeasureText = measureInter,
): Drawing {
  const base = { ...chart.base, figure: readFigure(chart.base.figure) };
  const floor = readFloor(chart.floor);
  const read = chart.rows.map((row) => ({
    ...row,
    first: readFigure(row.first),
    second: readFigure(row.second),
  }));
  const rows = read.toSorted((a, b) => reachOf(b, base.figure) - reachOf(a, base.figure));
  const ends = rows.flatMap(({ first, second }) => [first, second]).filter(isFigure);
  const figures = [base.figure, ...ends, ...(floor ? [floor.figure] : [])];
  const format = formatFor(chart.unit, figures);

  const shared = sharedChanges(rows);
  const isNarrow = width < NARROW;
  const rowHeight = isNarrow ? 46 : 38;
  const height = TOP + Math.max(1, rows.length) * rowHeight + BOTTOM;
  const sheet = openSheet({ width, height }, measure);
  const nameWidth = isNarrow ? 0 : nameColumn(rows, width, measure);
  const endWidths = ends.map((end) => measure(scaledText(end, format), TEXT_LOOKS.value));
  const endRoom = Math.max(0, ...endWidths) + 8;
  const left = nameWidth + endRoom;
  const right = Math.max(left + 1, width - endRoom);
  const tickCount = Math.max(1, Math.min(5, Math.round((right - left) / 70)));
  const values = valueScale(figures, [left, right], { tickCount, isZeroLeftOut: true });
  const frame: TornadoFrame = { sheet, values, format, base: base.figure, nameWidth, isNarrow };

  for (const [index, { figure, text }] of ticksOf(values, tickCount, format).entries()) {
    const x = half(values(figure));
    putUpright(sheet, `rule-${index}`, x, "grid");
    const tick = { kind: "text", id: `tick-${index}`, x, y: height - 6, anchor: "middle" } as const;
    sheet.write({ ...tick, look: "tick", text });
  }
  rows.forEach((row, index) => {
    drawTornadoRow(frame, row, TOP + index * rowHeight);
  });
  if (ends.length === 0) writeNothing(sheet, { left, right, top: TOP, bottom: height - BOTTOM });
  if (base.figure !== null) {
    const x = half(values(base.figure));
    putUpright(sheet, "base", x, "total");
    writeAbove(sheet, "base-name", x, "name", [`${base.name} ${scaledText(base.figure, format)}`]);
  }
  if (floor) {
    const x = half(values(floor.figure));
    const text = `${floor.name} ${scaledText(floor.figure, format)}`;
    putUpright(sheet, "floor", x, "floor");
    writeAbove(sheet, "floor-name", x, "floor", [text, floor.name]);
  }

  return {
    width,
    height,
    marks: sheet.marks(),
    stops: rows.map((row, index) => ({
      x: 0,
      y: TOP + index * rowHeight,
      width,
      height: rowHeight,
      name: row.name,
      readings: readingsOf(row, base.figure, format),
    })),
    stopKind: "Driver",
    table: {
      rowHeading: "Driver",
      columns: WAYS.map((id, way) => ({ id, name: shared?.[way] ?? UNSHARED[way] ?? "" })),
      rows: rows.map(({ id, name, changes, first, second }) => ({
        id,
        name: shared ? name : `${name}, ${changes.join(" / ")}`,
        figures: [first, second],
      })),
      notes: [base, ...(floor ? [floor] : [])].map(
        ({ name, figure }) => `${name} ${saidText(figure, format)}`,
      ),
      format,
    },
    description: describe({ ...chart, base }, rows[0], format),
    unit: unitText(format),
  };
}

function reachOf({ first, second }: TornadoRow, base: number | null): number {
  const ends = [base, first, second].filter(isFigure);
  return ends.length > 0 ? Math.max(...ends) - Math.min(...ends) : 0;
}

function putUpright(sheet: Sheet, id: string, x: number, ink: "grid" | "total" | "floor") {
  const place = { x1: x, x2: x, y1: TOP - 6, y2: sheet.height - BOTTOM };
  const stroke = ink === "floor" ? { ink, width: 1.25, dash: [2, 3] } : { ink, width: 1 };
  sheet.put({ kind: "line", id, ...place, stroke });
}

/** Over its line, or beside it where another name stands; the shorter text when there is no room. */
function writeAbove(
  sheet: Sheet,
  id: string,
  x: number,
  look: "name" | "floor",
  texts: readonly string[],
) {
  const candidates = texts.flatMap((text) => {
    const mark = { kind: "text", id, y: 14, look, text } as const;
    return [
      { ...mark, x, anchor: "middle" } as const,
      { ...mark, x: x + 4, anchor: "start" } as const,
      { ...mark, x: x - 4, anchor: "end" } as const,
    ];
  });
  sheet.write(...candidates);
}

/** The changes that all rows have in common, which then head the columns of the table. */
function sharedChanges([first, ...others]: readonly TornadoRow[]) {
  const isShared = others.every(({ changes }) =>
    changes.every((change, way) => change === first?.changes[way]),
  );
  return isShared ? first?.changes : undefined;
}

const UNSHARED = ["One way", "Other way"];

function readingsOf(row: TornadoRow, base: number | null, format: FigureFormat) {
  return WAYS.map((id, way) => {
    const end = row[id];
    const reading = { id, name: row.changes[way] ?? "", ...readingTexts(end, format) };
    if (base === null) return reading;
    const ink: Ink = (end ?? base) < base ? "negative" : "positive";
    return { ...reading, ink };
  });
}

function describe(
  { title, base }: TornadoChart,
  widest: TornadoRow | undefined,
  format: FigureFormat,
) {
  const said = (figure: number) => saidText(figure, format);
  const fact = base.figure === null ? `${title} has no figure` : `${title} is ${said(base.figure)}`;
  const ends = [widest?.first ?? null, widest?.second ?? null]
    .filter(isFigure)
    .sort((a, b) => a - b);
  if (!widest || ends.length === 0) return `${fact}; no driver was changed.`;
  const range = ends.map(said).join(" to ");
  return `${fact}. ${widest.name} moves it most: ${changesText(widest)} gives ${range}.`;
}
