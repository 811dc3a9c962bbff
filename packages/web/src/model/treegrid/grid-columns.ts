/** Which columns of a row are drawn, and where each of them stands. */
import type { CSSProperties } from "react";
import type { GridSize } from "./grid-size.ts";
import type { Window } from "./grid-window.ts";
import { offsetsFrom, type SideColumn } from "./side-columns.ts";

/** Those in the window, then those that stay in view at the right. */
export function drawnColumns({ first, last }: Window, count: number, pinnedCount: number) {
  const firstPinned = count - pinnedCount;
  const drawn: number[] = [];
  for (let column = first; column <= Math.min(last, firstPinned - 1); column++) drawn.push(column);
  for (let column = firstPinned; column < count; column++) drawn.push(column);
  return drawn;
}

export function isPinned(column: number, count: number, { pinnedCount }: GridSize): boolean {
  return column >= count - pinnedCount;
}

/** A pinned column is held at the right edge of what scrolls, the others have their place in the row. */
export function placeOfColumn(column: number, count: number, size: GridSize): CSSProperties {
  const { column: width, left, right } = size;
  if (!isPinned(column, count, size)) return { left: left + column * width, width };
  const isFirst = column === count - size.pinnedCount;
  return {
    ...{ right: right + (count - 1 - column) * width, width },
    ...(isFirst && { marginLeft: "auto" }),
  };
}

export function placesOfSides(
  columns: readonly SideColumn[],
  size: GridSize,
  place: SideColumn["place"],
): CSSProperties[] {
  const isBefore = place === "before";
  if (isBefore)
    return offsetsFrom(size.name, columns).map((left, index) => ({
      ...{ left, width: columns[index]?.width },
    }));
  const ends = offsetsFrom(0, columns.toReversed()).toReversed();
  return columns.map(({ width }, index) => ({
    ...{ right: ends[index], width },
    ...(index === 0 && size.pinnedCount === 0 && { marginLeft: "auto" }),
  }));
}
