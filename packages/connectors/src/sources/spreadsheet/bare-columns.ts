/**
 * Names the columns of a table without headings by what stands in them. Amounts are only taken
 * for what their own arithmetic proves: one column that adds up to nothing, two that never stand
 * in one row and add up to the same, or an opening, two sides and the closing they lead to.
 */
import { columnName } from "@app/engine/excel/a1";
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import type { AmountSet, SheetAmounts } from "./column-sums.ts";
import { type Headings, textOf } from "./sheet-headings.ts";
import type { ColumnRole, SheetColumn } from "./sheet-mapping.ts";

const ROWS_MIN = 4;
const MOSTLY = 0.8;

export function bareHeadings({ rows }: PlainSheet): Headings {
  const width = Math.max(0, ...rows.slice(0, 200).map(({ length }) => length));
  return {
    row: -1,
    texts: Array.from({ length: width }, (_, column) => `Column ${columnName(column)}`),
  };
}

export function bareColumns(sheet: PlainSheet, amounts: SheetAmounts): SheetColumn[] | undefined {
  const { texts } = bareHeadings(sheet);
  const rows = sheet.rows
    .map((cells) => cells.map(textOf))
    .filter((cells) => cells.filter(Boolean).length >= 3);
  if (rows.length < ROWS_MIN) return undefined;
  const isMostly = (column: number, holds: (text: string) => boolean) => {
    const cells = rows.flatMap((each) => each[column] || []);
    return cells.length > 0 && cells.filter(holds).length >= MOSTLY * cells.length;
  };
  const indexes = texts.map((_, column) => column);
  const name = indexes.find((column) => isMostly(column, (text) => /\p{L}{3}/u.test(text)));
  if (name === undefined) return undefined;
  const code = indexes.find(
    (column) => column < name && isMostly(column, (text) => /^[\p{L}]{0,3}[\d./-]*\d$/u.test(text)),
  );
  const figures = indexes.filter((column) => column > name && isMostly(column, isFigure));
  const roles = rolesOf(figures, amounts);
  if (!roles) return undefined;
  const roleAt = new Map<number, ColumnRole>([
    [name, "name"],
    ...(code === undefined ? [] : [[code, "code"] as const]),
    ...roles,
  ]);
  return texts.map((heading, index) => {
    const role = roleAt.get(index);
    return role ? { index, heading, role } : { index, heading, role: "unread" };
  });
}

export const isFigure = (text: string) =>
  /^[(\-–$€£]?\s?[\d.,'’\s]*\d[)-]?(?:\s?(?:dr|cr|s|h))?$/i.test(text);

function rolesOf(
  [first, second, third, fourth, ...rest]: readonly number[],
  { rowCount, netAt }: SheetAmounts,
): [number, ColumnRole][] | undefined {
  const every = (holds: (row: number) => boolean) =>
    Array.from({ length: rowCount }, (_, row) => row).every(holds);
  const at = (row: number, column: number) => netAt(row, { net: column } satisfies AmountSet);
  const total = (column: number) =>
    Array.from({ length: rowCount }, (_, row) => at(row, column)).reduce(
      (sum, net) => sum + net,
      0n,
    );
  if (first === undefined || rest.length > 0) return undefined;
  if (second === undefined) return total(first) === 0n ? [[first, "amount"]] : undefined;
  if (third === undefined) {
    const isOneSided = every((row) => at(row, first) === 0n || at(row, second) === 0n);
    const isEven = total(first) === total(second);
    return isOneSided && isEven
      ? [
          [first, "debit"],
          [second, "credit"],
        ]
      : undefined;
  }
  if (fourth === undefined) {
    const rolls = every((row) => at(row, first) + at(row, second) === at(row, third));
    return rolls
      ? [
          [first, "opening"],
          [second, "amount"],
          [third, "closing"],
        ]
      : undefined;
  }
  const rolls = every(
    (row) => at(row, first) + at(row, second) - at(row, third) === at(row, fourth),
  );
  return rolls
    ? [
        [first, "opening"],
        [second, "debit"],
        [third, "credit"],
        [fourth, "closing"],
      ]
    : undefined;
}
