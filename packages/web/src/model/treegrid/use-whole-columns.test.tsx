import type { TableColumn } from "@app/engine/tables/table";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { GridSize } from "./grid-size.ts";
import { useWholeColumns } from "./use-whole-columns.ts";

const columns = Array.from({ length: 12 }, (_, at) => ({
  ...{ key: `month ${at}`, from: at, to: at },
  standing: at < 4 ? "actual" : "forecast",
})) as TableColumn[];

/** A grid of twelve columns of 100 px, and what makes it as wide as so many of them. */
function open(fitting: number) {
  const node = document.createElement("div");
  const scroller = { current: node };
  let seen = 0;
  Object.defineProperty(node, "clientWidth", { get: () => 250 + seen * 100 });
  Object.defineProperty(node, "scrollWidth", { get: () => 250 + 12 * 100 });
  let left = 0;
  Object.defineProperty(node, "scrollLeft", {
    get: () => Math.min(left, (12 - seen) * 100),
    set: (next: number) => {
      left = next;
    },
  });
  const props = (next: number) => {
    seen = next;
    const size = { left: 250, right: 0, column: 100, pinnedCount: 0 } as GridSize;
    return { scroller, width: node.clientWidth, size, columns, look: () => undefined };
  };
  const { result, rerender } = renderHook(useWholeColumns, { initialProps: props(fitting) });
  return { node, whole: result.current, resize: (next: number) => rerender(props(next)) };
}

test("a pane that opened beside the grid left only actual months: the first forecast is in view at any width", () => {
  const { node, resize } = open(9);
  expect(node.scrollLeft).toBe(0);
  resize(3);
  expect(node.scrollLeft).toBe(300);
  resize(1);
  expect(node.scrollLeft).toBe(400);
  resize(9);
  expect(node.scrollLeft).toBe(0);
});

test("whoever scrolled, or is at a column, is where they were in another width", () => {
  const scrolled = open(9);
  scrolled.node.scrollLeft = 100;
  scrolled.resize(3);
  expect(scrolled.node.scrollLeft).toBe(100);
  const held = open(9);
  held.whole.hold();
  held.resize(3);
  expect(held.node.scrollLeft).toBe(0);
});
