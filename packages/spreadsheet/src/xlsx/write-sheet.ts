/** A sheet as the XML of a worksheet, row by row. */
import { columnName } from "@app/engine/excel/a1";
import type { Cell, Row, Sheet } from "@app/engine/excel/workbook";
import { foldOf, pageOf } from "#sheet-page.ts";
import { counted, DECLARATION, element, escapeXml } from "#xml/write-xml.ts";
import { cellName } from "./cell-name.ts";
import { refuseUnwritable } from "./refuse-unwritable.ts";
import type { Styles } from "./write-styles.ts";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const MARGINS = { left: 0.7, right: 0.7, top: 0.75, bottom: 0.75, header: 0.3, footer: 0.3 };

export function* sheetXml(sheet: Sheet, styles: Styles): Generator<string> {
  const columns = sheet.columnWidths.map((width, column) =>
    element("col", {
      ...{ min: column + 1, max: column + 1, width, customWidth: true },
      ...foldOf(sheet, column),
    }),
  );
  yield `${DECLARATION}<worksheet xmlns="${MAIN}">`;
  yield '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
  yield element("sheetViews", {}, element("sheetView", { workbookViewId: 0 }, paneOf(sheet)));
  yield '<sheetFormatPr defaultRowHeight="15"/>';
  if (columns.length > 0) yield element("cols", {}, columns.join(""));
  yield "<sheetData>";
  yield* rowsXml(sheet, styles);
  yield "</sheetData>";
  const choices = choicesOf(sheet);
  if (choices.length > 0) yield counted("dataValidations", choices);
  yield element("pageMargins", MARGINS);
  yield element("pageSetup", pageOf(sheet));
  yield "</worksheet>";
}

function paneOf({ frozen: { rows, columns } }: Sheet): string {
  if (rows + columns === 0) return "";
  return element("pane", {
    xSplit: columns || undefined,
    ySplit: rows || undefined,
    topLeftCell: cellName(rows + 1, columns + 1),
    state: "frozen",
    activePane: columns === 0 ? "bottomLeft" : rows === 0 ? "topRight" : "bottomRight",
  });
}

function* rowsXml({ name, rows }: Sheet, styles: Styles): Generator<string> {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => columnName(column));
  for (const [index, row] of rows.entries())
    yield rowXml(row, index + 1, { name, columns, styles });
}

type Writing = { name: string; columns: string[]; styles: Styles };

/** A large workbook has half a million cells, so their text is put together by hand. */
function rowXml({ cells, outlineLevel }: Row, number: number, writing: Writing): string {
  const { name, columns, styles } = writing;
  let xml = "";
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column];
    if (!cell) continue;
    const place = `${columns[column]}${number}`;
    refuseUnwritable(cell, name, place);
    xml += `<c r="${place}" s="${styles.idOf(cell)}"${contentXml(cell)}</c>`;
  }
  if (xml === "" && !outlineLevel) return "";
  return element("row", { r: number, outlineLevel: outlineLevel || undefined }, xml);
}

/** The rest of a cell's start, and what it holds. Text is never taken for an error or a formula. */
function contentXml({ value, formula }: Cell): string {
  const calculated = formula === undefined ? "" : `<f>${escapeXml(formula)}</f>`;
  if (typeof value === "number") return `>${calculated}<v>${value}</v>`;
  if (typeof value === "boolean") return ` t="b">${calculated}<v>${Number(value)}</v>`;
  const text = escapeXml(escapeText(value));
  if (formula !== undefined) return ` t="str">${calculated}<v>${text}</v>`;
  const space = /^\s|\s$|[\n\t]/.test(text) ? ' xml:space="preserve"' : "";
  return ` t="inlineStr"><is><t${space}>${text}</t></is>`;
}

/** `_x0041_` is how a file writes what XML cannot hold, so that the same letters need a mark. */
function escapeText(text: string) {
  return text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_").replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
}

function choicesOf({ rows }: Sheet): string[] {
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, column) =>
      cell?.choices ? [choiceXml(cell.choices, cellName(row + 1, column + 1))] : [],
    ),
  );
}

function choiceXml({ from, to }: NonNullable<Cell["choices"]>, sqref: string): string {
  const error = `Type a whole number from ${from} to ${to}.`;
  return element(
    "dataValidation",
    { type: "whole", sqref, operator: "between", showErrorMessage: 1, error },
    element("formula1", {}, String(from)) + element("formula2", {}, String(to)),
  );
}
