import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { movementsFrom } from "#ledger/movement-of.ts";
import { accountsOf, organisationOf, sidesByAccount } from "./fresh-books-transform.ts";

const usd = (amount: string) => ({ amount, code: "USD" });

/** As FreshBooks documents its chart and its general ledger. */
const cash = {
  account_uuid: "bbb2",
  account_name: "Cash",
  account_number: "1000",
  account_type: "asset",
  account_sub_type: "Cash & Bank",
  balance: "-10.000",
  currency_code: "USD",
  state: "active",
  sub_accounts: [
    {
      account_uuid: "184b",
      parent_account_uuid: "bbb2",
      account_name: "Petty Cash",
      account_number: "1000-1",
      account_type: "asset",
      currency_code: "USD",
      state: "archived",
    },
  ],
};
const retained = {
  ...cash,
  account_uuid: "eq",
  account_name: "Retained Earnings",
  account_number: "3000",
  account_type: "equity",
  sub_accounts: [],
};
const settings = { yearEndMonth: 12 };
const organisation = organisationOf(
  { business_uuid: "b", name: "Acorn" },
  [cash, retained],
  settings,
);

const cashRow = {
  accountid: "bbb2",
  account_name: "Cash",
  debit: usd("1355.00"),
  credit: usd("430.00"),
  sub_accounts: [
    { sub_accountid: "bbb2", debit: usd("75.00"), credit: usd("100.00") },
    { sub_accountid: "184b", debit: usd("1280.00"), credit: usd("330.00") },
  ],
};

test("accounts and their sub-accounts are both posted to", () => {
  expect(accountsOf([cash, retained], {})).toMatchObject([
    { externalId: "bbb2", code: "1000", class: "ASSET", status: "ACTIVE" },
    { externalId: "184b", parentId: "bbb2", class: "ASSET", status: "ARCHIVED" },
    { externalId: "eq", class: "EQUITY", isRetainedEarnings: true },
  ]);
});

test("an unknown type is refused with number, name and type", () => {
  expect(() => accountsOf([{ ...retained, account_type: "barter" }], {})).toThrow(
    'FreshBooks: account 3000 Retained Earnings has the unknown type "barter".',
  );
});

test("which account takes up the profit is asked for when none could", () => {
  expect(() => accountsOf([cash], {})).toThrow("none could be it");
  expect(accountsOf([cash], { retainedEarningsNumber: "1000-1" })[1]?.isRetainedEarnings).toBe(
    true,
  );
});

test("an account's own part stands among its sub-accounts, and their sum is not added to them", () => {
  const sides = sidesByAccount({ currency_code: "USD", data: [cashRow] }, organisation);

  expect(movementsFrom(sides, monthOf(2023, 6))).toMatchObject([
    { accountId: "bbb2", debit: 7_500n, credit: 10_000n, net: -2_500n },
    { accountId: "184b", debit: 128_000n, credit: 33_000n, net: 95_000n },
  ]);
});

test("an account that is not the sum of its parts is refused by name and amount", () => {
  const report = { currency_code: "USD", data: [{ ...cashRow, debit: usd("1356.00") }] };

  expect(() => sidesByAccount(report, organisation)).toThrow(
    "FreshBooks: account Cash moved by 926.00, and its sub-accounts by 925.00.",
  );
});

test("a ledger in another currency than the chart is refused, and so is a chart in two", () => {
  expect(() => sidesByAccount({ currency_code: "CAD", data: [] }, organisation)).toThrow(
    "FreshBooks: its ledger is written in CAD, not in USD.",
  );
  const chart = [cash, { ...retained, currency_code: "CAD" }];
  expect(() => organisationOf({ business_uuid: "b", name: "Acorn" }, chart, settings)).toThrow(
    "FreshBooks: the chart of Acorn is not in one currency.",
  );
});

test("a type that every object has a field of is unknown all the same", () => {
  expect(() => accountsOf([{ ...retained, account_type: "constructor" }], {})).toThrow(
    'has the unknown type "constructor"',
  );
});
