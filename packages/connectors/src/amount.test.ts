import { expect, test } from "vitest";
import { amountOf, formatAmount, NotAnAmount, parseAmount } from "./amount.ts";

const cents = { decimals: 2 };
const commas = { decimals: 2, decimalMark: "," } as const;

test("amounts are read as people and ledgers write them", () => {
  expect(parseAmount("72,893.84", cents)).toBe(7_289_384n);
  expect(parseAmount("(1.234,50)", commas)).toBe(-123_450n);
  expect(parseAmount("1 234,5", commas)).toBe(123_450n);
  expect(parseAmount("12,34,567.00", cents)).toBe(123_456_700n);
  expect(parseAmount("1'234.50", cents)).toBe(123_450n);
  expect(parseAmount("-12", cents)).toBe(-1_200n);
  expect(parseAmount("12-", cents)).toBe(-1_200n);
  expect(parseAmount(".5", cents)).toBe(50n);
  expect(parseAmount("10.0000", cents)).toBe(1_000n);
  expect(parseAmount("1,500", { decimals: 0 })).toBe(1_500n);
});

test("an empty cell and a dash are nothing", () => {
  expect(parseAmount("", cents)).toBe(0n);
  expect(parseAmount(" - ", cents)).toBe(0n);
});

test("what is not an amount is refused instead of being read as another one", () => {
  const wrong = ["1,50", "1,2,3.00", "(12", "12)", "-(12)", "--1", "+-1", "-1-", ".", "1.2.3"];
  for (const written of [...wrong, "1e3", "12 AUD", "0x10", "0.005", "NaN"]) {
    expect(() => parseAmount(written, cents), written).toThrow(NotAnAmount);
  }
});

test("a JSON number keeps its cents up to 9,999,999,999,999.99 and is refused above", () => {
  expect(amountOf(9_999_999_999_999.99, 2)).toBe(999_999_999_999_999n);
  expect(amountOf(-0.1, 2)).toBe(-10n);
  expect(() => amountOf(99_999_999_999_999.5, 2)).toThrow("that can be exact");
  expect(() => amountOf(Number.NaN, 2)).toThrow(NotAnAmount);
  expect(() => amountOf(1e300, 2)).toThrow(NotAnAmount);
});

test("the dust of a source that sums in doubles is no cent: 0.1 + 0.2 is 30", () => {
  expect(amountOf(0.1 + 0.2, 2)).toBe(30n);
  expect(() => amountOf(0.125, 2)).toThrow(NotAnAmount);
});

test("amounts are written with thousands and the currency's decimals", () => {
  expect(formatAmount(-123_456_705n, 2)).toBe("-1,234,567.05");
  expect(formatAmount(5n, 2)).toBe("0.05");
  expect(formatAmount(1_500n, 0)).toBe("1,500");
});
