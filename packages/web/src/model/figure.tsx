import { cellIndex, referencesAt, type Table } from "@app/engine/tables/table";
import { textAt } from "@app/engine/tables/table-text";
import { marksAt } from "./cell-look.ts";

export type CellPlace = { row: number; column: number };

type FigureProps = CellPlace & {
  table: Table;
  /** Opens "Why?"; a figure without it is only read. */
  onWhy?: ((place: CellPlace) => void) | undefined;
  /** The one figure of the table that the Tab key comes to. */
  isTabStop?: boolean;
};

/** One figure of a table with its text, and what there is to say about it. */
export function Figure({ table, row, column, onWhy, isTabStop = false }: FigureProps) {
  const text = textAt(table, row, column);
  const notes = marksAt(table, row, column).map((mark) => mark.text);
  const isKnown = table.shown[cellIndex(table, row, column)] !== null;
  const said = notes.length > 0 && <span className="sr-only">, {notes.join(", ")}</span>;
  if (!onWhy || !isKnown || referencesAt(table, row, column).length === 0)
    return (
      <>
        {text}
        {said}
      </>
    );
  return (
    <button
      type="button"
      data-printed
      className="figure-button"
      tabIndex={isTabStop ? 0 : -1}
      data-row={row}
      data-column={column}
      title={notes.join(", ") || undefined}
      onClick={() => onWhy({ row, column })}
    >
      {text}
      {said}
    </button>
  );
}
