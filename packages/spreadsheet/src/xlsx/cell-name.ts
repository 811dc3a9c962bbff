/** Cells by name: `B4` is column 2, row 4. Both count from 1, as people count them. */
import { columnName } from "@app/engine/excel/a1";

export type Place = { row: number; column: number };

export function cellName(row: number, column: number) {
  return `${columnName(column - 1)}${row}`;
}

/** `undefined` for what is not a cell's name. */
export function placeOf(name: string): Place | undefined {
  let column = 0;
  let at = 0;
  for (; at < name.length; at++) {
    const letter = name.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  const digits = name.slice(at);
  const isName = at > 0 && at <= 3 && digits.length <= 7 && /^[1-9]\d*$/.test(digits);
  return isName ? { row: Number(digits), column } : undefined;
}

export type Area = { first: Place; last: Place };

/** `B4:D9`, or a single cell. */
export function areaOf(reference: string): Area | undefined {
  const [from = "", to = from] = reference.split(":");
  const first = placeOf(from);
  const last = placeOf(to);
  return first && last && { first, last };
}

export function isInside({ first, last }: Area, row: number, column: number) {
  return row >= first.row && row <= last.row && column >= first.column && column <= last.column;
}
