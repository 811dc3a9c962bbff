import { expect, test } from "vitest";
import { NotAnAmount } from "#ledger/amount.ts";
import { readAmountCell } from "./sheet-amount.ts";

const point = { decimals: 2, decimalMark: "." } as const;
const comma = { decimals: 2, decimalMark: "," } as const;

test.each([
  ["1,234.50", 123_450n],
  ["(1,234.50)", -123_450n],
  ["-12", -1_200n],
  ["12.5-", -1_250n],
  ["$ 1,234", 123_400n],
  ["A$12.00", 1_200n],
  ["-$1,234.50", -123_450n],
  ["($99.10)", -9_910n],
  ["AUD 7", 700n],
  ["7.25 USD", 725n],
  ["−7.25", -725n],
  ["1 234.50", 123_450n],
  ["-", 0n],
  ["–", 0n],
  [0.1 + 0.2, 30n],
  [-84_000.5, -8_400_050n],
])("%j is an amount of %s", (cell, amount) => {
  expect(readAmountCell(cell, point)).toEqual({ amount });
});

test.each([
  ["1.234,50", 123_450n],
  ["(1.234,50)", -123_450n],
  ["12,5 €", 1_250n],
  ["1 234,50", 123_450n],
])("with decimal commas %j is %s", (cell, amount) => {
  expect(readAmountCell(cell, comma)).toEqual({ amount });
});

test.each([
  ["550.00 CR", "credit"],
  ["550.00Cr.", "credit"],
  ["$550.00 DR", "debit"],
  ["550.00 D", "debit"],
  ["550.00 H", "credit"],
  ["550.00 S", "debit"],
])("%j says by itself that it is a %s", (cell, side) => {
  expect(readAmountCell(cell, point)).toEqual({ amount: 55_000n, side });
});

test("of a text as long as a cell may hold only the beginning is told", () => {
  expect(() => readAmountCell("1 ".repeat(16_000), point)).toThrow(
    /^"1 1.{37}…" is not an amount$/,
  );
});

test("an empty cell has no amount", () => {
  expect([null, "", "  "].map((cell) => readAmountCell(cell, point))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  "12%",
  "12 %",
  "n/a",
  "1,50",
  "1.234,50",
  "12.345",
  "1e3",
  "2026-06-30",
  "=1+1",
  "#REF!",
  "$",
  "1 2",
  "12.00 CR CR",
  true,
  12.345,
  1e18,
])("%j is refused", (cell) => {
  expect(() => readAmountCell(cell, point)).toThrow(NotAnAmount);
});
