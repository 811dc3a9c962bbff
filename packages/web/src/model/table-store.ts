/**
 * A table that changes with every edit, outside React: who shows it subscribes and writes what
 * changed. `shape` stays the same value as long as only figures move, so that rows, heads and what
 * is said above them are rendered again only when there are others.
 */
import type { Table, TableColumn, TableRow } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";

export type TableStore = {
  read: TableRead;
  /** Undefined until the first figures are there. */
  table: () => Table | undefined;
  shape: () => Table | undefined;
  subscribe: (listener: () => void) => () => void;
  put: (table: Table) => void;
};

export function createTableStore(read: TableRead): TableStore {
  const listeners = new Set<() => void>();
  let table: Table | undefined;
  let shape: Table | undefined;
  return {
    read,
    table: () => table,
    shape: () => shape,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (next) => {
      if (next === table) return;
      const isAsBefore = table !== undefined && hasListsOf(table, next);
      if (!shape || !(isAsBefore || hasShapeOf(shape, next))) shape = next;
      table = next;
      for (const listener of listeners) listener();
    },
  };
}

/** After an edit of figures all else is the very same value, and nothing need be compared. */
function hasListsOf(before: Table, after: Table): boolean {
  return (
    before.scale === after.scale &&
    before.blockedBy === after.blockedBy &&
    before.columns === after.columns &&
    before.rows === after.rows
  );
}

function hasShapeOf(before: Table, after: Table): boolean {
  return (
    before.scale === after.scale &&
    isSameList(before.blockedBy, after.blockedBy, ({ place, message }) => `${place}|${message}`) &&
    isSameList(before.columns, after.columns, columnText) &&
    isSameList(before.rows, after.rows, rowText)
  );
}

function isSameList<Item>(
  before: readonly Item[],
  after: readonly Item[],
  textOf: (item: Item) => string,
): boolean {
  if (before === after) return true;
  if (before.length !== after.length) return false;
  return after.every((item, index) => textOf(item) === textOf(before[index] as Item));
}

function columnText({ key, label, caseName, standing }: TableColumn): string {
  return `${key}|${label}|${caseName}|${standing}`;
}

function rowText({ key, label, level, kind, isZero, parent, input, note }: TableRow): string {
  return `${key}|${label}|${level}|${kind}|${isZero}|${parent}|${input?.holds}|${note}`;
}
