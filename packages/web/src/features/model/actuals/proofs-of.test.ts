import { expect, test } from "vitest";
import { proofsOf } from "./proofs-of.ts";

const month = (amounts: Record<string, number>) => ({
  ...{ month: 24_318, are: "balances" as const, amounts },
});

test("what the books were held to was not told: accounts, both sides, and that no period lacks", () => {
  const places = { "090": "cash", "200": "sales" };
  const books = { places, months: [month({ "090": 10_000, "200": -10_000 })] };
  expect(proofsOf(books, { from: 2, to: 2 })).toEqual([
    ...["2 accounts, each with a line", "Debits equal credits", "No period skipped"],
  ]);
  const lame = { places, months: [month({ "090": 10_000 })] };
  expect(proofsOf(lame, { from: 2, to: 1 })).toEqual(["2 accounts, each with a line"]);
});
