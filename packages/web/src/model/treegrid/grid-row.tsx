// biome-ignore-all lint/a11y/useSemanticElements: rows and cells have places of their own, which those of a table cannot have
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import type { Table, TableRow } from "@app/engine/tables/table";
import { memo, useLayoutEffect, useRef } from "react";
import { type Marking, rowClass } from "#model/cell-look.ts";
import { FoldMark } from "#model/fold-mark.tsx";
import { NoteMark } from "#model/note-mark.tsx";
import type { TableStore } from "#model/table-store.ts";
import { classNames } from "#ui/class-names.ts";
import { placesOfSides } from "./grid-columns.ts";
import type { GridSize } from "./grid-size.ts";
import { createRowCells, type RowCells, type WhyClosed } from "./row-cells.ts";
import type { SideColumn, SideColumns } from "./side-columns.ts";

type GridRowProps = {
  store: TableStore;
  shape: Table;
  /** Its place in the table, and among the rows in view. */
  row: number;
  viewRow: number;
  /** Always the same list for the same columns. */
  drawn: readonly number[];
  sides: SideColumns;
  size: GridSize;
  gridId: string;
  isOpen: boolean;
  unitOf: ((row: TableRow) => string) | undefined;
  /** Whether it is spoken of elsewhere. */
  isShown: boolean;
  /** Why nothing is typed into a cell that takes input otherwise. */
  whyClosed: WhyClosed;
  marking: Marking | undefined;
  /** The columns of the row that are selected, and the one that is typed into. */
  left: number | undefined;
  right: number | undefined;
  activeColumn: number | undefined;
};

/**
 * A row of the grid. React makes the row and its name; its cells write themselves, now and whenever
 * the store has other figures, so that an edit renders nothing.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { store, shape, row, viewRow, drawn, sides, size, gridId, isOpen } = props;
  const { left, right, activeColumn, whyClosed, marking, unitOf, isShown } = props;
  const place = useRef<HTMLDivElement>(null);
  const cells = useRef<RowCells>(null);
  const own = shape.rows[row];
  const firstCell = 1 + sides.before.length;
  useLayoutEffect(() => {
    if (!place.current) return;
    cells.current ??= createRowCells(place.current);
    cells.current.place({
      ...{ table: store.table() ?? shape, row, viewRow, drawn, size, firstCell },
      ...{ left, right, activeColumn, whyClosed, marking },
      idOf: (column) => cellId(gridId, viewRow, column),
    });
  });
  useLayoutEffect(
    () =>
      store.subscribe(() => {
        const table = store.table();
        if (table) cells.current?.follow(table);
      }),
    [store],
  );
  if (!own) return null;
  const unit = unitOf?.(own);
  return (
    <div
      role="row"
      aria-rowindex={viewRow + 2}
      aria-level={own.level + 1}
      {...(own.isCollapsible && { "aria-expanded": isOpen })}
      className={classNames("grid-row", rowClass(own), isShown && "is-shown")}
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
        {unit && <span className="grid-unit">{` ${unit}`}</span>}
        {own.note !== undefined && <NoteMark />}
      </div>
      <Sides {...{ own, size }} place="before" columns={sides.before} first={2} />
      <div ref={place} role="presentation" className="grid-cells" />
      <Sides
        {...{ own, size }}
        place="after"
        columns={sides.after}
        first={firstCell + shape.columns.length + 1}
      />
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
