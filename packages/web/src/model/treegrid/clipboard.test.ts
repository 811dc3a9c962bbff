import type { Table } from "@app/engine/tables/table";
import { expect, test } from "vitest";
import { copiedText, pastedCells, readFigure } from "./clipboard.ts";

const one = (row: number, column: number) => ({
  top: row,
  bottom: row,
  left: column,
  right: column,
});

/** As far as reading and writing figures go. */
const table = {
  rows: [{ format: { style: "amount" } }, { format: { style: "percent" } }],
  columns: [{}, {}],
  figures: [1234.5678, null, 0.051, -0.02],
} as unknown as Table;

test("cells by tabs and lines stand from the top left of the range on", () => {
  expect(pastedCells("1\t2\r\n3\t4\r\n", one(5, 1))).toEqual([
    { row: 5, column: 1, text: "1" },
    { row: 5, column: 2, text: "2" },
    { row: 6, column: 1, text: "3" },
    { row: 6, column: 2, text: "4" },
  ]);
});

test("a single value fills the range, and a row fills each row", () => {
  const range = { top: 0, bottom: 1, left: 0, right: 1 };
  expect(pastedCells("7", range).map(({ text }) => text)).toEqual(["7", "7", "7", "7"]);
  expect(pastedCells("1\t2", range).map(({ text }) => text)).toEqual(["1", "2", "1", "2"]);
});

test("what does not fit a whole number of times is pasted once", () => {
  const range = { top: 0, bottom: 0, left: 0, right: 2 };
  expect(pastedCells("1\t2", range).map(({ column }) => column)).toEqual([0, 1]);
});

test("a price of 27.5834 was copied as 27.583399999999997", () => {
  const price = { ...table, figures: [27.583399999999997] };
  expect(copiedText(price, [0], one(0, 0))).toBe("27.5834");
});

test("copied is what is stored: every digit of an amount, percentages as they are typed", () => {
  const range = { top: 0, bottom: 1, left: 0, right: 1 };
  expect(copiedText(table, [0, 1], range)).toBe("1234.5678\t\n5.1%\t-2%");
});

test.each<[string, number, number | null]>([
  ["(2)", 0, -2],
  ["4,000", 0, 4000],
  ["-3", 0, -3],
  ["5%", 0, 0.05],
  ["5%", 1, 0.05],
  ["5", 1, 0.05],
  ["(2%)", 1, -0.02],
  ["=150000/12", 0, 12500],
  ["=(2,000 + 500) * 3", 0, 7500],
  ["=-4 - -2.5", 0, -1.5],
  ["=80000*5%", 0, 4000],
  ["=2+3*4/2", 0, 8],
  ["=10/4", 1, 0.025],
  ["=10%/4", 1, 0.025],
  ["=1/0", 0, Number.NaN],
  ["=5/(0/0)", 0, Number.NaN],
  ["=1/(1/0)", 0, Number.NaN],
  ["=Fees*2", 0, Number.NaN],
  ["=(1+2", 0, Number.NaN],
  ["=1 2", 0, Number.NaN],
  ["=(1+2)3", 0, Number.NaN],
  ["=1+2)", 0, Number.NaN],
  ["=", 0, Number.NaN],
  [`=${"(".repeat(5000)}`, 0, Number.NaN],
  ["175*2", 0, Number.NaN],
  ["", 0, null],
  ["none", 0, Number.NaN],
])("%j on row %d is read as %d", (text, row, figure) => {
  expect(readFigure(table, row, text)).toEqual(figure);
});
