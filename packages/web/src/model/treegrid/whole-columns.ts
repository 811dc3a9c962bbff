/** Which columns are seen whole: a figure that is cut at an edge reads as another one. */
import type { TableColumn } from "@app/engine/tables/table";
import type { GridSize } from "./grid-size.ts";

/** What scrolls between the names and what stays in view at the right. */
export type Across = {
  /** How far it is scrolled. */
  offset: number;
  /** How much of it is seen. */
  room: number;
  size: number;
  count: number;
};

export function acrossOf(
  { scrollLeft, clientWidth }: Pick<HTMLElement, "scrollLeft" | "clientWidth">,
  { left, right, pinnedCount, column }: GridSize,
  columnCount: number,
): Across {
  return {
    offset: scrollLeft,
    room: clientWidth - left - right - pinnedCount * column,
    size: column,
    count: columnCount - pinnedCount,
  };
}

/** How much is seen of a column that is cut at either end, in px. */
export function cutColumns({ offset, room, size, count }: Across): [before: number, after: number] {
  // Where not even one has room, a part of it is better than nothing.
  if (room < size) return [0, 0];
  const end = offset + room;
  return [
    isWhole(offset, size) ? 0 : size - (offset % size),
    isWhole(end, size) || end >= count * size ? 0 : end % size,
  ];
}

/**
 * Where a scroll that ended between two columns comes to rest. It goes on the way it went: a turn of the
 * wheel that leads back to where it began would seem to do nothing.
 */
export function restOf({ offset, room, size, count }: Across, begunAt: number): number {
  const most = Math.max(count * size - room, 0);
  if (offset <= 0 || offset >= most - 1 || isWhole(offset, size)) return offset;
  const at = offset / size;
  const next =
    offset > begunAt ? Math.ceil(at - LEAST_OF_A_COLUMN) : Math.floor(at + LEAST_OF_A_COLUMN);
  return Math.min(next * size, most);
}

/** Whoever moves less than this of a column meant none. */
const LEAST_OF_A_COLUMN = 0.2;

/** Zoomed pages are scrolled by parts of a pixel. */
function isWhole(offset: number, size: number): boolean {
  const over = offset % size;
  return over < 1 || over > size - 1;
}

/**
 * The column a grid opens at: the last actual and the first forecast are seen, with what led there where it has
 * room, and the forecast where only one has it. A comparison is read from its first column on.
 */
export function openingColumn(columns: readonly TableColumn[], fittingCount: number): number {
  if (columns.some(({ between }) => between)) return 0;
  const seenCount = Math.max(fittingCount, 1);
  const forecast = columns.findIndex(({ standing }) => standing !== "actual");
  const first = forecast < 0 ? columns.length : forecast;
  if (first < seenCount) return 0;
  const last = columns[first - 1];
  // Cases that stand side by side in one period stay together.
  const actual = columns.findIndex(({ from, to }) => from === last?.from && to === last?.to);
  const led = Math.max(Math.floor(seenCount / 3) - 1, 0);
  const opening = Math.max(actual - led, first - seenCount + 1);
  return Math.max(Math.min(opening, columns.length - seenCount), 0);
}
