import { formatFigure } from "@app/engine/tables/format-figure";
import { cellIndex, type Table } from "@app/engine/tables/table";
import { type ReactNode, useSyncExternalStore } from "react";
import type { TableStore } from "#model/table-store.ts";
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
  const { store, rows, range, note, onWhy, children } = props;
  // What is said, and not the table: most edits change nothing of it.
  const said = useSyncExternalStore(store.subscribe, () =>
    selectionWords(store.table(), rows, range),
  );
  const message = useSyncExternalStore(store.subscribe, props.message);
  const [count, sum, average] = said.split("\n");
  return (
    <div className="grid-foot">
      {said && (
        <p className="tabular">
          <b>{count}</b> <span>{sum}</span> <span>{average}</span>
        </p>
      )}
      {note && !message && <p>{note}</p>}
      <p role="status" className="grow">
        {message}
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

/** A line each for how many, their sum and their average; nothing about a figure alone. */
function selectionWords(
  table: Table | undefined,
  rows: readonly number[],
  range: Range | undefined,
): string {
  const figures = table && range ? selectedFigures(table, rows, range) : [];
  const format = table?.rows[rows[0] ?? -1]?.format;
  if (figures.length < 2 || !format) return "";
  const sum = figures.reduce((total, figure) => total + figure, 0);
  const average = formatFigure(sum / figures.length, format);
  return `${figures.length} cells\nSum ${formatFigure(sum, format)}\nAverage ${average}`;
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
