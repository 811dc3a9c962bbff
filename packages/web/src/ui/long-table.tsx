import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useRef } from "react";
import { classNames } from "./class-names.ts";
import { Table } from "./table.tsx";

type LongTableProps<Item> = {
  label: string;
  head: ReactNode;
  columnCount: number;
  items: readonly Item[];
  /** Every row has this height. */
  rowHeight: number;
  /** Makes the row; `rowIndex` goes on its `TableRow`. */
  renderRow: (item: Item, rowIndex: number) => ReactNode;
  /** Gives the height it scrolls in: "h-120". */
  className: string;
};

/** A table of hundreds of rows, of which those in view are on the page; the head stays. */
export function LongTable<Item>(props: LongTableProps<Item>) {
  const { label, head, columnCount, items, rowHeight, renderRow, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    initialRect: { width: 800, height: 600 },
  });
  const drawn = virtualizer.getVirtualItems();
  const before = drawn[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <Table
      ref={box}
      label={label}
      head={head}
      isHeadSticky
      rowCount={items.length + 1}
      className={classNames("overflow-y-auto", className)}
    >
      <Gap height={before} columnCount={columnCount} />
      {drawn.map(({ index }) => {
        const item = items[index];
        return item === undefined ? null : renderRow(item, index + 2);
      })}
      <Gap height={after} columnCount={columnCount} />
    </Table>
  );
}

/** As tall as the rows that are not there. */
function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus.
    <tr aria-hidden="true" className="row-gap">
      <td colSpan={columnCount} style={{ height }} />
    </tr>
  );
}
