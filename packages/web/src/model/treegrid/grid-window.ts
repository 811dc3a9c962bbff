/** Which rows or columns of a size of their own are in view; the others are not drawn. */
export type Window = { first: number; last: number };

type Scroll = { offset: number; extent: number; size: number; count: number };

/** Some more on either side, so that a scroll by a line shows nothing empty. */
const SPARE = 6;

/** Where nothing has been laid out (a test, a hidden tab) the first ones are drawn. */
const EXTENT_UNKNOWN = 800;

export function windowOf({ offset, extent, size, count }: Scroll): Window {
  const first = Math.floor(Math.max(offset, 0) / size);
  const last = Math.ceil((Math.max(offset, 0) + (extent || EXTENT_UNKNOWN)) / size);
  return { first: Math.max(first - SPARE, 0), last: Math.min(last + SPARE, count - 1) };
}

/** How far to scroll so that an item is in view; where it is already, nowhere. */
export function scrolledTo(index: number, { offset, extent, size }: Scroll): number {
  const start = index * size;
  if (extent <= 0) return offset;
  if (start < offset) return start;
  return start + size > offset + extent ? start + size - extent : offset;
}
