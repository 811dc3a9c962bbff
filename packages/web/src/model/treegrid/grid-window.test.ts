import { expect, test } from "vitest";
import { COLUMNS_MORE, ROWS_MORE, scrolledTo, windowOf } from "./grid-window.ts";

const rows = { size: 20, count: 500 };

test("of 500 rows those in view are drawn, and at least six more on either side", () => {
  expect(windowOf({ ...rows, offset: 2000, extent: 400 }, ROWS_MORE)).toEqual({
    first: 92,
    last: 132,
  });
  expect(windowOf({ ...rows, offset: 0, extent: 400 }, ROWS_MORE)).toEqual({ first: 0, last: 32 });
  expect(windowOf({ ...rows, offset: 9600, extent: 400 }, ROWS_MORE)).toEqual({
    first: 472,
    last: 499,
  });
});

test("of columns fewer are drawn beside those in view, as each is a cell in every row", () => {
  const columns = { size: 100, count: 240, offset: 2000, extent: 1000 };
  expect(windowOf(columns, COLUMNS_MORE)).toEqual({ first: 18, last: 36 });
});

test("a scroll by one row draws nothing anew, most of the time", () => {
  const at = (row: number) => windowOf({ ...rows, offset: row * 20, extent: 400 }, ROWS_MORE);
  const windows = new Set([100, 101, 102, 103].map((row) => JSON.stringify(at(row))));
  expect(windows.size).toBeLessThanOrEqual(2);
});

test("scrolling goes just as far as a row needs, and nowhere when it is in view", () => {
  const view = { ...rows, offset: 200, extent: 100 };
  expect(scrolledTo(12, view)).toBe(200);
  expect(scrolledTo(5, view)).toBe(100);
  expect(scrolledTo(20, view)).toBe(320);
});

test("where nothing is laid out, rows are drawn and nothing is scrolled", () => {
  expect(windowOf({ ...rows, offset: 0, extent: 0 }, ROWS_MORE).last).toBe(52);
  expect(scrolledTo(20, { ...rows, offset: 0, extent: -40 })).toBe(0);
});
