/**
 * The cells of a row, made and written without React: there are hundreds in view, each scroll brings
 * others and each edit moves many. Only what differs is touched; a cell that leaves at one side comes
 * back at the other.
 */
import { canEditCell, cellIndex, type Table } from "@app/engine/tables/table";
import { textAt } from "@app/engine/tables/table-text";
import { cellClass, columnClass, type Marking, marksAt } from "#model/cell-look.ts";
import { isPinned } from "./grid-columns.ts";
import type { GridSize } from "./grid-size.ts";
import { tint, untint } from "./tint.ts";

export type WhyClosed = (row: number, column: number) => string | undefined;

/** Which cells there are, where they stand and which of them are selected. */
export type CellsInRow = {
  table: Table;
  /** Its place in the table, and among the rows in view. */
  row: number;
  viewRow: number;
  drawn: readonly number[];
  size: GridSize;
  /** Cells before the first figure: the name and the texts beside it. */
  firstCell: number;
  /** The columns that are selected, and the one that is typed into. */
  left: number | undefined;
  right: number | undefined;
  activeColumn: number | undefined;
  /** What the grid calls its active cell. */
  idOf: (column: number) => string;
  whyClosed: WhyClosed;
  marking: Marking | undefined;
};

type Cell = { node: HTMLElement; text: Text; column: number; look: string };

export type RowCells = {
  /** After every render of the row. */
  place: (next: CellsInRow) => void;
  /** Other figures in the same cells: those that changed are tinted for a moment. */
  follow: (table: Table) => void;
};

export function createRowCells(parent: HTMLElement): RowCells {
  let cells: Cell[] = [];
  let shown: CellsInRow | undefined;
  return {
    place: (next) => {
      const before = shown;
      shown = next;
      const isArranged = before?.drawn === next.drawn;
      if (!isArranged) cells = arranged(cells, next.drawn);
      const hasSame = (...keys: (keyof CellsInRow)[]) =>
        before !== undefined && keys.every((key) => before[key] === next[key]);
      const isPlaced = hasSame("size", "viewRow", "firstCell");
      const isWritten = hasSame("table", "row", "whyClosed", "marking");
      const isSelected = isPlaced && hasSame("left", "right", "activeColumn");
      for (const [index, cell] of cells.entries()) {
        const isNew = cell.look === "";
        writeMargin(cell, index, next);
        if (isNew || !isPlaced) writePlace(cell, next);
        if (isNew || !isWritten) writeFigure(cell, next, true);
        if (isNew || !isSelected) writeSelection(cell, next);
      }
      // Written before they are in the page, which would look at each change of them.
      if (!isArranged) insert(parent, cells);
    },
    follow: (table) => {
      if (!shown || shown.table === table) return;
      const [before, next] = [shown, { ...shown, table }];
      shown = next;
      for (const cell of cells)
        if (isOther(before.table, table, next.row, cell.column) && writeFigure(cell, next, false))
          tint(cell.node);
    },
  };
}

/** Cells for these columns, in their order; a cell of a column that is no longer drawn is used again. */
function arranged(cells: readonly Cell[], drawn: readonly number[]): Cell[] {
  const wanted = new Set(drawn);
  const kept = new Map(cells.map((cell) => [cell.column, cell]));
  const free = cells.filter(({ column }) => !wanted.has(column));
  for (const { node } of free) node.remove();
  return drawn.map((column) => kept.get(column) ?? newCell(free.pop(), column));
}

/** What has its place already stays there. */
function insert(parent: HTMLElement, cells: readonly Cell[]) {
  let at = parent.firstChild;
  for (const { node } of cells) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
}

function newCell(free: Cell | undefined, column: number): Cell {
  if (free) {
    untint(free.node);
    return { ...free, column, look: "" };
  }
  const node = document.createElement("div");
  node.setAttribute("role", "gridcell");
  const text = document.createTextNode("");
  node.append(text);
  return { node, text, column, look: "" };
}

function writePlace({ node, column }: Cell, { table, viewRow, size, firstCell }: CellsInRow) {
  const count = table.columns.length;
  const isHeld = isPinned(column, count, size);
  node.style.right = isHeld ? `${size.right + (count - 1 - column) * size.column}px` : "";
  node.style.width = `${size.column}px`;
  node.toggleAttribute("data-pinned", isHeld);
  node.setAttribute("aria-colindex", String(column + firstCell + 1));
  node.dataset.cell = `${viewRow} ${column}`;
}

/**
 * Cells stand one after the other, which the browser paints faster than each at a place of its own;
 * the first leaves room for those that are not drawn.
 */
function writeMargin({ node, column }: Cell, index: number, { table, size }: CellsInRow) {
  const count = table.columns.length;
  const isFirstPinned = size.pinnedCount > 0 && column === count - size.pinnedCount;
  const margin = isFirstPinned ? "auto" : index === 0 ? `${column * size.column}px` : "";
  if (node.style.marginLeft !== margin) node.style.marginLeft = margin;
}

/** Whether its text is another than it was. */
function writeFigure(cell: Cell, shown: CellsInRow, isRendered: boolean): boolean {
  const { table, row, marking } = shown;
  const isHeading = table.rows[row]?.line === undefined;
  const text = isHeading ? "" : textAt(table, row, cell.column);
  const look = isHeading
    ? `figure ${columnClass(table.columns, cell.column)}`
    : cellClass(table, row, cell.column, marking);
  const isOtherText = cell.text.data !== text;
  if (isOtherText) cell.text.data = text;
  if (isRendered || cell.look !== look) writeLook(cell, shown, look);
  return isOtherText;
}

function writeLook(cell: Cell, { table, row, whyClosed }: CellsInRow, look: string) {
  const { node, column } = cell;
  if (cell.look !== look) node.className = look;
  cell.look = look;
  const isOpen = canEditCell(table, row, column) && whyClosed(row, column) === undefined;
  writeAttribute(node, "aria-readonly", String(!isOpen));
  const notes = marksAt(table, row, column).map(({ text }) => text);
  if (look.includes("is-marked-")) notes.push(look.includes("-up") ? "Favourable" : "Adverse");
  writeAttribute(node, "title", notes.length > 0 ? notes.join(", ") : null);
}

function writeSelection({ node, column }: Cell, shown: CellsInRow) {
  const { left, right = left, activeColumn, idOf } = shown;
  const isSelected = left !== undefined && column >= left && column <= (right ?? left);
  const isActive = column === activeColumn;
  writeAttribute(node, "aria-selected", String(isSelected));
  writeAttribute(node, "data-active", isActive ? "true" : null);
  // Only the active one is ever asked for by its name.
  writeAttribute(node, "id", isActive ? idOf(column) : null);
}

function writeAttribute(node: HTMLElement, name: string, value: string | null) {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** A row that is another value is written otherwise, and so is a cell with other marks. */
function isOther(before: Table, after: Table, row: number, column: number): boolean {
  if (before.rows[row] !== after.rows[row] || before.marks !== after.marks) return true;
  const cell = cellIndex(after, row, column);
  return before.shown[cell] !== after.shown[cell] || before.figures[cell] !== after.figures[cell];
}
