/** A table as a CSV file: what is shown, as numbers, under the words that say what they are. */
import { cellIndex, type Table } from "@app/engine/tables/table";
import { blockedTexts, headingsOf, scaleText } from "@app/engine/tables/table-text";
import { type CsvCell, writeCsv } from "./csv.ts";

export function writeTableCsv(table: Table): string {
  const headings = headingsOf(table);
  const rows = table.rows.map(({ label }, row): CsvCell[] => [
    label,
    ...headings.map((_, column) => table.shown[cellIndex(table, row, column)] ?? ""),
  ]);
  return writeCsv([
    ...blockedTexts(table).map((text) => [text]),
    [table.title, ...headings.map(({ upper }) => upper)],
    [scaleText(table), ...headings.map(({ lower }) => lower)],
    ...rows,
  ]);
}
