import type { TableColumn } from "@app/engine/tables/table";
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { matches } from "#ui/use-media.ts";
import type { GridSize } from "./grid-size.ts";
import { acrossOf, cutColumns, openingColumn, restOf } from "./whole-columns.ts";

type WholeColumns = {
  scroller: RefObject<HTMLDivElement | null>;
  /** What the sizes are for: the grid's, as it was last measured. */
  width: number;
  size: GridSize;
  columns: readonly TableColumn[];
  /** Draws what has come into view. */
  look: () => void;
};

/**
 * No column is seen in part: while it is scrolled what is cut is covered, and a scroll comes to rest at
 * whole ones. Written without React, as it follows every step of a scroll.
 */
export function useWholeColumns({ scroller, width, size, columns, look }: WholeColumns) {
  const covers = useRef<HTMLDivElement>(null);
  const restedAt = useRef(0);
  const openedAt = useRef(0);
  const isHeld = useRef(false);
  const across = (node: HTMLElement) => acrossOf(node, size, columns.length);

  function cover() {
    const [node, place] = [scroller.current, covers.current];
    if (!node || !place) return;
    const [before, after] = cutColumns(across(node));
    const end = node.clientWidth - size.right - size.pinnedCount * size.column;
    const cover = { width: size.column, height: node.clientHeight };
    writeCover(place.children[0], { ...cover, left: size.left }, before);
    writeCover(place.children[1], { ...cover, left: end - size.column }, after);
  }

  function rest() {
    const node = scroller.current;
    if (!node) return;
    const left = restOf(across(node), restedAt.current);
    restedAt.current = left;
    if (Math.abs(left - node.scrollLeft) < 1) return;
    node.scrollTo({ left, behavior: matches(STILL) ? "instant" : "smooth" });
  }

  function begin(node: HTMLElement) {
    const { room, size, count } = across(node);
    const first = openingColumn(columns.slice(0, count), Math.floor(room / size));
    node.scrollLeft = first * size;
    openedAt.current = node.scrollLeft;
  }

  /** Nobody has scrolled or gone to a column since; where all of them have room, it is as far as it can be. */
  function isAsOpened(node: HTMLElement): boolean {
    const most = Math.max(node.scrollWidth - node.clientWidth, 0);
    return !isHeld.current && Math.abs(node.scrollLeft - Math.min(openedAt.current, most)) < 1;
  }

  const keys = useMemo(() => columns.map(({ key }) => key).join(" "), [columns]);
  const shown = useRef({ keys: "", size: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever scrolls on afterwards is left alone
  useLayoutEffect(() => {
    const node = scroller.current;
    // Sizes are of a width nobody has measured, until there is one.
    if (!node || node.clientWidth !== width) return;
    const before = shown.current;
    shown.current = { keys, size: size.column };
    if (before.keys !== keys) isHeld.current = false;
    // What opens beside the figures takes room from them: the first forecast stays in view.
    if (before.keys !== keys || isAsOpened(node)) begin(node);
    else if (before.size !== size.column)
      node.scrollLeft = Math.round(node.scrollLeft / before.size) * size.column;
    restedAt.current = node.scrollLeft;
    cover();
    look();
  }, [keys, size, width]);

  /** Somebody is at a column: another width leads nowhere else. */
  function hold() {
    isHeld.current = true;
  }

  return { covers, cover, rest, hold };
}

type CoverPlace = Record<"left" | "width" | "height", number>;

/** As wide as a column and scaled to what is seen of it: nothing is laid out or painted while it is scrolled. */
function writeCover(cover: Element | undefined, place: CoverPlace, seen: number) {
  if (!(cover instanceof HTMLElement)) return;
  if (cover.hidden !== (seen === 0)) cover.hidden = seen === 0;
  if (seen === 0) return;
  for (const side of ["left", "width", "height"] as const) {
    const length = `${place[side]}px`;
    if (cover.style[side] !== length) cover.style[side] = length;
  }
  cover.style.transform = `scaleX(${seen / place.width})`;
}

const STILL = "(prefers-reduced-motion: reduce)";
