/**
 * Reads a .csv file into rows of text. Nothing is taken for a number or a date: whoever knows the
 * columns does that, with the decimal mark as a hint.
 *
 * Quotes are taken strictly, as RFC 4180 has them. A stray quote means that cells would shift into
 * the wrong column, so the file is refused by the line where it stands.
 */
import { type DecimalMark, findDecimalMark } from "./decimal-mark.ts";
import { decodeText, type TextEncoding } from "./decode-text.ts";
import { askedDelimiter, type Delimiter, findDelimiter } from "./delimiter.ts";
import { FileRefused } from "./file-refused.ts";
import {
  defaultReadLimits,
  openBudget,
  type ReadBudget,
  type ReadLimits,
  refuseLargeFile,
} from "./read-limits.ts";

export type CsvFile = {
  /** An empty line is a row without cells. */
  rows: string[][];
  encoding: TextEncoding;
  delimiter: Delimiter;
  /** Undefined when the amounts do not tell. */
  decimalMark: DecimalMark | undefined;
};

export function readCsv(bytes: Uint8Array, limits: ReadLimits = defaultReadLimits): CsvFile {
  refuseLargeFile(bytes, limits);
  const { text, encoding } = decodeText(bytes);
  const asked = askedDelimiter(text);
  const delimiter = asked?.delimiter ?? findDelimiter(text);
  const rows = parseRows(text, asked?.length ?? 0, delimiter, openBudget(limits));
  return { rows, encoding, delimiter, decimalMark: findDecimalMark(rows) };
}

function parseRows(text: string, start: number, delimiter: Delimiter, budget: ReadBudget) {
  const rows: string[][] = [];
  const plainCell = new RegExp(`[^${delimiter}\\r\\n]*`, "y");
  const lineEnd = /\r\n|\n|\r|$/y;
  let at = start;
  let line = start > 0 ? 2 : 1;

  function readQuoted() {
    let value = "";
    for (;;) {
      const quote = text.indexOf('"', at + 1);
      if (quote === -1) throw badQuote(line, "opens a quote that never closes");
      value += text.slice(at + 1, quote);
      at = quote + 1;
      if (text.charAt(at) !== '"') return value;
      value += '"';
    }
  }

  function readPlain() {
    plainCell.lastIndex = at;
    const value = plainCell.exec(text)?.[0] ?? "";
    if (value.includes('"')) throw badQuote(line, "has a quote inside a cell without quotes");
    at += value.length;
    return value;
  }

  function readRow() {
    const cells: string[] = [];
    for (;;) {
      const cell = text.charAt(at) === '"' ? readQuoted() : readPlain();
      budget.takeText(cell.length);
      budget.checkPlace(rows.length + 1, cells.push(cell));
      if (text.charAt(at) !== delimiter) break;
      at++;
    }
    lineEnd.lastIndex = at;
    const end = lineEnd.exec(text);
    if (!end) throw badQuote(line, "goes on after a closing quote");
    at += end[0].length;
    return cells;
  }

  while (at < text.length) {
    const rowStart = at;
    const cells = readRow();
    budget.takeCells(cells.length);
    line += text.slice(rowStart, at).match(/\r\n|\n|\r/g)?.length ?? 0;
    rows.push(cells.length === 1 && cells[0] === "" ? [] : cells);
  }
  return rows;
}

function badQuote(line: number, what: string) {
  return new FileRefused("bad-quote", `Line ${line} ${what}.`);
}
