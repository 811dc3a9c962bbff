/** Which rows or columns of a size of their own are in view; the others are not drawn. */
export type Window = { first: number; last: number };

type Scroll = { offset: number; extent: number; size: number; count: number };

/**
 * Some more on either side, so that a scroll by a line shows nothing empty; and what is drawn goes on
 * by several at once, as each change of it is drawn anew. Rows are many and soon gone; a column more
 * is a cell more in all of them.
 */
type Margin = { spare: number; step: number };
export const ROWS_MORE: Margin = { spare: 6, step: 4 };
export const COLUMNS_MORE: Margin = { spare: 2, step: 2 };

/** Where nothing has been laid out (a test, a hidden tab) the first ones are drawn. */
const EXTENT_UNKNOWN = 800;

export function windowOf({ offset, extent, size, count }: Scroll, more: Margin): Window {
  const { spare, step } = more;
  const seen = Math.floor(Math.max(offset, 0) / size);
  const first = Math.floor((seen - spare) / step) * step;
  const seenCount = Math.ceil((extent > 0 ? extent : EXTENT_UNKNOWN) / size) + 1;
  // Both ends go on together, or there would be two changes in each step.
  const last = first + Math.ceil((seenCount + 2 * spare) / step + 1) * step;
  return { first: Math.max(first, 0), last: Math.min(last, count - 1) };
}

/** How far to scroll so that an item is in view; where it is already, nowhere. */
export function scrolledTo(index: number, { offset, extent, size }: Scroll): number {
  const start = index * size;
  if (extent <= 0) return offset;
  if (start < offset) return start;
  return start + size > offset + extent ? start + size - extent : offset;
}
