import { expect, test } from "vitest";
import { readAccounts } from "./xero-accounts.ts";

function chart(fields: Record<string, unknown>) {
  const usual = { AccountID: "a1", Code: "090", Name: "Till", Type: "BANK", Status: "ACTIVE" };
  return { Accounts: [{ ...usual, ...fields }] };
}

test("a bank account without a class is an asset by its type", () => {
  expect(readAccounts(chart({ CurrencyCode: "NZD", SystemAccount: null }))).toEqual([
    {
      externalId: "a1",
      code: "090",
      name: "Till",
      class: "ASSET",
      sourceType: "BANK",
      isPosting: true,
      isRetainedEarnings: false,
      currency: "NZD",
      status: "ACTIVE",
    },
  ]);
});

test("Xero's own class goes before what the type says: a credit card is a bank that is owed", () => {
  expect(readAccounts(chart({ Class: "LIABILITY" }))).toMatchObject([{ class: "LIABILITY" }]);
});

test("retained earnings are known by the system account, whatever they are called", () => {
  const kept = { Type: "EQUITY", Name: "Brought forward", SystemAccount: "RETAINEDEARNINGS" };
  expect(readAccounts(chart(kept))).toMatchObject([{ class: "EQUITY", isRetainedEarnings: true }]);
});

test("archived and deleted accounts stay in the chart as archived and gone", () => {
  const statuses = ["ARCHIVED", "DELETED"].map((Status) => readAccounts(chart({ Status }))[0]);
  expect(statuses).toMatchObject([{ status: "ARCHIVED" }, { status: "GONE" }]);
});

test("an unknown type is refused with code, name and type", () => {
  expect(() => readAccounts(chart({ Type: "CRYPTO" }))).toThrow(
    'Xero: account 090 Till has the type "CRYPTO", which is not known.',
  );
  expect(() => readAccounts(chart({ Class: "MEMO" }))).toThrow('has the class "MEMO"');
});
