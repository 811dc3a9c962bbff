import { useCallback, useLayoutEffect, useState } from "react";
import type { GridSize } from "./grid-size.ts";
import { COLUMNS_MORE, ROWS_MORE, type Window, windowOf } from "./grid-window.ts";

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
      rows: windowOf(
        { offset: scrollTop, extent: clientHeight, size: size.row, count: rowCount },
        ROWS_MORE,
      ),
      columns: windowOf(
        {
          ...{ offset: scrollLeft, extent: clientWidth - size.left },
          ...{ size: size.column, count: columnCount },
        },
        COLUMNS_MORE,
      ),
    };
  }, [scroller, size, rowCount, columnCount]);
  const [seen, setSeen] = useState(seenNow);
  const look = useCallback(() => setSeen((before) => keptOf(before, seenNow())), [seenNow]);
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

/** What stays is the same value: rows whose columns stay are not rendered for others that come. */
function keptOf(before: Seen, now: Seen): Seen {
  const rows = isSame(before.rows, now.rows) ? before.rows : now.rows;
  const columns = isSame(before.columns, now.columns) ? before.columns : now.columns;
  return rows === before.rows && columns === before.columns ? before : { rows, columns };
}

function isSame(one: Window, other: Window): boolean {
  return one.first === other.first && one.last === other.last;
}
