/** How large a grid's rows and columns are, which of them are in view, and what brings others there. */
import type { Table } from "@app/engine/tables/table";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useWidth } from "#ui/use-width.ts";
import type { GridProps } from "./grid-props.ts";
import type { Cell } from "./grid-selection.ts";
import { columnWidth, gridSize, nameSize } from "./grid-size.ts";
import { scrolledTo } from "./grid-window.ts";
import { type SideColumn, sidesThatFit } from "./side-columns.ts";
import { useSeen } from "./use-seen.ts";
import { useWholeColumns } from "./use-whole-columns.ts";

export function useGridLayout(props: GridProps, shape: Table, inView: readonly number[]) {
  const { store, sideColumns = NO_SIDES } = props;
  // Of what scrolls: the bar to scroll by takes from it.
  const [scroller, width] = useWidth(960);
  const column = useSyncExternalStore(store.subscribe, () => columnWidth(store.table() ?? shape));
  const columnCount = shape.columns.length;
  const sides = useMemo(() => {
    const { name, isPhone } = nameSize(width);
    const room = isPhone ? 0 : width - name;
    return sidesThatFit(sideColumns, { room, column, count: columnCount });
  }, [sideColumns, width, column, columnCount]);
  const size = useMemo(
    () => gridSize(column, width, shape.columns, sides),
    [column, width, shape, sides],
  );
  const [seen, look] = useSeen(scroller, size, inView.length, columnCount);
  const { columns } = shape;
  const whole = useWholeColumns({ scroller, width, size, columns, look });

  function scrollTo({ row, column }: Cell) {
    const node = scroller.current;
    if (!node) return;
    if (column >= 0) whole.hold();
    const rows = { size: size.row, count: inView.length };
    const columns = { size: size.column, count: columnCount };
    node.scrollTop = scrolledTo(row, {
      ...{ offset: node.scrollTop, extent: node.clientHeight - size.head },
      ...rows,
    });
    const pinned = size.pinnedCount * size.column;
    if (column >= 0 && column < columnCount - size.pinnedCount)
      node.scrollLeft = scrolledTo(column, {
        ...{ offset: node.scrollLeft, extent: node.clientWidth - size.left - size.right - pinned },
        ...columns,
      });
    look();
  }

  useShown(props.shownRow, shape, inView, (rows) => {
    for (const row of rows) scrollTo({ row, column: -1 });
  });

  /** Only asked when a key is pressed, by when all has been laid out. */
  function pageRows(): number {
    const height = scroller.current?.clientHeight || HEIGHT_UNKNOWN;
    return Math.max(Math.floor((height - size.head) / size.row) - 1, 1);
  }

  function onScroll() {
    look();
    whole.cover();
  }

  return {
    ...{ scroller, size, sides, seen, scrollTo, pageRows },
    ...{ onScroll, onScrollEnd: whole.rest, covers: whole.covers },
  };
}

/** Scrolls when another row is shown, or when the one that is shown has come to be there. */
function useShown(
  shownRow: string | undefined,
  { rows }: Table,
  inView: readonly number[],
  scrollTo: (rows: readonly number[]) => void,
) {
  const first = inView.findIndex((row) => shownRow && rows[row]?.key === shownRow);
  const last = inView.findLastIndex((row) => shownRow && rows[row]?.parent === shownRow);
  const isThere = first >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever scrolls on afterwards is left alone
  useEffect(() => {
    // The first comes last, so that it is in view where not all of them are.
    if (isThere) scrollTo([Math.max(first, last), first]);
  }, [shownRow, isThere]);
}

const NO_SIDES: readonly SideColumn[] = [];
/** In a test and in a hidden tab. */
const HEIGHT_UNKNOWN = 480;
