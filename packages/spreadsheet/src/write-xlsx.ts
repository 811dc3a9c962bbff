/**
 * Writes a workbook value as an .xlsx file. The same value gives the same bytes: the file carries
 * no clock. Text stays text whatever it begins with; only a cell that has a formula becomes one.
 *
 * What a spreadsheet program would refuse or change in silence (a number that is none, a text or a
 * formula that is too long) is our mistake and stops the writing.
 */
import type { Cell, Sheet, Workbook } from "@app/engine/excel/workbook";
import {
  type DataValidation,
  type Cell as FileCell,
  type WriteSheet,
  writeXlsx as writeFile,
} from "hucre/xlsx";
import { styleOf } from "./cell-styles.ts";
import { foldOf, pageOf, printTitlesOf } from "./sheet-page.ts";
import { cellName } from "./xlsx/cell-name.ts";

/** A file has to say when it was made; the first day a zip file can name says nothing. */
const NO_TIME = new Date(Date.UTC(1980, 0, 1));
const TEXT_LENGTH_MAX = 32_767;
const FORMULA_LENGTH_MAX = 8192;

export function writeXlsx(workbook: Workbook): Promise<Uint8Array> {
  return writeFile({
    properties: { title: workbook.title, created: NO_TIME, modified: NO_TIME },
    namedRanges: [
      ...workbook.names.map(({ name, refersTo }) => ({ name, range: refersTo })),
      ...workbook.sheets.flatMap(printTitlesOf),
    ],
    sheets: workbook.sheets.map(fileSheet),
  });
}

function fileSheet(sheet: Sheet): WriteSheet {
  const { rows, columns } = sheet.frozen;
  return {
    name: sheet.name,
    columns: sheet.columnWidths.map((width, column) => ({ width, ...foldOf(sheet, column) })),
    pageSetup: pageOf(sheet),
    dataValidations: [...choicesOf(sheet)],
    cells: new Map(fileCells(sheet)),
    rowDefs: new Map(
      sheet.rows.flatMap(({ outlineLevel }, row) =>
        outlineLevel ? [[row, { outlineLevel }]] : [],
      ),
    ),
    ...(rows + columns > 0 && { freezePane: { rows, columns } }),
  };
}

function* choicesOf({ rows }: Sheet): Generator<DataValidation> {
  for (const [row, { cells }] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (!cell?.choices) continue;
      const { from, to } = cell.choices;
      yield {
        type: "whole",
        operator: "between",
        formula1: String(from),
        formula2: String(to),
        range: cellName(row + 1, column + 1),
        showErrorMessage: true,
        errorMessage: `Type a whole number from ${from} to ${to}.`,
      };
    }
  }
}

function* fileCells({ name, rows }: Sheet): Generator<[string, Partial<FileCell>]> {
  for (const [row, { cells }] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (!cell) continue;
      refuseUnwritable(cell, `${name}!${cellName(row + 1, column + 1)}`);
      yield [`${row},${column}`, { style: styleOf(cell), ...content(cell) }];
    }
  }
}

function content({ value, formula }: Cell): Partial<FileCell> {
  const stored = typeof value === "string" ? escapeText(value) : value;
  if (formula !== undefined) return { formula, formulaResult: stored };
  // As a run of text, or else "#N/A" would become the error of that name.
  if (typeof stored === "string" && stored.startsWith("#")) return { richText: [{ text: stored }] };
  return { value: stored };
}

/** `_x0041_` is how a file writes what XML cannot hold, so that the same letters need a mark. */
function escapeText(text: string) {
  return text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_").replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
}

function refuseUnwritable({ value, formula }: Cell, place: string) {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new Error(`${place} is not a number that a file can hold.`);
  }
  if (typeof value === "string" && value.length > TEXT_LENGTH_MAX) {
    throw new Error(`${place} has more than ${TEXT_LENGTH_MAX} characters.`);
  }
  if (formula === undefined) return;
  if (formula === "" || formula.startsWith("=") || formula.length > FORMULA_LENGTH_MAX) {
    throw new Error(`${place} has a formula that a file cannot hold.`);
  }
}
