/** What becomes of a table when only figures move: the cells that are others, and nothing else. */
import type { FilledTable } from "./fill-table.ts";
import type { Table } from "./table.ts";

/** In arrays that can change hands; what is empty is no number. */
export type TableChange = { cells: Uint32Array; figures: Float64Array; shown: Float64Array };

/** Undefined where more than figures is another: a row, a mark. */
export function changeBetween(before: FilledTable, after: FilledTable): TableChange | undefined {
  const isSameBesides =
    before.rows === after.rows &&
    before.marks === after.marks &&
    before.blockedBy === after.blockedBy;
  if (!isSameBesides) return undefined;
  const moved = new Uint32Array(after.figures.length);
  let count = 0;
  for (let cell = 0; cell < moved.length; cell++)
    if (isOther(before.figures, after.figures, cell) || isOther(before.shown, after.shown, cell))
      moved[count++] = cell;
  const cells = moved.slice(0, count);
  return { cells, figures: at(after.figures, cells), shown: at(after.shown, cells) };
}

function at(figures: Float64Array, cells: Uint32Array): Float64Array {
  const found = new Float64Array(cells.length);
  for (let index = 0; index < cells.length; index++)
    found[index] = figures[cells[index] as number] as number;
  return found;
}

/** Two that are no number are the same. */
function isOther(before: Float64Array, after: Float64Array, cell: number): boolean {
  const one = before[cell] as number;
  const other = after[cell] as number;
  return one !== other && !(Number.isNaN(one) && Number.isNaN(other));
}

/** All but the figures is the very same value as before, and the whole table where nothing moved. */
export function changedTable(before: Table, { cells, figures, shown }: TableChange): Table {
  if (cells.length === 0) return before;
  return {
    ...before,
    figures: withCells(before.figures, cells, figures),
    shown: withCells(before.shown, cells, shown),
  };
}

function withCells(before: Table["figures"], cells: Uint32Array, values: Float64Array) {
  const figures = before.slice();
  cells.forEach((cell, index) => {
    const value = values[index] as number;
    figures[cell] = Number.isNaN(value) ? null : value;
  });
  return figures;
}
