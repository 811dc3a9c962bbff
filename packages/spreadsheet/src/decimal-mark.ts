/**
 * Whether the amounts of a text file are written 1,234.50 or 1.234,50. `1,234` alone can be either
 * and says nothing; `1,5`, `12,50`, `1.234,5` and `1.234.567` can only be one. When the cells do
 * not agree nearly all, nothing is said: a wrong guess is off by a factor of a thousand.
 */
export type DecimalMark = "." | ",";

const AGREEMENT = 0.95;
const AMOUNT_LENGTH_MAX = 40;

export function findDecimalMark(rows: readonly (readonly string[])[]): DecimalMark | undefined {
  let points = 0;
  let commas = 0;
  for (const row of rows) {
    for (const cell of row) {
      const mark = markOf(cell);
      if (mark === ".") points++;
      if (mark === ",") commas++;
    }
  }
  if (points + commas === 0) return undefined;
  if (points / (points + commas) >= AGREEMENT) return ".";
  return commas / (points + commas) >= AGREEMENT ? "," : undefined;
}

const withComma = amountWritten(",", "\\.");
const withPoint = amountWritten("\\.", ",");

/** Decimals that cannot be thousands, thousands with decimals, or thousands twice over. */
function amountWritten(mark: string, group: string) {
  const decimals = `\\d+${mark}(?:\\d{1,2}|\\d{4,})|0${mark}\\d+|\\d{4,}${mark}\\d+`;
  const grouped = `\\d{1,3}(?:${group}\\d{3})+${mark}\\d+|\\d{1,3}(?:${group}\\d{3}){2,}`;
  return new RegExp(`^(?:${decimals}|${grouped})$`);
}

function markOf(cell: string): DecimalMark | undefined {
  if (cell.length > AMOUNT_LENGTH_MAX || !/[.,]/.test(cell)) return undefined;
  const amount = cell.replace(/[\s'’()$€£+-]/g, "");
  if (withComma.test(amount)) return ",";
  return withPoint.test(amount) ? "." : undefined;
}
