import { expect, test } from "vitest";
import { parseAmount, parsePercent } from "./parse-amount.ts";

test.each([
  ["4000", 4000],
  ["4,000", 4000],
  ["1,234,567.89", 1_234_567.89],
  ["$1,234.50", 1234.5],
  ["A$1,234.50", 1234.5],
  ["AUD 1,234", 1234],
  ["1 234 567", 1_234_567],
  ["1’234", 1234],
  ["(2)", -2],
  ["($1,234.50)", -1234.5],
  ["$(1,234.50)", -1234.5],
  ["-2", -2],
  ["−2", -2],
  ["-$2", -2],
  ["2-", -2],
  [" 7 ", 7],
  [".5", 0.5],
  ["5.", 5],
  ["–", 0],
  ["(0)", 0],
])("%j is read as the amount %d", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  "abc",
  "1,23",
  "1234,50",
  "1.234,50",
  "1,2345",
  "--2",
  "(-2)",
  "(2",
  "1.2.3",
  "$",
  ".",
  "5%",
])("%j is no amount", (text) => {
  expect(parseAmount(text)).toBeNaN();
});

test("nothing written is no value rather than zero", () => {
  expect(parseAmount("")).toBeNull();
  expect(parseAmount("   ")).toBeNull();
  expect(parsePercent("")).toBeNull();
});

test.each([
  ["5%", 0.05],
  ["5", 0.05],
  ["5 %", 0.05],
  ["5.1", 0.051],
  ["0.05", 0.0005],
  ["(2%)", -0.02],
  ["(2)%", -0.02],
  ["-12.5%", -0.125],
  ["1,250%", 12.5],
  ["–", 0],
])("%j is read as the share %d", (text, share) => {
  expect(parsePercent(text)).toBe(share);
});

test.each(["%", "five", "5%%"])("%j is no percentage", (text) => {
  expect(parsePercent(text)).toBeNaN();
});
