/**
 * CSV as RFC 4180 has it, made for people who open it in a spreadsheet program.
 *
 * Text that such a program would run as a formula gets an apostrophe in front, so that a client
 * named `=cmd…` stays a name. Numbers are written as numbers and stay negative when they are.
 * All text is quoted, because programs in many countries split at semicolons and tabs as well.
 */
export type CsvCell = string | number;

/** Excel takes a file without it for the machine's old code page and spoils every accent. */
const BYTE_ORDER_MARK = "\uFEFF";

export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + writeCsvRows(rows);
}

/** What follows in a file that is written in parts. */
export function writeCsvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(cell: CsvCell) {
  if (typeof cell === "number") return String(cell);
  const text = startsLikeFormula(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

function startsLikeFormula(text: string) {
  return text !== "" && "=+-@\t\r\n\0".includes(text.charAt(0));
}
