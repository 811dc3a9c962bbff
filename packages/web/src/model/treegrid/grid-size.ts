/** The sizes of a grid: every row is as high and every column as wide as the others. */
import { cellIndex, type Table } from "@app/engine/tables/table";
import { textAt } from "@app/engine/tables/table-text";

export type GridSize = { name: number; column: number; row: number; head: number };

const PHONE_WIDTH = 560;
const CHARACTER_WIDTH = 7.2;

export function gridSize(column: number, width: number): GridSize {
  const isPhone = width < PHONE_WIDTH;
  return {
    name: isPhone ? 150 : 280,
    column,
    row: isPhone ? 42 : 26,
    head: 44,
  };
}

/** As wide as the longest figure: of each row the largest and the least one, so that it is quick. */
export function columnWidth(table: Table): number {
  let longest = 8;
  for (let row = 0; row < table.rows.length; row++)
    for (const column of extremesOf(table, row))
      longest = Math.max(longest, textAt(table, row, column).length);
  return Math.round(longest * CHARACTER_WIDTH + 24);
}

function extremesOf(table: Table, row: number): [largest: number, least: number] {
  let [largest, least] = [0, 0];
  const at = (column: number) => table.shown[cellIndex(table, row, column)] ?? 0;
  for (let column = 1; column < table.columns.length; column++) {
    if (at(column) > at(largest)) largest = column;
    if (at(column) < at(least)) least = column;
  }
  return [largest, least];
}
