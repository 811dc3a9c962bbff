// biome-ignore-all lint/a11y/useSemanticElements: rows and cells have places of their own, which those of a table cannot have
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { canEditCell, type Table, type TableRow } from "@app/engine/tables/table";
import { textAt } from "@app/engine/tables/table-text";
import { memo, useLayoutEffect, useRef } from "react";
import { cellClass, columnClass, type Marking, marksAt, rowClass } from "#model/cell-look.ts";
import { FoldMark } from "#model/fold-mark.tsx";
import { NoteMark } from "#model/note-mark.tsx";
import type { TableStore } from "#model/table-store.ts";
import { classNames } from "#ui/class-names.ts";
import { drawnColumns, isPinned, placeOfColumn, placesOfSides } from "./grid-columns.ts";
import type { GridSize } from "./grid-size.ts";
import type { Window } from "./grid-window.ts";
import type { SideColumn, SideColumns } from "./side-columns.ts";
import { tint } from "./tint.ts";

type WhyClosed = (row: number, column: number) => string | undefined;

type GridRowProps = {
  store: TableStore;
  shape: Table;
  /** Its place in the table, and among the rows in view. */
  row: number;
  viewRow: number;
  columns: Window;
  sides: SideColumns;
  size: GridSize;
  gridId: string;
  isOpen: boolean;
  /** Why nothing is typed into a cell that takes input otherwise. */
  whyClosed: WhyClosed;
  marking: Marking | undefined;
  /** The columns of the row that are selected, and the one that is typed into. */
  left: number | undefined;
  right: number | undefined;
  activeColumn: number | undefined;
};

/**
 * A row of the grid. React makes its cells; what stands in them is written by the row itself, now
 * and whenever the store has other figures, so that an edit renders nothing.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { store, shape, row, viewRow, columns, sides, size, gridId, isOpen } = props;
  const { left, right, activeColumn, whyClosed, marking } = props;
  const element = useRef<HTMLDivElement>(null);
  const own = shape.rows[row];
  const count = shape.columns.length;
  const drawn = drawnColumns(columns, count, size.pinnedCount);
  const firstCell = 1 + sides.before.length;
  useLayoutEffect(() => {
    const write = (isRendered: boolean) => {
      const table = store.table();
      if (!element.current || !table) return;
      const { children } = element.current;
      const written = { table, row, whyClosed, marking, isRendered };
      for (let index = 0; index < drawn.length; index++)
        writeCell(children[firstCell + index] as HTMLElement, written, drawn[index] ?? 0);
    };
    write(true);
    return store.subscribe(() => write(false));
  });
  if (!own) return null;
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
      <Sides {...{ own, size }} place="before" columns={sides.before} first={2} />
      {drawn.map((column) => (
        <div
          key={column}
          role="gridcell"
          id={cellId(gridId, viewRow, column)}
          aria-colindex={column + firstCell + 1}
          aria-selected={left !== undefined && column >= left && column <= (right ?? left)}
          data-cell={`${viewRow} ${column}`}
          {...(column === activeColumn && { "data-active": true })}
          {...(isPinned(column, count, size) && { "data-pinned": true })}
          style={placeOfColumn(column, count, size)}
        />
      ))}
      <Sides {...{ own, size }} place="after" columns={sides.after} first={firstCell + count + 1} />
    </div>
  );
});

export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}-${row}-${column}`;
}

type SidesProps = {
  own: TableRow;
  columns: readonly SideColumn[];
  size: GridSize;
  place: SideColumn["place"];
  first: number;
};

function Sides({ own, columns, size, place, first }: SidesProps) {
  const places = placesOfSides(columns, size, place);
  return columns.map(({ key, cell }, index) => (
    <div
      key={key}
      role="gridcell"
      aria-colindex={first + index}
      className={`grid-side is-${place}`}
      style={places[index]}
    >
      {cell(own)}
    </div>
  ));
}

type Written = {
  table: Table;
  row: number;
  whyClosed: WhyClosed;
  marking: Marking | undefined;
  isRendered: boolean;
};

/** Only what differs is touched, unless the row was rendered for another reason. */
function writeCell(cell: HTMLElement, written: Written, column: number) {
  const { table, row, marking, isRendered } = written;
  const isHeading = table.rows[row]?.line === undefined;
  const text = isHeading ? "" : textAt(table, row, column);
  const look = isHeading
    ? `figure ${columnClass(table.columns, column)}`
    : cellClass(table, row, column, marking);
  const isOther = cell.textContent !== text;
  if (isOther) cell.textContent = text;
  if (isRendered || cell.className !== look) writeLook(cell, written, column, look);
  if (isOther && !isRendered) tint(cell);
}

function writeLook(cell: HTMLElement, written: Written, column: number, look: string) {
  const { table, row, whyClosed } = written;
  cell.className = look;
  const isOpen = canEditCell(table, row, column) && whyClosed(row, column) === undefined;
  cell.setAttribute("aria-readonly", String(!isOpen));
  const notes = marksAt(table, row, column).map(({ text }) => text);
  if (look.includes("is-marked-")) notes.push(look.includes("-up") ? "Favourable" : "Adverse");
  if (notes.length > 0) cell.title = notes.join(", ");
  else cell.removeAttribute("title");
}
