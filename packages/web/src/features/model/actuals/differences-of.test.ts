import { roundUnits } from "@app/engine/roll-up/rounded";
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
    roundUnits(row.forecast),
    roundUnits(row.actual),
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

test("a half was shown away from zero and counted towards it: forecast (329,263) and actual (319,007) differ by 10,256", () => {
  const halves = [
    { account: "wages", forecast: 329_262.5, actual: 319_006.5 },
    { account: "rentCost", forecast: 2_562.5, actual: 2_657.7 },
  ];
  const profit = { ...bridge, forecast: -331_825, restatement: 0, actual: -321_664.2 };
  const listed = differencesOf(
    { differences: halves, bridges: { cash: bridge, profit } },
    bakery.accounts,
  );
  expect(told(listed.profit)).toEqual([
    ["Wages", -329_263, -319_007, 10_256],
    ["Rent", -2_563, -2_658, -95],
    ["All other accounts", 1, 1, 0],
    ["Profit", -331_825, -321_664, 10_161],
  ]);
});

test("cash differed by 1 from the bridge beside it: the row says the same 101 as closing cash", () => {
  const cash = { forecast: 500.4, restatement: 0, amount: 60.2, timing: 40, actual: 600.6 };
  for (const forecast of [20.3, -20.3, 0.1, 20.7, -0.4]) {
    const [row] = differencesOf(
      {
        differences: [{ account: "cash", forecast, actual: forecast + 100.2 }],
        bridges: { cash, profit: bridge },
      },
      bakery.accounts,
    ).balance;
    expect(row && wholeDifference(row)).toBe(101);
    expect(Math.abs((row?.forecast ?? 0) - forecast)).toBeLessThan(1);
  }
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
