/** Texts that a page puts beside the figures of a grid, the most wanted first: evidence, then notes. */
import type { TableRow } from "@app/engine/tables/table";
import type { ReactNode } from "react";

export type SideColumn = {
  key: string;
  label: string;
  /** In pixels. */
  width: number;
  place: "before" | "after";
  /** A row without a line is a heading. */
  cell: (row: TableRow) => ReactNode;
};

export type SideColumns = { before: readonly SideColumn[]; after: readonly SideColumn[] };

/** So many columns of figures are seen before there is room for texts. */
const FIGURES_SEEN = 8;

/** `room` is what names leave: the last of the texts give way until enough figures are seen. */
export function sidesThatFit(
  columns: readonly SideColumn[],
  { room, column, count }: { room: number; column: number; count: number },
): SideColumns {
  let left = room - Math.min(count, FIGURES_SEEN) * column;
  const fitting = columns.filter(({ width }) => {
    left -= width;
    return left >= 0;
  });
  const at = (place: SideColumn["place"]) => fitting.filter((each) => each.place === place);
  return { before: at("before"), after: at("after") };
}

/** Where each of them stays, counted from its edge of the grid. */
export function offsetsFrom(start: number, columns: readonly SideColumn[]): number[] {
  return columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, { width }) => sum + width, start),
  );
}
