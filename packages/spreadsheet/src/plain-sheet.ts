/**
 * What a file holds as plain cells, whatever its format. Formulas are neither kept nor evaluated:
 * a cell has the result that was stored with its formula, and its place is remembered, so that
 * whoever reads can refuse it.
 */
export type CellValue = number | string | boolean | null;

export type PlainSheet = {
  name: string;
  isHidden: boolean;
  /** From A1 on, each as long as its last full cell. A date is `2026-06-30`, with `T13:45:00` if it has a time. */
  rows: CellValue[][];
  /** Cells like `B4` that held a formula; the value is `null` where no result was stored. */
  formulas: ReadonlySet<string>;
  /** Cells whose value is an error, `#REF!`. */
  errors: ReadonlySet<string>;
  /** The number behind each cell that was shown as a date. */
  dateNumbers: ReadonlyMap<string, number>;
};
