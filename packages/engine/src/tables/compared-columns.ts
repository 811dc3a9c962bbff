/**
 * Which column each is compared with: figures that are equal in both are shown alike, as far as each
 * column still adds up. The same figures standing twice in a table are shown alike in both places.
 */
import type { ColumnPlan } from "./columns.ts";

type Compared = { column: number; with: number | undefined };

/** Columns after those they are compared with. */
export function comparedColumns(columns: readonly ColumnPlan[]): Compared[] {
  const withs = comparedWith(columns);
  const begun = new Set<number>();
  const ordered: Compared[] = [];
  const take = (column: number) => {
    if (begun.has(column)) return;
    begun.add(column);
    const other = withs[column];
    if (other !== undefined) take(other);
    ordered.push({ column, with: other });
  };
  for (const column of columns.keys()) take(column);
  return ordered;
}

function comparedWith(columns: readonly ColumnPlan[]): (number | undefined)[] {
  const withs = new Array<number | undefined>(columns.length).fill(undefined);
  for (const { column } of columns)
    if (column.between && column.emptyBecause === undefined)
      withs[column.between[0]] = column.between[1];
  const seen = new Map<string, number>();
  columns.forEach(({ column: { role, case: own, from, to } }, index) => {
    if (role !== "figure" || from < 0) return;
    const key = `${from}-${to} ${own}`;
    const twin = seen.get(key);
    if (twin === undefined) seen.set(key, index);
    else withs[index] = twin;
  });
  return withs;
}
