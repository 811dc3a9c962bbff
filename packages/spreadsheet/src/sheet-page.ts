/** How a sheet is folded on the screen and laid out on paper. */
import type { Sheet } from "@app/engine/excel/workbook";
import type { ColumnDef, WriteSheet } from "hucre/xlsx";
import { cellName } from "./xlsx/cell-name.ts";

/** A year of months, with its labels and the opening, still reads well on a page on its side. */
const COLUMNS_PER_PAGE = 13;
const COLUMNS_UPRIGHT_MAX = 6;

/** Folded columns are hidden behind a plus sign, which stands over the column after them. */
export function foldOf({ foldedColumns }: Sheet, column: number): ColumnDef {
  if (!foldedColumns) return {};
  const { first, count } = foldedColumns;
  if (column === first + count) return { collapsed: true };
  return column >= first && column < first + count ? { hidden: true, outlineLevel: 1 } : {};
}

/** As many pages across as the columns need, as many down; each repeats what stays in view. */
export function pageOf(sheet: Sheet): NonNullable<WriteSheet["pageSetup"]> {
  const { rows, columns } = sheet.frozen;
  const shown = sheet.columnWidths.length - (sheet.foldedColumns?.count ?? 0);
  return {
    paperSize: "a4",
    orientation: shown > COLUMNS_UPRIGHT_MAX ? "landscape" : "portrait",
    fitToPage: true,
    fitToWidth: Math.max(1, Math.ceil((shown - columns) / COLUMNS_PER_PAGE)),
    fitToHeight: 0,
    ...(rows > 0 && { printTitlesRow: `$1:$${rows}` }),
    ...(columns > 0 && { printTitlesColumn: `$A:$${cellName(0, columns).slice(0, -1)}` }),
  };
}
