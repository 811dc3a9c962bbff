/** Where a person is in the grid, and where keys lead. Rows are counted among those in view. */
import type { KeyboardEvent } from "react";

/** Column −1 is the row's name. */
export type Cell = { row: number; column: number };

/** The active cell is typed into; the range reaches from the anchor to it. */
export type Selection = { anchor: Cell; active: Cell };

export type Range = { top: number; bottom: number; left: number; right: number };

export type Ground = {
  rowCount: number;
  columnCount: number;
  /** How many rows a page is. */
  pageRows: number;
  isEmpty: (cell: Cell) => boolean;
};

export type Press = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey">;

export function selectCell(cell: Cell): Selection {
  return { anchor: cell, active: cell };
}

export function rangeOf({ anchor, active }: Selection): Range {
  const columns = [Math.max(anchor.column, 0), Math.max(active.column, 0)];
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}

/** Undefined for a key that leads nowhere. With Shift the anchor stays. */
export function moveBy(selection: Selection, press: Press, ground: Ground): Selection | undefined {
  const { active, anchor } = selection;
  const target = targetOf(active, press, ground);
  if (!target) return undefined;
  const cell = within(target, ground);
  return press.shiftKey ? { anchor, active: cell } : selectCell(cell);
}

function targetOf(active: Cell, press: Press, ground: Ground): Cell | undefined {
  const { row, column } = active;
  const isFar = press.ctrlKey || press.metaKey;
  const step = STEPS[press.key];
  if (step) return isFar ? edgeOf(active, step, ground) : shifted(active, step);
  switch (press.key) {
    case "Home":
      return { row: isFar ? 0 : row, column: 0 };
    case "End":
      return { row: isFar ? ground.rowCount - 1 : row, column: ground.columnCount - 1 };
    case "PageUp":
      return { row: row - ground.pageRows, column };
    case "PageDown":
      return { row: row + ground.pageRows, column };
    default:
      return undefined;
  }
}

const STEPS: Record<string, Cell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** As in a spreadsheet: to the last figure of a block, or over a gap to the first of the next. */
function edgeOf(from: Cell, step: Cell, ground: Ground): Cell {
  const isOutside = (cell: Cell) =>
    cell.row < 0 ||
    cell.row >= ground.rowCount ||
    cell.column < Math.min(from.column, 0) ||
    cell.column >= ground.columnCount;
  const isInBlock = (cell: Cell) => !isOutside(cell) && !ground.isEmpty(cell);
  let cell = shifted(from, step);
  const isLeavingBlock = !isInBlock(from) || !isInBlock(cell);
  for (;;) {
    const next = shifted(cell, step);
    if (isOutside(next)) return cell;
    if (isLeavingBlock ? isInBlock(cell) : !isInBlock(next)) return cell;
    cell = next;
  }
}

function shifted({ row, column }: Cell, step: Cell): Cell {
  return { row: row + step.row, column: column + step.column };
}

export function within({ row, column }: Cell, { rowCount, columnCount }: Ground): Cell {
  return {
    row: Math.min(Math.max(row, 0), Math.max(rowCount - 1, 0)),
    column: Math.min(Math.max(column, -1), columnCount - 1),
  };
}

/** Row by row. */
export function cellsIn({ top, bottom, left, right }: Range): Cell[] {
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push({ row, column });
  return cells;
}
