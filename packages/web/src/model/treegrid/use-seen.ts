import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from "react";
import type { GridSize } from "./grid-size.ts";
import { COLUMNS_MORE, ROWS_MORE, type Window, windowOf } from "./grid-window.ts";

export type Seen = { rows: Window; columns: Window };

/** Where the grid is scrolled to, and how much of it there is room for. */
type Place = Record<"top" | "left" | "height" | "width", number>;

/**
 * The rows and columns to draw, looked at again on every scroll and in every other size. Before the grid is laid
 * out nobody knows which those are: what would be drawn by then would be drawn again.
 */
export function useSeen(
  scroller: RefObject<HTMLDivElement | null>,
  size: GridSize,
  rowCount: number,
  columnCount: number,
): [Seen, () => void] {
  const [place, setPlace] = useState<Place>();
  const seenAt = useCallback(
    (at: Place | undefined): Seen => {
      if (!at) return NOTHING;
      const rows = { offset: at.top, extent: at.height, size: size.row, count: rowCount };
      const across = { offset: at.left, extent: at.width - size.left, size: size.column };
      const columns = { ...across, count: columnCount };
      return { rows: windowOf(rows, ROWS_MORE), columns: windowOf(columns, COLUMNS_MORE) };
    },
    [size, rowCount, columnCount],
  );
  const look = useCallback(() => {
    const now = placeOf(scroller.current);
    setPlace((before) => (isSame(seenAt(before), seenAt(now)) ? before : now));
  }, [scroller, seenAt]);
  useLayoutEffect(() => setPlace(placeOf(scroller.current)), [scroller]);
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node || typeof ResizeObserver === "undefined") return;
    // Looks once to begin with as well, when the grid is laid out anyway.
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [look, scroller]);
  const { rows, columns } = seenAt(place);
  return [{ rows: useKept(rows), columns: useKept(columns) }, look];
}

function placeOf(node: HTMLDivElement | null): Place {
  const { scrollTop = 0, scrollLeft = 0, clientHeight = 0, clientWidth = 0 } = node ?? {};
  return { top: scrollTop, left: scrollLeft, height: clientHeight, width: clientWidth };
}

/** What stays is the same value: rows whose columns stay are not rendered for others that come. */
function useKept({ first, last }: Window): Window {
  return useMemo(() => ({ first, last }), [first, last]);
}

const NONE: Window = { first: 0, last: -1 };
const NOTHING: Seen = { rows: NONE, columns: NONE };

function isSame(one: Seen, other: Seen): boolean {
  return isSameWindow(one.rows, other.rows) && isSameWindow(one.columns, other.columns);
}

function isSameWindow(one: Window, other: Window): boolean {
  return one.first === other.first && one.last === other.last;
}
