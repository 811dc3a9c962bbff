/**
 * In which order columns are filled, and what each is told from. Of columns that are compared one is
 * rounded by itself; the others are that one and the difference, which is rounded in its own right: so
 * a line that does not differ is shown alike, and no difference is made by rounding. The same figures
 * standing twice in a table are shown alike in both places.
 */
import type { ColumnPlan } from "./columns.ts";

export type Filling = {
  column: number;
  /** The column that it is told from, by what lies between them. */
  from?: number;
  /** For a column by itself: others whose equal figures it shows as they do, where it can. */
  alike: readonly number[];
};

/** Columns after those they are told from and alike to. */
export function fillOrder(columns: readonly ColumnPlan[]): Filling[] {
  const firstWith = new Map<string, number>();
  const besideOf = new Map(columns.map(({ beside }, column) => [beside, column]));
  return columns.flatMap((plan, column): Filling[] => {
    if (!plan.side || plan.column.from < 0) return [];
    const key = keyOf(plan);
    const twin = firstWith.get(key);
    if (twin === undefined) firstWith.set(key, column);
    const from = twin ?? plan.beside;
    if (from !== undefined) return [{ column, from, alike: [] }];
    // A year in a row of years, each less the one before, is not told from it: roundings would pile up.
    const other = columns[besideOf.get(column) ?? -1];
    const known = other && firstWith.get(keyOf(other));
    return [{ column, alike: known === undefined ? alikeTo(columns, column) : [known] }];
  });
}

function keyOf({ column }: ColumnPlan): string {
  return `${column.from}-${column.to} ${column.case}`;
}

/** A year is alike to its months, since a line with one entry is that entry; a month to the one before. */
function alikeTo(columns: readonly ColumnPlan[], index: number): number[] {
  const own = columns[index]?.column;
  if (!own) return [];
  const before = [...columns.keys()].slice(0, index).filter((each) => {
    const { role, case: other, from } = columns[each]?.column ?? own;
    return role === "figure" && other === own.case && from >= 0;
  });
  const within = before.filter((each) => {
    const { from, to } = columns[each]?.column ?? own;
    return from >= own.from && to <= own.to;
  });
  return within.length > 0 ? within : before.slice(-1);
}
