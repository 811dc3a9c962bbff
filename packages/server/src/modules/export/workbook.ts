import type { Cell, Sheet, Workbook } from "@app/engine/excel/workbook";

export type ExportSheet = {
  name: string;
  headings: readonly string[];
  rows: readonly Cells[];
  /** There was more than a sheet takes. */
  isCut: boolean;
};

type Cells = readonly (string | number)[];

const WIDTH = { min: 10, max: 60, sampleRowCount: 200 };
/** What a cell of a spreadsheet takes. */
const TEXT_LENGTH_MAX = 32_767;

export function workbookOf(sheets: readonly ExportSheet[]): Workbook {
  return { title: "Forecastle export", sheets: sheets.map(sheetOf), names: [] };
}

function sheetOf({ name, headings, rows, isCut }: ExportSheet): Sheet {
  const note: Cell = { value: `The first ${rows.length} rows.`, look: "note" };
  return {
    name,
    columnWidths: headings.map((heading, column) => widthOf(heading, rows, column)),
    frozen: { rows: 1, columns: 1 },
    rows: [
      { cells: headings.map((value) => ({ value, look: "heading" })) },
      ...rows.map((cells) => ({ cells: cells.map(cellOf) })),
      ...(isCut ? [{ cells: [note] }] : []),
    ],
  };
}

function cellOf(value: string | number): Cell {
  const shown = typeof value === "string" ? value.slice(0, TEXT_LENGTH_MAX) : value;
  return { value: shown, look: "label" };
}

function widthOf(heading: string, rows: readonly Cells[], column: number) {
  const sample = rows.slice(0, WIDTH.sampleRowCount).map((cells) => String(cells[column] ?? ""));
  const longest = Math.max(...[heading, ...sample].map(({ length }) => length));
  return Math.min(WIDTH.max, Math.max(WIDTH.min, longest + 2));
}
