// biome-ignore-all lint/a11y/useSemanticElements: rows and cells have places of their own, which those of a table cannot have
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { canEditCell, type Table } from "@app/engine/tables/table";
import { textAt } from "@app/engine/tables/table-text";
import { memo, useLayoutEffect, useRef } from "react";
import { cellClass, columnClass, marksAt, rowClass } from "#model/cell-look.ts";
import { FoldMark } from "#model/fold-mark.tsx";
import { NoteMark } from "#model/note-mark.tsx";
import type { TableStore } from "#model/table-store.ts";
import { classNames } from "#ui/class-names.ts";
import type { GridSize } from "./grid-size.ts";
import type { Window } from "./grid-window.ts";

type WhyClosed = (row: number, column: number) => string | undefined;

type GridRowProps = {
  store: TableStore;
  shape: Table;
  /** Its place in the table, and among the rows in view. */
  row: number;
  viewRow: number;
  columns: Window;
  size: GridSize;
  gridId: string;
  isOpen: boolean;
  /** Why nothing is typed into a cell that takes input otherwise. */
  whyClosed: WhyClosed;
  /** The columns of the row that are selected. */
  left: number | undefined;
  right: number | undefined;
};

/**
 * A row of the grid. React makes its cells; what stands in them is written by the row itself, now
 * and whenever the store has other figures, so that an edit renders nothing.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { store, shape, row, viewRow, columns, size, gridId, isOpen, left, right, whyClosed } =
    props;
  const element = useRef<HTMLDivElement>(null);
  const own = shape.rows[row];
  useLayoutEffect(() => {
    const write = (isRendered: boolean) => {
      const table = store.table();
      if (element.current && table)
        writeCells(element.current, { table, row, whyClosed, isRendered }, columns.first);
    };
    write(true);
    return store.subscribe(() => write(false));
  });
  if (!own) return null;
  const indices = Array.from(
    { length: columns.last - columns.first + 1 },
    (_, index) => columns.first + index,
  );
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={viewRow + 2}
      aria-level={own.level + 1}
      {...(own.isCollapsible && { "aria-expanded": isOpen })}
      className={classNames("grid-row", rowClass(own))}
      style={{ top: size.head + viewRow * size.row, height: size.row }}
    >
      <div
        role="rowheader"
        id={cellId(gridId, viewRow, -1)}
        aria-colindex={1}
        data-cell={`${viewRow} -1`}
        title={own.note === undefined ? own.label : `${own.label}: ${own.note}`}
        aria-description={own.note}
        className="grid-name"
        style={{ width: size.name }}
      >
        {own.isCollapsible ? (
          <FoldMark isOpen={isOpen} />
        ) : (
          <span className="fold-gap" aria-hidden="true" />
        )}
        <span className="grid-label">{own.label}</span>
        {own.note !== undefined && <NoteMark />}
      </div>
      {indices.map((column) => (
        <div
          key={column}
          role="gridcell"
          id={cellId(gridId, viewRow, column)}
          aria-colindex={column + 2}
          aria-selected={left !== undefined && column >= left && column <= (right ?? left)}
          data-cell={`${viewRow} ${column}`}
          style={{ left: size.name + column * size.column, width: size.column }}
        />
      ))}
    </div>
  );
});

export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}-${row}-${column}`;
}

type Written = { table: Table; row: number; whyClosed: WhyClosed; isRendered: boolean };

/** The name comes first; only what differs is touched, unless the row was rendered for another reason. */
function writeCells(element: HTMLElement, written: Written, firstColumn: number) {
  const { table, row, isRendered } = written;
  const own = table.rows[row];
  if (!own) return;
  for (let index = 1; index < element.children.length; index++) {
    const cell = element.children[index] as HTMLElement;
    const column = firstColumn + index - 1;
    const isHeading = own.line === undefined;
    const text = isHeading ? "" : textAt(table, row, column);
    const look = isHeading
      ? `figure ${columnClass(table.columns, column)}`
      : cellClass(table, row, column);
    if (cell.textContent !== text) cell.textContent = text;
    if (isRendered || cell.className !== look) writeLook(cell, written, column, look);
  }
}

function writeLook(cell: HTMLElement, written: Written, column: number, look: string) {
  const { table, row, whyClosed } = written;
  cell.className = look;
  const isOpen = canEditCell(table, row, column) && whyClosed(row, column) === undefined;
  cell.setAttribute("aria-readonly", String(!isOpen));
  const notes = marksAt(table, row, column).map(({ text }) => text);
  if (notes.length > 0) cell.title = notes.join(", ");
  else cell.removeAttribute("title");
}
