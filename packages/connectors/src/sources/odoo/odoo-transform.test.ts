import { expect, test } from "vitest";
import { accountsOf, organisationOf, sumsByAccount, totalsOf } from "./odoo-transform.ts";

function account(id: number, account_type: string) {
  return { id, code: `${id}00`, name: account_type, account_type, active: true };
}

test("every account type of Odoo has its class, and what is off the balance sheet is left out", () => {
  const types = {
    ASSET: "receivable cash current non_current prepayments fixed"
      .split(" ")
      .map((each) => `asset_${each}`),
    LIABILITY: "payable credit_card current non_current"
      .split(" ")
      .map((each) => `liability_${each}`),
    EQUITY: ["equity", "equity_unaffected"],
    REVENUE: ["income", "income_other"],
    EXPENSE: ["expense", "expense_other", "expense_depreciation", "expense_direct_cost"],
  };
  for (const [kind, names] of Object.entries(types)) {
    expect(
      accountsOf(names.map((type, id) => account(id, type))).map((each) => each.class),
    ).toEqual(names.map(() => kind));
  }
  expect(accountsOf([account(1, "off_balance")])).toEqual([]);
});

test("an unknown account type is refused with code, name and type", () => {
  expect(() => accountsOf([account(12, "trade_payable")])).toThrow(
    'Odoo: account 1200 trade_payable has the unknown type "trade_payable".',
  );
});

test("the account of unaffected earnings takes up the profit of earlier years", () => {
  const accounts = accountsOf([account(1, "equity"), account(2, "equity_unaffected")]);

  expect(accounts.map((each) => each.isRetainedEarnings)).toEqual([false, true]);
});

test("sums are exact although Odoo writes them as floating numbers", () => {
  const groups = [
    { account_id: [7, "400000 Sales"], "debit:sum": 0, "credit:sum": 0.1 + 0.2 },
    { account_id: [8, "100000 Bank"], "debit:sum": 1234567.8900000001, "credit:sum": 0 },
  ];

  expect([...sumsByAccount(groups, 2)]).toEqual([
    ["7", { debit: 0n, credit: 30n }],
    ["8", { debit: 123_456_789n, credit: 0n }],
  ]);
});

test("a month without items sums to false, which is nothing", () => {
  expect(totalsOf([{ "debit:sum": false, "credit:sum": false }], 2)).toEqual({
    debit: 0n,
    credit: 0n,
  });
});

test("an account that comes twice in the groups is refused", () => {
  const group = { account_id: [7, "Sales"], "debit:sum": 1, "credit:sum": 0 };

  expect(() => sumsByAccount([group, group], 2)).toThrow("Odoo: account 7 came twice.");
});

test("a year that ends within a month is refused, since only whole months can be read", () => {
  const company = { id: 1, name: "Acorn", currency_id: [1, "GBP"], fiscalyear_last_month: "4" };
  const currencies = [{ id: 1, name: "GBP", decimal_places: 2 }];

  expect(() => organisationOf({ ...company, fiscalyear_last_day: 5 }, currencies)).toThrow(
    "Acorn ends its year on day 5 of month 4, not on 30 April",
  );
  expect(
    organisationOf(
      { ...company, fiscalyear_last_day: 30, hard_lock_date: "2026-04-30" },
      currencies,
    ),
  ).toEqual({
    externalId: "1",
    name: "Acorn",
    baseCurrency: "GBP",
    currencyDecimals: 2,
    yearEndMonth: 4,
    basis: "ACCRUAL",
    lockDate: "2026-04-30",
  });
});
