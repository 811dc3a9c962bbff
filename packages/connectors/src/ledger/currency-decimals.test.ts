import { expect, test } from "vitest";
import { currencyDecimals } from "./currency-decimals.ts";

test("AUD has 2 decimals, JPY none and KWD 3", () => {
  expect(["AUD", "JPY", "KWD"].map((code) => currencyDecimals(code, "Xero"))).toEqual([2, 0, 3]);
});

test("what is not a currency is refused by name", () => {
  expect(() => currencyDecimals("dollars", "Xero")).toThrow('Xero: "dollars" is not a currency.');
});
