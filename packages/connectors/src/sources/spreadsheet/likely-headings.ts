/** Headings in words that nobody knows here: a row of words above a row with figures. */
import type { CellValue, PlainSheet } from "@app/spreadsheet/plain-sheet";
import { bareHeadings, isFigure } from "./bare-columns.ts";
import { type Headings, headingTexts, ROWS_SEARCHED_MAX, textOf } from "./sheet-headings.ts";

export function likelyHeadings(sheet: PlainSheet): Headings {
  const rows = sheet.rows.slice(0, ROWS_SEARCHED_MAX);
  const row = rows.findIndex((cells, at) => isOfWords(cells) && hasFigure(sheet.rows[at + 1]));
  return row === -1 ? bareHeadings(sheet) : { row, texts: headingTexts(sheet, row) };
}

function isOfWords(cells: readonly CellValue[]) {
  const texts = cells.map(textOf).filter(Boolean);
  return texts.length >= 2 && !texts.some(isFigure);
}

function hasFigure(cells: readonly CellValue[] = []) {
  return cells.map(textOf).some(isFigure);
}
