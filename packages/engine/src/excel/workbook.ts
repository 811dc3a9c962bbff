/**
 * A workbook as a plain value: what a spreadsheet file will hold, without knowing any file format.
 * Formulas are A1 text without the leading "="; `value` is what the formula gave when the
 * workbook was made, so that a viewer that does not calculate shows the right figures.
 */
export type Workbook = {
  title: string;
  sheets: Sheet[];
  /** Names for ranges, `Drivers!$E$4:$AN$4`. */
  names: { name: string; refersTo: string }[];
};

export type Sheet = {
  name: string;
  /** Out of sight until somebody asks for it. */
  isHidden?: true;
  /** Widths in characters, from column A. */
  columnWidths: number[];
  /** Columns folded away behind a plus sign; nothing is hidden for good. */
  foldedColumns?: { first: number; count: number };
  /** Rows and columns that stay in view, and that every printed page repeats. */
  frozen: { rows: number; columns: number };
  rows: Row[];
};

/** Cells from column A on; `null` is an empty cell. */
export type Row = { cells: (Cell | null)[]; outlineLevel?: number };

export type Cell = {
  value: number | string | boolean;
  formula?: string;
  look: CellLook;
  /** An Excel number format, "#,##0;(#,##0);-". */
  numberFormat?: string;
  /** Steps in from the margin. */
  indent?: number;
  /** The whole numbers that may be typed here, from and to inclusive. */
  choices?: { from: number; to: number };
};

/** What a cell is, and so what it looks like: inputs are blue on cream, totals have a rule above. */
export type CellLook =
  | "title"
  | "heading"
  | "period"
  | "label"
  | "note"
  | "input"
  | "calculation"
  | "subtotal"
  | "total"
  | "check";
