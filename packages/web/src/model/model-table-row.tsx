import type { Table } from "@app/engine/tables/table";
import { textAt } from "@app/engine/tables/table-text";
import { memo } from "react";
import { classNames } from "#ui/class-names.ts";
import { cellClass, columnClass, rowClass } from "./cell-look.ts";
import { type CellPlace, Figure } from "./figure.tsx";
import { FoldMark } from "./fold-mark.tsx";
import { NoteMark } from "./note-mark.tsx";

type RowProps = {
  table: Table;
  row: number;
  /** Everything of the row that is seen; a row whose signature stays is not rendered again. */
  signature: string;
  isOpen: boolean;
  tabColumn: number | undefined;
  onToggle: (key: string) => void;
  onWhy: ((place: CellPlace) => void) | undefined;
};

export const ModelTableRow = memo(RowView, isSameRow);

function RowView({ table, row, isOpen, tabColumn, onToggle, onWhy }: RowProps) {
  const own = table.rows[row];
  if (!own) return null;
  return (
    <tr className={rowClass(own)}>
      <th scope="row">
        {own.isCollapsible ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onToggle(own.key)}
            className="fold-button"
          >
            <FoldMark isOpen={isOpen} />
            {own.label}
          </button>
        ) : (
          <span className="fold-gap" title={own.note} aria-description={own.note}>
            {own.label}
            {own.note !== undefined && <NoteMark />}
          </span>
        )}
      </th>
      {table.columns.map((column, index) =>
        own.line === undefined ? (
          <td
            key={column.key}
            className={classNames("figure", columnClass(table.columns, index))}
          />
        ) : (
          <td key={column.key} className={cellClass(table, row, index)}>
            <Figure
              table={table}
              row={row}
              column={index}
              onWhy={onWhy}
              isTabStop={tabColumn === index}
            />
          </td>
        ),
      )}
    </tr>
  );
}

export function signatureOf(table: Table, row: number): string {
  const cells = table.columns.map(
    (column, index) => `${column.key} ${textAt(table, row, index)} ${cellClass(table, row, index)}`,
  );
  const { label, note } = table.rows[row] ?? {};
  return [label, note, ...cells].join("|");
}

function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.signature === after.signature &&
    before.row === after.row &&
    before.isOpen === after.isOpen &&
    before.tabColumn === after.tabColumn &&
    before.onWhy === after.onWhy
  );
}
