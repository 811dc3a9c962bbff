/**
 * What was changed in a workbook, held against the model as it is now: a change is taken where its line
 * and its periods are still there. Where the figure has changed here since, a person decides.
 */
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument, Override } from "@app/engine/model/document";
import { cellIndex, type Table } from "@app/engine/tables/table";
import type { Structure } from "@app/engine/worker/structure";
import type { ShownChange } from "#model/changed-figures-table.tsx";
import { type CellChange, cellEdits } from "#model/treegrid/cell-edits.ts";

export type BroughtChange = ShownChange & {
  /** Periods of the model as it is, from and to inclusive; undefined where it cannot be taken. */
  at: { from: number; to: number } | undefined;
  /** What stands in the model now, where it is no longer what the workbook had. */
  now?: number;
};

export const keyOf = ({ line, from }: ShownChange) => `${line} ${from}`;

/** `table` has the base's figures of the changed lines in every period. */
export function broughtChanges(
  changes: readonly ShownChange[],
  { periods, lines, timeline }: Structure,
  table: Table,
): BroughtChange[] {
  const place = new Map(periods.map(({ label }, period) => [label, period]));
  const open = new Set(lines.filter(({ canOverride }) => canOverride).map(({ id }) => id));
  return changes.map((change) => {
    const [from, to] = [place.get(change.from), place.get(change.to)];
    const isThere = open.has(change.line) && from !== undefined && to !== undefined;
    if (!isThere || from > to || from < timeline.actualCount) return { ...change, at: undefined };
    const now = figureAt(table, change.line, from);
    const isSame = change.before !== null && isNear(now, change.before);
    return { ...change, at: { from, to }, ...(!isSame && { now }) };
  });
}

/** A workbook keeps fifteen digits. */
function isNear(one: number, other: number) {
  return Math.abs(one - other) <= Math.max(Math.abs(one), Math.abs(other), 1) * 1e-12;
}

function figureAt(table: Table, line: string, period: number): number {
  const row = table.rows.findIndex((each) => each.line === line);
  const column = table.columns.findIndex(({ from }) => from === period);
  const sign = table.rows[row]?.sign ?? 1;
  return (table.figures[cellIndex(table, row, column)] ?? Number.NaN) * sign;
}

export function broughtOverrides(changes: readonly BroughtChange[]): Override[] {
  return changes.flatMap(({ line, after, at }) => (at ? [{ line, value: after, ...at }] : []));
}

/** As if each figure had been typed into its cell. */
export function baseEdits(
  document: ModelDocument,
  table: Table,
  changes: readonly BroughtChange[],
): Edit[] {
  const cells = changes.flatMap(({ line, after, at }): CellChange[] => {
    const row = table.rows.findIndex((each) => each.line === line);
    const sign = table.rows[row]?.sign ?? 1;
    if (!at || row < 0) return [];
    return table.columns.flatMap(({ from }, column) =>
      from >= at.from && from <= at.to ? [{ row, column, value: after * sign }] : [],
    );
  });
  return cellEdits(document, table, cells).edits;
}
