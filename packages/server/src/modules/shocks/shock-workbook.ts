import type { Cell, Row, Workbook } from "@app/engine/excel/workbook";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { defineTask } from "#core/task.ts";

export type Cells = (string | number)[];
type Sheet = { title: string; note: string; headings: string[]; rows: Cells[] };

export const writeShockWorkbook = defineTask({
  name: "write_shock_workbook",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 256,
  run: (sheet: Sheet) => writeXlsx(workbookOf(sheet)),
});

/** Cash, its change, what is left above the floor and what is owed on an overdraft. */
const AMOUNT_COLUMNS = [4, 5, 6, 7, 8, 11, 12];
const AMOUNT = "#,##0.00;(#,##0.00);-";
/** Above the rows: what was tried, what that changes, and the headings. */
const TOP_ROWS = 3;

function workbookOf({ title, note, headings, rows }: Sheet): Workbook {
  const top: Row[] = [
    { cells: [{ value: title, look: "title" }] },
    { cells: [{ value: note, look: "note" }] },
    { cells: headings.map((value): Cell => ({ value, look: "heading" })) },
  ];
  return {
    title: "Shock",
    names: [],
    sheets: [
      {
        name: "Shock",
        columnWidths: headings.map((_, column) => (column < 2 ? 28 : 16)),
        frozen: { rows: TOP_ROWS, columns: 2 },
        rows: [...top, ...rows.map((cells, at) => rowOf(cells, at + TOP_ROWS + 1))],
      },
    ],
  };
}

/** The change is a formula over its two figures, where both are known. */
function rowOf(cells: Cells, row: number): Row {
  const changeAt = 6;
  return {
    cells: cells.map((value, column): Cell | null => {
      if (value === "") return null;
      if (typeof value === "string") return { value, look: "label" };
      const isChange = column === changeAt;
      const cell: Cell = { value, look: isChange ? "calculation" : "label" };
      return {
        ...cell,
        ...(AMOUNT_COLUMNS.includes(column) && { numberFormat: AMOUNT }),
        ...(isChange && { formula: `F${row}-E${row}` }),
      };
    }),
  };
}
