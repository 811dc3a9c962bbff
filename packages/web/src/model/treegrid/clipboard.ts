/** Cells as text: what a spreadsheet puts on the clipboard and takes from it. */
import { cellIndex, type Table } from "@app/engine/tables/table";
import { parseAmount, parsePercent } from "#ui/parse-amount.ts";
import { type Cell, cellsIn, type Range } from "./grid-selection.ts";
import { dividesByZero, isSum, readSum } from "./read-sum.ts";

/** A row and a column in view, and what is to stand there. */
export type CellText = Cell & { text: string };

/** Rows by lines, cells by tabs; the line break that ends the text is none. */
function readCells(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  return lines.map((line) => line.split("\t").map(withoutQuotes));
}

/** Spreadsheets quote a cell that holds a line break or a quote. */
function withoutQuotes(text: string): string {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
}

/** From the top left of the range on; what fits into it a whole number of times fills it. */
export function pastedCells(text: string, range: Range): CellText[] {
  const cells = readCells(text);
  const rows = cells.length;
  const columns = Math.max(...cells.map((row) => row.length));
  const height = tiled(rows, range.bottom - range.top + 1);
  const width = tiled(columns, range.right - range.left + 1);
  const target = {
    top: range.top,
    bottom: range.top + height - 1,
    left: range.left,
    right: range.left + width - 1,
  };
  return cellsIn(target).flatMap(({ row, column }) => {
    const from = cells[(row - range.top) % rows]?.[(column - range.left) % columns];
    return from === undefined ? [] : [{ row, column, text: from }];
  });
}

function tiled(count: number, room: number): number {
  return room % count === 0 ? room : count;
}

/** What is stored, not what is shown: a figure that is copied and pasted stays the same. */
export function copiedText(table: Table, inView: readonly number[], range: Range): string {
  const lines: string[] = [];
  for (let row = range.top; row <= range.bottom; row++) {
    const texts: string[] = [];
    for (let column = range.left; column <= range.right; column++)
      texts.push(storedText(table, inView[row] ?? -1, column));
    lines.push(texts.join("\t"));
  }
  return lines.join("\n");
}

/** As a person would write it, percentages as they are typed; nothing where nothing is known. */
export function storedText(table: Table, row: number, column: number): string {
  const figure = table.figures[cellIndex(table, row, column)];
  if (figure === null || figure === undefined) return "";
  if (table.rows[row]?.format.style !== "percent") return String(written(figure));
  return `${written(figure * 100)}%`;
}

/** Digits past the fifteenth are what a calculation leaves behind; nobody typed them. */
function written(figure: number): number {
  return Number(figure.toPrecision(15));
}

/** Null for nothing, NaN for what is no figure. "5%" is a share on every row, 5 only on some. */
export function readFigure(table: Table, row: number, text: string): number | null {
  const figure = figureIn(text, table.rows[row]?.format.style === "percent");
  return figure !== null && Math.abs(figure) > LARGEST ? Number.NaN : figure;
}

function figureIn(text: string, isShare: boolean): number | null {
  // On a row of shares =10/4 is 2.5%, and =10%/4 as well.
  if (isSum(text)) return readSum(text) / (isShare && !text.includes("%") ? 100 : 1);
  return isShare || /%\s*\)?\s*$/.test(text) ? parsePercent(text) : parseAmount(text);
}

/** Beyond it balances are no longer exact to the cent, and checks tell of that. */
const LARGEST = 1e12;

/** Why a text cannot stand in a cell, and what can; undefined when it can. */
export function refusalOf(table: Table, row: number, text: string): string | undefined {
  if (!Number.isNaN(readFigure(table, row, text))) return undefined;
  const figure = isSum(text) ? readSum(text) : parseAmount(text.replace("%", ""));
  if (!Number.isNaN(figure))
    return "A figure can be 1,000,000,000,000 at most, or its cents would not be exact.";
  if (!isSum(text) && !Number.isNaN(readSum(text)))
    return `Begin a sum with =, as in =${text.trim()}.`;
  if (isSum(text) && dividesByZero(text)) return `“${text}” divides by zero.`;
  const what = isSum(text) ? "no sum of figures" : "not a figure";
  return `“${text}” is ${what}. Type digits, such as 140,000 or (250.50) or 5%, or a sum of them: =150000/12.`;
}
