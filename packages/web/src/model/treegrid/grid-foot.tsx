import { formatFigure } from "@app/engine/tables/format-figure";
import { cellIndex, type Table } from "@app/engine/tables/table";
import type { ReactNode } from "react";
import type { TableStore } from "#model/table-store.ts";
import { useTable } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import type { Range } from "./grid-selection.ts";

type GridFootProps = {
  store: TableStore;
  /** The selected rows of the table. */
  rows: readonly number[];
  range: Range | undefined;
  /** What is said about the row one is in. */
  note: string | undefined;
  message: () => string;
  onWhy: (() => void) | undefined;
  /** What the last change did. */
  children?: ReactNode;
};

/** What is selected, as a spreadsheet says it, and what came of the last change. */
export function GridFoot(props: GridFootProps) {
  const { store, rows, range, note, message, onWhy, children } = props;
  const table = useTable(store);
  const figures = table && range ? selectedFigures(table, rows, range) : [];
  const format = table?.rows[rows[0] ?? -1]?.format;
  const sum = figures.reduce((total, figure) => total + figure, 0);
  return (
    <div className="grid-foot">
      {figures.length > 1 && format && (
        <p className="tabular">
          <b>{figures.length} cells</b> <span>Sum {formatFigure(sum, format)}</span>{" "}
          <span>Average {formatFigure(sum / figures.length, format)}</span>
        </p>
      )}
      {note && !message() && <p>{note}</p>}
      <p role="status" className="grow">
        {message()}
      </p>
      {children}
      {onWhy && range && (
        <Button size="sm" variant="quiet" onClick={onWhy}>
          Why?
        </Button>
      )}
    </div>
  );
}

/** None where rows of different kinds are selected: people and money do not add up. */
function selectedFigures(table: Table, rows: readonly number[], range: Range): number[] {
  const kinds = rows.map((row) => `${table.rows[row]?.format.style} ${table.rows[row]?.unit}`);
  if (new Set(kinds).size !== 1) return [];
  return rows.flatMap((row) => {
    const figures: number[] = [];
    for (let column = range.left; column <= range.right; column++) {
      const figure = table.figures[cellIndex(table, row, column)];
      if (typeof figure === "number") figures.push(figure);
    }
    return figures;
  });
}
