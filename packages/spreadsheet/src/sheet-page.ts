/** How a sheet is folded on the screen and laid out on paper. */
import { columnName } from "@app/engine/excel/a1";
import type { Sheet } from "@app/engine/excel/workbook";

/** A year of months, with its labels and the opening, still reads well on a page on its side. */
const COLUMNS_PER_PAGE = 13;
const COLUMNS_UPRIGHT_MAX = 6;

/** Folded columns are hidden behind a plus sign, which stands over the column after them. */
export function foldOf({ foldedColumns }: Sheet, column: number) {
  if (!foldedColumns) return {};
  const { first, count } = foldedColumns;
  if (column === first + count) return { collapsed: true };
  return column >= first && column < first + count ? { hidden: true, outlineLevel: 1 } : {};
}

const A4 = 9;

/** As many pages across as the columns need, as many down. */
export function pageOf(sheet: Sheet) {
  const shown = sheet.columnWidths.length - (sheet.foldedColumns?.count ?? 0);
  return {
    paperSize: A4,
    orientation: shown > COLUMNS_UPRIGHT_MAX ? "landscape" : "portrait",
    fitToWidth: Math.max(1, Math.ceil((shown - sheet.frozen.columns) / COLUMNS_PER_PAGE)),
    fitToHeight: 0,
  };
}

/** Every page repeats what stays in view. The name of a sheet is quoted, or else no sheet is meant. */
export function printTitlesOf({ name, frozen: { rows, columns } }: Sheet): string {
  const sheet = `'${name.replaceAll("'", "''")}'`;
  const ranges = [
    ...(columns > 0 ? [`${sheet}!$A:$${columnName(columns - 1)}`] : []),
    ...(rows > 0 ? [`${sheet}!$1:$${rows}`] : []),
  ];
  return ranges.join(",");
}
