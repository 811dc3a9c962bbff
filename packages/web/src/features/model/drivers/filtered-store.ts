/** Some rows of a table that changes: whoever shows it sees a table like any other. */
import type { Table } from "@app/engine/tables/table";
import type { TableStore } from "#model/table-store.ts";

/** `keys` are the rows that stay; all of them when undefined. */
export function filteredStore(
  source: TableStore,
  keys: ReadonlySet<string> | undefined,
): TableStore {
  if (!keys) return source;
  const known = new WeakMap<Table, Table>();
  const filtered = (table: Table | undefined) => {
    if (!table) return undefined;
    const made = known.get(table) ?? withRows(table, keys);
    known.set(table, made);
    return made;
  };
  return {
    ...source,
    table: () => filtered(source.table()),
    shape: () => filtered(source.shape()),
  };
}

function withRows(table: Table, keys: ReadonlySet<string>): Table {
  const kept = [...table.rows.keys()].filter((row) => keys.has(table.rows[row]?.key ?? ""));
  const count = table.columns.length;
  const cells = <Cell>(all: readonly Cell[]) =>
    kept.flatMap((row) => all.slice(row * count, (row + 1) * count));
  const placeOf = new Map(kept.map((row, index) => [row, index]));
  return {
    ...table,
    rows: kept.flatMap((row) => table.rows[row] ?? []),
    figures: cells(table.figures),
    shown: cells(table.shown),
    marks: table.marks.flatMap((mark) => {
      const row = placeOf.get(mark.row);
      return row === undefined ? [] : [{ ...mark, row }];
    }),
  };
}
