import { expect, test } from "vitest";
import { mergeChoices } from "./mapping-merge.ts";
import type { MappedAccount, Mapping } from "./mapping-queries.ts";

const account = (accountId: string, line: string | null): MappedAccount => ({
  ...{ accountId, code: null, name: accountId, class: "EXPENSE", sourceType: "EXPENSE" },
  ...{ balance: "100", state: "taken", line },
  suggestion: { line: "wages", confidence: 0.95, reason: "By its name" },
});

const mapping = (version: number, lines: Record<string, string | null>): Mapping => ({
  ...{ currency: "AUD", currencyDecimals: 2, lastMonth: 24_322, version, lines: [] },
  accounts: Object.entries(lines).map(([id, line]) => account(id, line)),
});

const opened = mapping(1, { rent: null, wages: null, fuel: "otherExpenses" });

test("choices of two people about different accounts both stay", () => {
  const theirs = mapping(2, { rent: "rent", wages: null, fuel: "otherExpenses" });
  expect(mergeChoices(opened, { wages: "wages" }, theirs)).toEqual({
    choices: { wages: "wages" },
    conflicts: [],
  });
});

test("an account that both placed under other lines is shown with both", () => {
  const theirs = mapping(2, { rent: "office", wages: "wages", fuel: "otherExpenses" });
  expect(mergeChoices(opened, { rent: "rent", wages: "wages", fuel: "motor" }, theirs)).toEqual({
    choices: { rent: "rent", wages: "wages", fuel: "motor" },
    conflicts: [{ accountId: "rent", mine: "rent", theirs: "office" }],
  });
});

test("a line I only confirmed gives way to the one somebody chose meanwhile", () => {
  const theirs = mapping(2, { rent: null, wages: null, fuel: "motor" });
  expect(mergeChoices(opened, { fuel: "otherExpenses" }, theirs)).toEqual({
    ...{ choices: {}, conflicts: [] },
  });
});
