import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { differencesOf, smallWords, wholeDifference } from "./differences-of.ts";

const differences = [
  { account: "rentCost", forecast: 0.2, actual: 0.45 },
  { account: "cash", forecast: 99.4, actual: 100.3 },
  { account: "sales", forecast: -500, actual: -620.4 },
];

test("0 and 0 was listed as a difference: 1 row is left out, and said to be 0.25", () => {
  const { shown, small } = differencesOf({ differences }, bakery.accounts);
  expect(shown.map((row) => [row.account, row.forecast, wholeDifference(row)])).toEqual([
    ["sales", 500, 120],
    ["cash", 99.4, 1],
  ]);
  expect(small.map(({ account }) => account)).toEqual(["rentCost"]);
  expect(smallWords(small, "AUD")).toBe(
    "1 account is not listed: it differs by less than AUD 1, by 0.25.",
  );
});

test("small differences that cancel out are told by their size, and of none nothing is told", () => {
  const both = [
    { account: "cash", forecast: 10.1, actual: 10.4 },
    { account: "rentCost", forecast: 5.4, actual: 5.1 },
  ];
  const { shown, small } = differencesOf({ differences: both }, bakery.accounts);
  expect(shown).toEqual([]);
  expect(smallWords(small, "AUD")).toBe(
    "2 accounts are not listed: each differs by less than AUD 1, by 0.60 in all, whichever way.",
  );
  expect(smallWords([], "AUD")).toBe("");
});
