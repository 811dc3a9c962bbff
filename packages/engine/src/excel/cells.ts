/** Cells, and how figures are shown: zero as a dash, a negative amount in brackets. */
import type { Line } from "#lines/line.ts";
import type { Cell, CellLook, Row } from "./workbook.ts";

/** What would be shown as zero is one: a remainder of 0.0000001 does not stand there as "(0)". */
export const WHOLE_AMOUNT = "[>=0.5]#,##0_);[<=-0.5](#,##0);-_)";
const AMOUNT_WITH_CENTS = "[>=0.005]#,##0.00_);[<=-0.005](#,##0.00);-_)";
/** A figure below this and with cents is a price, and cents are what it is about. */
const PRICE_MAX = 1000;

/** Chosen for the whole row, so that its figures stand under each other. */
export function numberFormatOf({ unit, section }: Line, figures: Float64Array): string {
  const isWhole = figures.every(Number.isInteger);
  switch (unit) {
    case "currency":
      return isWhole || largestOf(figures) >= PRICE_MAX ? WHOLE_AMOUNT : AMOUNT_WITH_CENTS;
    case "count":
      if (section === "calendar") return "0";
      return isWhole ? "#,##0_);-#,##0_);-_)" : "#,##0.00_);-#,##0.00_);-_)";
    case "days":
      return isWhole ? "#,##0_);-#,##0_);-_)" : "#,##0.0_);-#,##0.0_);-_)";
    case "percent":
      return "0.00%_);-0.00%_);-_)";
    case "rate":
      return "0.0000_);-0.0000_);-_)";
    case "flag":
      return "0_);-0_);-_)";
  }
}

/** A key figure is read, not calculated with. */
export const RATIO = "0.00_);-0.00_);-_)";

/** A checked figure shows its cents and less, and is red from half a cent on. */
export const CHECK_FORMAT =
  "[Red][>=0.005]#,##0.000000_);[Red][<=-0.005]-#,##0.000000_);0.000000_)";

export function largestOf(figures: Float64Array): number {
  return figures.reduce((most, figure) => Math.max(most, Math.abs(figure)), 0);
}

/** How a unit is written beside its line. */
export function unitText({ unit }: Line, currency: string): string {
  const words = { count: "number", percent: "%", days: "days", rate: "rate", flag: "0 or 1" };
  return unit === "currency" ? currency : words[unit];
}

export function textCell(value: string, look: CellLook): Cell {
  return { value, look };
}

export function textRow(look: CellLook, ...texts: string[]): Row {
  return { cells: texts.map((text) => (text === "" ? null : textCell(text, look))) };
}

export const EMPTY_ROW: Row = { cells: [] };
