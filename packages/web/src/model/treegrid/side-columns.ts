/** Texts that a page puts beside the figures of a grid: evidence before them, notes after. */
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

/** There is no room for them on a phone. */
export function sidesOf(columns: readonly SideColumn[], isPhone: boolean): SideColumns {
  const at = (place: SideColumn["place"]) =>
    isPhone ? [] : columns.filter((column) => column.place === place);
  return { before: at("before"), after: at("after") };
}

/** Where each of them stays, counted from its edge of the grid. */
export function offsetsFrom(start: number, columns: readonly SideColumn[]): number[] {
  return columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, { width }) => sum + width, start),
  );
}
