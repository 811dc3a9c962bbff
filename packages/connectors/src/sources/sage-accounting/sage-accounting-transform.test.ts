import { expect, test } from "vitest";
import { accountsOf, organisationOf, trialBalanceOf } from "./sage-accounting-transform.ts";

function account(code: number, name: string, type: string) {
  return { id: `id-${code}`, nominal_code: code, name, ledger_account_type: { id: type } };
}

const retained = account(3200, "Retained earnings", "EQUITY");

test("Sage's own example reads as opening 444, debit 333, closing 777", () => {
  const rows = trialBalanceOf(
    {
      from_date: "2020-05-01",
      to_date: "2020-05-31",
      ledger_accounts: [
        {
          id: "8912b74ef19c11e9a10a0242ac160007",
          displayed_as: "Trade Debtors (1100)",
          opening_balance: { debit: "444.00", credit: "0" },
          closing_balance: { debit: "777.00", credit: "0" },
          debit: "333.00",
          credit: "0",
        },
      ],
    },
    2,
  );

  expect([...rows.values()]).toEqual([
    { opening: 44_400n, debit: 33_300n, credit: 0n, closing: 77_700n },
  ]);
});

test("every type of ledger account has its class", () => {
  const types = {
    ASSET: ["BANK", "CURRENT_ASSETS", "FIXED_ASSETS", "FUTURE_ASSETS"],
    LIABILITY: ["CURRENT_LIABILITY", "FUTURE_LIABILITY", "LINE_OF_CREDIT"],
    REVENUE: ["SALES", "OTHER_INCOME"],
    EXPENSE: ["DIRECT_EXPENSES", "OVERHEADS", "DEPRECIATION", "TAXES"],
  };
  for (const [kind, names] of Object.entries(types)) {
    const rows = names.map((type, index) => account(index, type, type));
    expect(
      accountsOf([...rows, retained])
        .slice(0, -1)
        .map((each) => each.class),
    ).toEqual(names.map(() => kind));
  }
});

test("an unknown type is refused with code, name and type", () => {
  expect(() => accountsOf([account(8000, "Commitments", "SPECIAL"), retained])).toThrow(
    'Sage Accounting: account 8000 Commitments has the unknown type "SPECIAL".',
  );
});

test("which account takes up the profit is asked for when none or two could", () => {
  const second = account(3210, "Profit and loss account", "EQUITY");

  expect(() => accountsOf([account(3000, "Capital", "EQUITY")])).toThrow("none could be it");
  expect(() => accountsOf([retained, second])).toThrow(
    "3200 Retained earnings, 3210 Profit and loss account could be it",
  );
  expect(accountsOf([retained, second], "3210").map((each) => each.isRetainedEarnings)).toEqual([
    false,
    true,
  ]);
});

test("a missing balance is refused by the account it belongs to", () => {
  const row = { id: "1", displayed_as: "Bank (1200)", debit: "1.00", credit: "0" };

  expect(() => trialBalanceOf({ ledger_accounts: [row] }, 2)).toThrow(
    "Sage Accounting: trial balance of Bank (1200).opening_balance is missing.",
  );
});

test("a business that accounts by cash is read as such", () => {
  const settings = {
    year_end_date: "2027-03-31",
    accounting_type: "CASH",
    base_currency: { id: "EUR" },
  };

  expect(organisationOf({ id: "b", displayed_as: "Acorn" }, settings)).toEqual({
    externalId: "b",
    name: "Acorn",
    baseCurrency: "EUR",
    currencyDecimals: 2,
    yearEndMonth: 3,
    basis: "CASH",
  });
  expect(() =>
    organisationOf({ id: "b", name: "Oak" }, { ...settings, year_end_date: "2027-04-05" }),
  ).toThrow("Oak ends its year on day 5 of month 4");
});
