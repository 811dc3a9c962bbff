import { expect, test } from "vitest";
import { cellText, readCell } from "./figure-cell.ts";

test.each([
  ["pl.profit@24-35", { line: "pl.profit", from: 24, to: 35, case: "base" }],
  ["cf.closingCash@35", { line: "cf.closingCash", from: 35, to: 35, case: "base" }],
  ["kpi.margin@0:downside", { line: "kpi.margin", from: 0, to: 0, case: "downside" }],
])("%s is read, and written the same", (text, cell) => {
  expect(readCell(text)).toEqual(cell);
  expect(cellText(cell)).toBe(text);
});

test.each(["", "pl.profit", "@3", "pl profit@3", "pl.profit@x", "pl.profit@3:"])(
  "“%s” is no cell",
  (text) => expect(readCell(text)).toBeUndefined(),
);
