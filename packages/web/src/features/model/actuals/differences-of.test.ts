import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { type Differing, differencesOf, smallWords, wholeDifference } from "./differences-of.ts";

const differences = [
  { account: "rentCost", forecast: 0.2, actual: 0.45 },
  { account: "cash", forecast: 99.4, actual: 100.3 },
  { account: "wages", forecast: 80, actual: 95 },
  { account: "sales", forecast: -500, actual: -620.4 },
];
const bridge = { forecast: 400, restatement: 10, amount: 0, timing: 0, actual: 515.2 };
const bridges = { cash: bridge, profit: bridge };
const told = (rows: readonly Differing[]) =>
  rows.map((row) => [
    row.name,
    Math.round(row.forecast),
    Math.round(row.actual),
    wholeDifference(row),
  ]);

test("0 and 0 was listed as a difference: 1 row is left out, and said to be 0.25", () => {
  const { balance, small } = differencesOf({ differences, bridges }, bakery.accounts);
  expect(balance.map((row) => [row.account, wholeDifference(row)])).toEqual([["cash", 1]]);
  expect(small.map(({ account }) => account)).toEqual(["rentCost"]);
  expect(smallWords(small, "AUD")).toBe(
    "1 account is not listed: it differs by less than AUD 1, by 0.25.",
  );
});

test("accounts of the profit and loss have the signs of the statement, and add up to the profit", () => {
  const { profit } = differencesOf({ differences, bridges }, bakery.accounts);
  expect(told(profit)).toEqual([
    ["Sales", 500, 620, 120],
    ["Wages", -80, -95, -15],
    ["All other accounts", -10, -10, 0],
    ["Profit", 410, 515, 105],
  ]);
});

test("small differences that cancel out are told by their size, and of none nothing is told", () => {
  const both = [
    { account: "cash", forecast: 10.1, actual: 10.4 },
    { account: "rentCost", forecast: 5.4, actual: 5.1 },
  ];
  const { profit, balance, small } = differencesOf({ differences: both, bridges }, bakery.accounts);
  expect([profit, balance]).toEqual([[], []]);
  expect(smallWords(small, "AUD")).toBe(
    "2 accounts are not listed: each differs by less than AUD 1, by 0.60 in all, whichever way.",
  );
  expect(smallWords([], "AUD")).toBe("");
});
