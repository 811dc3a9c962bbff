import { expect, test } from "vitest";
import {
  type Cell,
  type Ground,
  moveBy,
  type Press,
  rangeOf,
  selectCell,
} from "./grid-selection.ts";

/** Six rows of five columns; the fourth row is a heading without figures. */
const GROUND: Ground = {
  ...{ rowCount: 6, columnCount: 5, pageRows: 3 },
  isEmpty: ({ row }) => row === 3,
};

function press(from: Cell, key: string, modifiers: Partial<Press> = {}) {
  const keys = { key, shiftKey: false, ctrlKey: false, metaKey: false, ...modifiers };
  return moveBy(selectCell(from), keys, GROUND);
}

const at = (row: number, column: number): Cell => ({ row, column });
const far = { ctrlKey: true };

test.each<[string, Cell, string, Partial<Press>, Cell]>([
  ["an arrow goes one cell", at(1, 1), "ArrowDown", {}, at(2, 1)],
  ["an arrow stops at the edge", at(5, 4), "ArrowRight", {}, at(5, 4)],
  ["left of the first figure is the row's name", at(1, 0), "ArrowLeft", {}, at(1, -1)],
  ["Home goes to the first figure", at(2, 3), "Home", {}, at(2, 0)],
  ["End goes to the last figure", at(2, 3), "End", {}, at(2, 4)],
  ["Ctrl and Home go to the first cell", at(2, 3), "Home", far, at(0, 0)],
  ["Ctrl and End go to the last cell", at(2, 3), "End", far, at(5, 4)],
  ["a page is three rows down", at(1, 1), "PageDown", {}, at(4, 1)],
  ["a page up stops at the top", at(1, 1), "PageUp", {}, at(0, 1)],
  ["Ctrl and an arrow go to the end of the block", at(0, 2), "ArrowDown", far, at(2, 2)],
  ["and from there over the gap to the next one", at(2, 2), "ArrowDown", far, at(4, 2)],
  ["Ctrl and right go to the last column", at(0, 0), "ArrowRight", far, at(0, 4)],
  ["Ctrl and left stop at the first figure", at(0, 3), "ArrowLeft", far, at(0, 0)],
  ["the command key does what Ctrl does", at(0, 3), "ArrowLeft", { metaKey: true }, at(0, 0)],
])("%s", (_, from, key, modifiers, to) => {
  expect(press(from, key, modifiers)?.active).toEqual(to);
});

test("with Shift the anchor stays and a range is selected", () => {
  const selection = press(at(2, 2), "ArrowUp", { shiftKey: true });
  expect(selection).toEqual({ anchor: at(2, 2), active: at(1, 2) });
  expect(selection && rangeOf(selection)).toEqual({ top: 1, bottom: 2, left: 2, right: 2 });
});

test("any other key moves nothing", () => {
  expect(press(at(1, 1), "a")).toBeUndefined();
});
