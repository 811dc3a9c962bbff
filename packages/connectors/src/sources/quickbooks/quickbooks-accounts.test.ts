import { expect, test } from "vitest";
import { readAccounts } from "./quickbooks-accounts.ts";

function row(fields: Record<string, unknown> = {}) {
  return { Id: "45", Name: "Lessons", AccountType: "Income", Active: true, ...fields };
}

test("an account keeps its parent, number, kind and currency", () => {
  const fields = {
    AcctNum: "4000",
    AccountSubType: "ServiceFeeIncome",
    ParentRef: { value: "44" },
    CurrencyRef: { value: "USD" },
  };
  expect(readAccounts([row(fields)])).toEqual([
    {
      externalId: "45",
      code: "4000",
      name: "Lessons",
      class: "REVENUE",
      sourceType: "Income",
      subType: "ServiceFeeIncome",
      parentId: "44",
      isPosting: true,
      isRetainedEarnings: false,
      currency: "USD",
      status: "ACTIVE",
    },
  ]);
});

test("an inactive account is archived, and what never posts is no account", () => {
  const rows = [row({ Active: false }), row({ Id: "9", AccountType: "Non-Posting" })];
  expect(readAccounts(rows)).toMatchObject([{ externalId: "45", status: "ARCHIVED" }]);
});

test("of two retained earnings the one that came with the company counts", () => {
  const kept = { AccountType: "Equity", AccountSubType: "RetainedEarnings" };
  const rows = [row({ Id: "102", ...kept }), row({ Id: "21", ...kept })];
  expect(readAccounts(rows).map((account) => account.isRetainedEarnings)).toEqual([false, true]);
});

test("an unknown type is refused with number, name and type", () => {
  expect(() => readAccounts([row({ AcctNum: "4000", AccountType: "Crypto" })])).toThrow(
    'QuickBooks: account 4000 Lessons has the type "Crypto", which is not known.',
  );
});
