import { expect, test } from "vitest";
import { amountOf, formatAmount, NotAnAmount, parseAmount } from "./amount.ts";

const cents = { decimals: 2 };
const commas = { decimals: 2, decimalMark: "," } as const;

test("amounts are read as people and ledgers write them", () => {
  expect(parseAmount("72,893.84", cents)).toBe(7_289_384n);
  expect(parseAmount("(1.234,50)", commas)).toBe(-123_450n);
  expect(parseAmount("1 234,5", commas)).toBe(123_450n);
  expect(parseAmount("1 234 567,00", commas)).toBe(123_456_700n);
  expect(parseAmount("( 12.50 )", cents)).toBe(-1_250n);
  expect(parseAmount("1234567.89", cents)).toBe(123_456_789n);
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

test("thousands stand in threes behind one separator, else a decimal comma would be one of them", () => {
  const wrong = [
    "100,00",
    "1,234,56",
    "1,23",
    "0,500",
    "00,123",
    "1234,567",
    "1,2345",
    ",123",
    "1,",
  ];
  const mixed = ["1,234'567", "1,23,456,789", "123,45,678", "1 234,567", "1,,234", "1.234.567"];
  const spaced = ["1 50", "12 34", "1 2 3", "1 2345", "1. 50", "1 .50", "- -1"];
  for (const written of [...wrong, ...mixed, ...spaced]) {
    expect(() => parseAmount(written, cents), written).toThrow(NotAnAmount);
  }
  for (const written of ["100.00", "1.23", "0.500", "12.34.567", "1.234,567"]) {
    expect(() => parseAmount(written, commas), written).toThrow(NotAnAmount);
  }
});

test("a megabyte of digits is refused at once and not quoted whole", () => {
  const digits = "9".repeat(1_000_000);
  expect(() => parseAmount(digits, cents)).toThrow(
    `"${"9".repeat(60)}…" is not an amount with 2 decimals`,
  );
});

test("yen have no decimals and dinars three", () => {
  const [yen, dinars] = [{ decimals: 0 }, { decimals: 3 }];
  expect(parseAmount("1,234,567", yen)).toBe(1_234_567n);
  expect(parseAmount("12.00", yen)).toBe(12n);
  expect(() => parseAmount("12.5", yen)).toThrow(NotAnAmount);
  expect(parseAmount("1,234.567", dinars)).toBe(1_234_567n);
  expect(() => parseAmount("0.0005", dinars)).toThrow(NotAnAmount);
  expect([amountOf(1_234_567, 0), amountOf(1234.567, 3)]).toEqual([1_234_567n, 1_234_567n]);
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

test.each(["0", "-0.00", "12", "-7", "007.50", "123456789012345678.90"])(
  "%s is the same written plainly or with a space before it",
  (written) => {
    const notation = { decimals: 2 };
    expect(parseAmount(written, notation)).toBe(parseAmount(` ${written}`, notation));
  },
);
