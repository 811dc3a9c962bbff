import { useCallback, useLayoutEffect, useState } from "react";
import type { GridSize } from "./grid-size.ts";
import { type Window, windowOf } from "./grid-window.ts";

export type Seen = { rows: Window; columns: Window };

/** The rows and columns to draw, looked at again on every scroll and in every other size. */
export function useSeen(
  scroller: { current: HTMLDivElement | null },
  size: GridSize,
  rowCount: number,
  columnCount: number,
): [Seen, () => void] {
  const seenNow = useCallback((): Seen => {
    const {
      scrollTop = 0,
      scrollLeft = 0,
      clientHeight = 0,
      clientWidth = 0,
    } = scroller.current ?? {};
    return {
      rows: windowOf({ offset: scrollTop, extent: clientHeight, size: size.row, count: rowCount }),
      columns: windowOf({
        ...{ offset: scrollLeft, extent: clientWidth - size.left },
        ...{ size: size.column, count: columnCount },
      }),
    };
  }, [scroller, size, rowCount, columnCount]);
  const [seen, setSeen] = useState(seenNow);
  const look = useCallback(
    () => setSeen((before) => (isSameSeen(before, seenNow()) ? before : seenNow())),
    [seenNow],
  );
  useLayoutEffect(() => {
    look();
    const node = scroller.current;
    if (!node || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [look, scroller]);
  return [seen, look];
}

function isSameSeen(one: Seen, other: Seen): boolean {
  return (
    one.rows.first === other.rows.first &&
    one.rows.last === other.rows.last &&
    one.columns.first === other.columns.first &&
    one.columns.last === other.columns.last
  );
}
