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
  const parentOf = new Map(rows.map(({ key, parent }) => [key, parent]));
  const isFolded = (parent: string | undefined): boolean =>
    parent !== undefined && (folded.has(parent) || isFolded(parentOf.get(parent)));
  return [...rows.keys()].filter((index) => {
    const row = rows[index];
    return row && !isFolded(row.parent) && !(isZeroFolded && isFoldableZero(row));
  });
}

export function zeroRowCount(rows: readonly TableRow[]): number {
  return rows.filter(isFoldableZero).length;
}

/** A total of zero is still said. */
function isFoldableZero({ isZero, kind }: TableRow): boolean {
  return isZero && kind === "line";
}

export function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
}
