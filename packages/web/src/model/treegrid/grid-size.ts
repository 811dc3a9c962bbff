/** The sizes of a grid: every row is as high and every column as wide as the others. */
import type { Table } from "@app/engine/tables/table";
import { textAt } from "@app/engine/tables/table-text";

export type GridSize = { name: number; column: number; row: number; head: number };

const PHONE_WIDTH = 560;
const CHARACTER_WIDTH = 7.2;

export function gridSize(table: Table, width: number): GridSize {
  const isPhone = width < PHONE_WIDTH;
  return {
    name: isPhone ? 150 : 280,
    column: columnWidth(table),
    row: isPhone ? 42 : 26,
    head: 44,
  };
}

function columnWidth(table: Table): number {
  let longest = 8;
  for (let row = 0; row < table.rows.length; row++)
    for (let column = 0; column < table.columns.length; column++)
      longest = Math.max(longest, textAt(table, row, column).length);
  return Math.round(longest * CHARACTER_WIDTH + 24);
}
