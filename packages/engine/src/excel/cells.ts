import type { Line } from "#lines/line.ts";
import type { Cell, CellLook, Row } from "./workbook.ts";

/** Zero reads as a dash, a negative figure stands in brackets. */
const FORMATS: Record<Line["unit"], string> = {
  currency: "#,##0;(#,##0);-",
  count: "#,##0.##;-#,##0.##;-",
  percent: "0.0%;-0.0%;-",
  days: "#,##0;-#,##0;-",
  rate: "0.0000;-0.0000;-",
  flag: "0;-0;-",
};

export function numberFormatOf(line: Line): string {
  return FORMATS[line.unit];
}

/** A checked figure must show its cents and less. */
export const CHECK_FORMAT = "#,##0.000000;-#,##0.000000;0";

export function textCell(value: string, look: CellLook): Cell {
  return { value, look };
}

export function textRow(look: CellLook, ...texts: string[]): Row {
  return { cells: texts.map((text) => (text === "" ? null : textCell(text, look))) };
}

export const EMPTY_ROW: Row = { cells: [] };
