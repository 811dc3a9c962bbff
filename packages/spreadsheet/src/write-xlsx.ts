/**
 * Writes a workbook value as an .xlsx file. The same value gives the same bytes: the file carries
 * no clock. Text stays text whatever it begins with; only a cell that has a formula becomes one.
 */
import type { Workbook } from "@app/engine/excel/workbook";
import { refuseSheetNames } from "./xlsx/refuse-unwritable.ts";
import { bookParts, sheetName } from "./xlsx/write-book.ts";
import { sheetXml } from "./xlsx/write-sheet.ts";
import { collectStyles } from "./xlsx/write-styles.ts";
import { writeZip } from "./zip/write-zip.ts";

export function writeXlsx(workbook: Workbook): Promise<Uint8Array> {
  refuseSheetNames(workbook.sheets.map(({ name }) => name));
  const styles = collectStyles();
  const sheets = workbook.sheets.map((sheet, index) => ({
    name: `xl/${sheetName(index)}`,
    text: sheetXml(sheet, styles),
  }));
  // Parts are written in their order: all styles are known when the sheets are.
  const last = { name: "xl/styles.xml", text: styles.xml() };
  return writeZip([...bookParts(workbook), ...sheets, last]);
}
