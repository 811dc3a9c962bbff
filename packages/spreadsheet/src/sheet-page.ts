/** How a sheet is folded on the screen and laid out on paper. */
import type { Sheet } from "@app/engine/excel/workbook";
import type { ColumnDef, WriteOptions, WriteSheet } from "hucre/xlsx";
import { cellName } from "./xlsx/cell-name.ts";

/** A year of months, with its labels and the opening, still reads well on a page on its side. */
const COLUMNS_PER_PAGE = 13;
const COLUMNS_UPRIGHT_MAX = 6;

type NamedRange = NonNullable<WriteOptions["namedRanges"]>[number];

/** Folded columns are hidden behind a plus sign, which stands over the column after them. */
export function foldOf({ foldedColumns }: Sheet, column: number): ColumnDef {
  if (!foldedColumns) return {};
  const { first, count } = foldedColumns;
  if (column === first + count) return { collapsed: true };
  return column >= first && column < first + count ? { hidden: true, outlineLevel: 1 } : {};
}

/** As many pages across as the columns need, as many down. */
export function pageOf(sheet: Sheet): NonNullable<WriteSheet["pageSetup"]> {
  const shown = sheet.columnWidths.length - (sheet.foldedColumns?.count ?? 0);
  return {
    paperSize: "a4",
    orientation: shown > COLUMNS_UPRIGHT_MAX ? "landscape" : "portrait",
    fitToPage: true,
    fitToWidth: Math.max(1, Math.ceil((shown - sheet.frozen.columns) / COLUMNS_PER_PAGE)),
    fitToHeight: 0,
  };
}

/** Every page repeats what stays in view. The name of a sheet is quoted, or else no sheet is meant. */
export function printTitlesOf({ name, frozen: { rows, columns } }: Sheet): NamedRange[] {
  const sheet = `'${name.replaceAll("'", "''")}'`;
  const ranges = [
    ...(columns > 0 ? [`${sheet}!$A:$${cellName(0, columns).slice(0, -1)}`] : []),
    ...(rows > 0 ? [`${sheet}!$1:$${rows}`] : []),
  ];
  return ranges.length === 0
    ? []
    : [{ name: "_xlnm.Print_Titles", range: ranges.join(","), scope: name }];
}
