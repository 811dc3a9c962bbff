/**
 * Finds the row of headings. Above it may stand titles; a row directly above may hold merged
 * headings that stand over several columns, such as a year over its months or "Year to date" over
 * Debit and Credit. A column without a heading is called by its letter.
 */
import { columnName } from "@app/engine/excel/a1";
import type { CellValue, PlainSheet } from "@app/spreadsheet/plain-sheet";
import { dateText } from "@app/spreadsheet/xlsx/serial-date";
import { meaningOf } from "./heading-meaning.ts";
import { isMonthWithoutYear, monthIn } from "./sheet-month.ts";

/** Headings of the table; `row` counts from 0 and is -1 where there are none. */
export type Headings = { row: number; texts: string[] };

/** A table starts further up than this. */
export const ROWS_SEARCHED_MAX = 40;

export function textOf(cell: CellValue | undefined): string {
  return cell === null || cell === undefined ? "" : String(cell).replace(/\s+/g, " ").trim();
}

/** The row that names the most columns; undefined when none names an account and an amount. */
export function findHeadings(sheet: PlainSheet): Headings | undefined {
  let best: { row: number; count: number } | undefined;
  for (const [row, cells] of sheet.rows.slice(0, ROWS_SEARCHED_MAX).entries()) {
    const texts = headingTexts(sheet, row);
    const meanings = texts.map(meaningOf);
    const isAccount =
      meanings.some((each) => each?.kind === "code" || each?.kind === "name") ||
      texts.some(isByLetter);
    const isMonth = (text: string) => monthIn(text, "day-first") !== undefined;
    const amounts = texts.filter(
      (text, at) => meanings[at]?.kind === "amount" || isMonth(text),
    ).length;
    const known = meanings.filter(Boolean).length + texts.filter(isMonth).length;
    const isTable = isAccount && amounts > 0 && known >= 2 && filled(cells) >= 2;
    if (isTable && known > (best?.count ?? 0)) best = { row, count: known };
  }
  return best && { row: best.row, texts: headingTexts(sheet, best.row) };
}

function filled(cells: readonly CellValue[]) {
  return cells.filter((cell) => textOf(cell)).length;
}

export function isByLetter(heading: string): boolean {
  return /^Column [A-Z]{1,3}$/.test(heading);
}

const ROWS_BELOW = 30;

/**
 * A heading that comes twice, or a month without a year, takes the merged one above with it; one
 * that is empty takes the one above as its own. What still comes twice is numbered.
 */
export function headingTexts({ rows }: PlainSheet, row: number): string[] {
  const below = rows.slice(row + 1, row + 1 + ROWS_BELOW);
  const width = Math.max(rows[row]?.length ?? 0, ...below.map(({ length }) => length));
  const own = withSerialDays(
    Array.from({ length: width }, (_, column) => textOf(rows[row]?.[column])),
  );
  const above = (rows[row - 1] ?? []).map(textOf);
  const isOver = above.some((text, column) => column > 0 && text !== "");
  const over = isOver ? merged(above) : [];
  const repeated = repeatedTexts(own);
  const texts = own.map((text, column) => {
    if (text === "") return isOver ? (above[column] ?? "") : "";
    const isUnclear = repeated.has(text) || isMonthWithoutYear(text);
    const higher = over[column] ?? over.at(-1) ?? "";
    return isUnclear && higher !== "" ? joined(higher, text) : text;
  });
  const isUsed = (column: number) => below.some((cells) => textOf(cells[column]) !== "");
  return numbered(
    texts.map((text, column) =>
      text === "" && isUsed(column) ? `Column ${columnName(column)}` : text,
    ),
  );
}

/** A day of Excel without its format, such as 46053; one by itself may be anything. */
function withSerialDays(texts: string[]): string[] {
  const days = texts.map((text) =>
    /^4\d{4}$/.test(text) ? dateText(Number(text), "date", false) : undefined,
  );
  const months = days.flatMap((day) => monthIn(day ?? "") ?? []);
  const isAcross =
    months.length > 1 && months.every((month, at) => month === (months[0] ?? 0) + at);
  return isAcross ? texts.map((text, column) => days[column] ?? text) : texts;
}

function repeatedTexts(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.has(text) || !seen.add(text)));
}

function numbered(texts: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return text !== "" && count > 1 ? `${text} ${count}` : text;
  });
}

/** A month goes before its year, anything else after what stands over it. */
function joined(over: string, text: string) {
  return isMonthWithoutYear(text)
    ? `${text} ${over.replace(/^\D*(?=\d{4}$)/, "")}`
    : `${over} ${text}`;
}

/** A merged cell has its text in its first column only. */
function merged(texts: readonly string[]): string[] {
  let last = "";
  return texts.map((text) => {
    last = text || last;
    return last;
  });
}
