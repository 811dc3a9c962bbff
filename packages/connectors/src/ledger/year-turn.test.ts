import { expect, test } from "vitest";
import { testBooks } from "#testing/test-books.ts";
import { carryEarlierYears } from "./year-turn.ts";

const { accounts, organisation } = testBooks({ months: [] });

test("sales of 900 since ever, 600 before the year: 300 this year, 600 joins retained earnings", () => {
  const ever = new Map([
    ["bank", 100_000n],
    ["retained", -10_000n],
    ["sales", -90_000n],
  ]);

  const carried = carryEarlierYears(ever, new Map([["sales", -60_000n]]), accounts, organisation);

  expect([...carried]).toEqual([
    ["bank", 100_000n],
    ["retained", -70_000n],
    ["sales", -30_000n],
  ]);
});

test("what gathered on balance sheet accounts before the year stays where it is", () => {
  const ever = new Map([["bank", 5n]]);

  expect([...carryEarlierYears(ever, ever, accounts, organisation)]).toEqual([["bank", 5n]]);
});

test("profit without an account to take it up is refused with its amount", () => {
  const chart = accounts.map((each) => ({ ...each, isRetainedEarnings: false }));
  const sales = new Map([["sales", -123_456n]]);

  expect(() => carryEarlierYears(sales, sales, chart, organisation)).toThrow(
    "Acorn has no account for retained earnings to take up -1,234.56 of earlier years.",
  );
});
