/** A table in parts that each fit on a page beside the names of its rows; all columns are in one of them. */
import { cellIndex, type Table, type TableColumn } from "@app/engine/tables/table";
import { headGroups, isComparing } from "#model/table-head.ts";

/** On paper of A4 or Letter, on its side. */
const COLUMNS_MOST = 13;

export function printedParts(table: Table): Table[] {
  // Drivers are no part of a statement, and stand under its lines on the screen alone.
  const rows = [...table.rows.keys()].filter((row) => !table.rows[row]?.input);
  return pagesOf(table).map((columns) => partOf(table, rows, columns));
}

/** Columns that are compared stay together. */
function pagesOf(table: Table): number[][] {
  const groups = isComparing(table)
    ? headGroups(table.columns)
    : table.columns.map((_, first) => ({ first, span: 1 }));
  const pages: number[][] = [[]];
  for (const { first, span } of groups) {
    const page = pages.at(-1) ?? [];
    const columns = Array.from({ length: span }, (_, index) => first + index);
    if (page.length > 0 && page.length + span > COLUMNS_MOST) pages.push(columns);
    else page.push(...columns);
  }
  return pages;
}

function partOf(table: Table, rows: readonly number[], columns: readonly number[]): Table {
  const pick = <Item>(all: readonly Item[]) =>
    rows.flatMap((row) => columns.map((column) => all[cellIndex(table, row, column)] as Item));
  return {
    ...table,
    rows: rows
      .flatMap((row) => table.rows[row] ?? [])
      .map((row) => ({ ...row, isCollapsible: false })),
    columns: columns.flatMap((column) => placedIn(columns, table.columns[column]) ?? []),
    figures: pick(table.figures),
    shown: pick(table.shown),
    marks: [],
  };
}

/** A difference names the columns it is between by where they stand, which is another place on this page. */
function placedIn(columns: readonly number[], column: TableColumn | undefined) {
  if (!column?.between) return column;
  const [own, other] = column.between.map((each) => columns.indexOf(each));
  return { ...column, between: [own ?? -1, other ?? -1] satisfies TableColumn["between"] };
}
