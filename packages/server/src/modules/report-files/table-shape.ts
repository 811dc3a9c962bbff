/** What of a table is written, and which of its columns stand side by side. */
import type { RenderedTable } from "@app/engine/reports/rendered-report";

export type Row = RenderedTable["rows"][number];

/** A total of zero is still said; lines of zeros are folded on the screen, too. */
export function shownRows({ rows }: RenderedTable) {
  return rows.filter(({ isZero, kind }) => !(isZero && kind === "line"));
}

/** Columns by their places, in as few groups as there is room for, with about as much in each. */
export function columnGroups(
  table: RenderedTable,
  widths: readonly number[],
  width: number,
): number[][] {
  const bundles = bundlesOf(table);
  for (let count = 1; count < bundles.length; count++) {
    const length = Math.ceil(bundles.length / count);
    const groups = Array.from({ length: count }, (_, at) =>
      bundles.slice(at * length, (at + 1) * length).flat(),
    ).filter((group) => group.length > 0);
    if (groups.every((group) => sumAt(group, widths) <= width)) return groups;
  }
  return bundles;
}

/** A difference stands beside the figure it is of. */
function bundlesOf({ columns }: RenderedTable): number[][] {
  const bundles: number[][] = [];
  for (const [at, { role }] of columns.entries()) {
    if (role === "figure" || bundles.length === 0) bundles.push([at]);
    else bundles.at(-1)?.push(at);
  }
  return bundles;
}

/** How wide a group of columns is. */
export function sumAt(group: readonly number[], widths: readonly number[]) {
  return group.reduce((total, at) => total + (widths[at] ?? 0), 0);
}

export function isTotal({ kind }: Row) {
  return kind === "total" || kind === "subtotal";
}

export function isStrong(row: Row) {
  return isTotal(row) || row.kind === "heading";
}

/** A difference that is bad news. */
export function isAdverse({ columns }: RenderedTable, { isGood }: Row, column: number) {
  return columns[column]?.role !== "figure" && isGood?.[column] === false;
}

/** What has happened stands on a ground of its own. */
export function isActual({ columns }: RenderedTable, column: number) {
  const { standing, role } = columns[column] ?? {};
  return standing === "actual" && role === "figure";
}

/** A heading is never the last on a page, and the last row of a table never the first. */
export function isBoundToNext(rows: readonly Row[], at: number) {
  return rows[at]?.kind === "heading" || at === rows.length - 2;
}
