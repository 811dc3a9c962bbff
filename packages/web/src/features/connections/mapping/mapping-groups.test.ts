import { expect, test } from "vitest";
import { groupAccounts, linesFor } from "./mapping-groups.ts";
import type { MappedAccount, Mapping } from "./mapping-queries.ts";

const account = (name: string, part: Partial<MappedAccount>): MappedAccount => ({
  ...{ accountId: name, code: null, name, class: "EXPENSE", sourceType: "EXPENSE" },
  ...{ balance: "100", state: "taken", line: "wages" },
  suggestion: { line: "wages", confidence: 0.95, reason: "By its name" },
  ...part,
});

const MAPPING: Mapping = {
  ...{ currency: "AUD", currencyDecimals: 2, lastMonth: 24_322, version: 1 },
  accounts: [
    account("Keg deposits", { state: "without-line", line: null, class: "LIABILITY", code: "866" }),
    account("Subscriptions", { state: "suggested" }),
    account("Wages", { state: "chosen" }),
    account("Rent", {}),
  ],
  lines: [
    { id: "wages", name: "Wages", classes: ["EXPENSE"] },
    { id: "otherLiabilities", name: "Other liabilities", classes: ["LIABILITY"] },
    { id: "tax", name: "Income tax", classes: ["EXPENSE", "LIABILITY"] },
  ],
};

const namesOf = (typed: string) =>
  Object.values(groupAccounts(MAPPING, typed)).map(({ accounts }) =>
    accounts.map(({ name }) => name),
  );

test("what blocks comes first, then what is unsure, then what a person or a sure suggestion settled", () => {
  expect(namesOf("")).toEqual([["Keg deposits"], ["Subscriptions"], ["Wages", "Rent"]]);
});

test("an account is found by its code or by its name", () => {
  expect(namesOf("866")).toEqual([["Keg deposits"], [], []]);
  expect(namesOf(" WAGE")).toEqual([[], [], ["Wages"]]);
});

test("accounts of two classes are offered only the lines that take both", () => {
  const [kegs, subscriptions] = MAPPING.accounts;
  if (!kegs || !subscriptions) throw new Error("No accounts.");
  expect(linesFor(MAPPING, [kegs]).map(({ id }) => id)).toEqual(["otherLiabilities", "tax"]);
  expect(linesFor(MAPPING, [kegs, subscriptions]).map(({ id }) => id)).toEqual(["tax"]);
});
