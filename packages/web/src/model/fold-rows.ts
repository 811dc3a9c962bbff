/** Which rows of a table are in view: folded ones stay where they are and can be opened again. */
import type { TableRow } from "@app/engine/tables/table";

export type Folding = {
  folded: ReadonlySet<string>;
  /** Rows without a figure in any column are folded away, and counted. */
  isZeroFolded: boolean;
};

/** The places of the rows in view among all of them. */
export function rowsInView(
  rows: readonly TableRow[],
  { folded, isZeroFolded }: Folding,
): readonly number[] {
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const isAway = (row: TableRow): boolean => isZeroFolded && isFoldableZero(row);
  const isFolded = (parent: string | undefined): boolean => {
    const above = parent === undefined ? undefined : rowOf.get(parent);
    return (
      above !== undefined && (folded.has(above.key) || isAway(above) || isFolded(above.parent))
    );
  };
  return [...rows.keys()].filter((index) => {
    const row = rows[index];
    return row && !isFolded(row.parent) && !isAway(row);
  });
}

export function zeroRowCount(rows: readonly TableRow[]): number {
  return rows.filter(isFoldableZero).length;
}

/** A total of zero is still said, and what takes input waits for it. */
function isFoldableZero({ isZero, kind, input }: TableRow): boolean {
  return isZero && kind === "line" && !input;
}

export function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** "Show 3 rows of zeros": the one row that stands for them. */
export function zeroRowsText(count: number, isFolded: boolean): string {
  return `${isFolded ? "Show" : "Fold"} ${count} ${count === 1 ? "row" : "rows"} of zeros`;
}
