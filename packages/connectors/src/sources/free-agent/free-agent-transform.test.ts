import { expect, test } from "vitest";
import { accountsOf, organisationOf, trialBalanceOf } from "./free-agent-transform.ts";

const category = (nominal_code: string, description: string) => ({ nominal_code, description });
const named = (nominal_code: string, name: string) => ({ nominal_code, name });

const categories = {
  income_categories: [category("001", "Sales")],
  cost_of_sales_categories: [category("101", "Materials")],
  admin_expenses_categories: [category("285", "Accommodation")],
  general_categories: [category("750", "Bank account"), category("821", "Never seen")],
};
const balanceSheets = [
  {
    capital_assets: { accounts: [named("601", "Computers")], net_book_value: 12 },
    current_assets: { accounts: [named("750-1", "Bank account: Current")] },
    current_liabilities: { accounts: [named("796", "Trade creditors")] },
    owners_equity: { accounts: [named("910", "Profit and Loss Account")], retained_profit: 5 },
  },
];
const rows = [
  named("750-1", "Bank account: Current"),
  named("601-2", "Computers: laptop"),
  named("796", "Trade creditors"),
  named("910", "Profit and Loss Account"),
];

test("kinds give the class of income and cost, a balance sheet's headings that of all others", () => {
  const accounts = accountsOf({ categories, balanceSheets, rows }, {});

  expect(accounts.map(({ code, class: kind }) => `${code} ${kind}`)).toEqual([
    "001 REVENUE",
    "101 EXPENSE",
    "285 EXPENSE",
    "750-1 ASSET",
    "601-2 ASSET",
    "796 LIABILITY",
    "910 EQUITY",
  ]);
  expect(accounts.at(-1)?.isRetainedEarnings).toBe(true);
});

test("a category with a balance and without a heading is refused, until a person says what it is", () => {
  const odd = { categories, balanceSheets, rows: [...rows, named("888", "Odd")] };

  expect(() => accountsOf(odd, {})).toThrow(
    "FreeAgent: category 888 Odd has a balance, and no balance sheet shows under which heading it belongs.",
  );
  expect(accountsOf(odd, { classByCode: { "888": "LIABILITY" } }).at(-1)?.class).toBe("LIABILITY");
});

test("which account takes up the profit is asked for when none could", () => {
  const chart = { categories, balanceSheets, rows: rows.slice(0, 3) };

  expect(() => accountsOf(chart, {})).toThrow("none could be it");
});

test("what a month opened with is what it closed with, less what was posted", () => {
  const closings = [
    { ...named("750-1", "Bank"), total: "100.50" },
    { ...named("001", "Sales"), total: "-100.50" },
  ];
  const transactions = [
    { nominal_code: "750-1", debit_value: "30.25" },
    { nominal_code: "750-1", debit_value: "-0.25" },
    { nominal_code: "001", debit_value: "-30.0" },
  ];

  expect([...trialBalanceOf(closings, transactions, 2)]).toEqual([
    ["750-1", { opening: 7_050n, debit: 3_025n, credit: 25n, closing: 10_050n }],
    ["001", { opening: -7_050n, debit: 0n, credit: 3_000n, closing: -10_050n }],
  ]);
});

test("the newest accounting year tells the year end; one that ends on 5 April is refused", () => {
  const company = (...ends: string[]) => ({
    id: 12,
    name: "Acorn",
    currency: "GBP",
    annual_accounting_periods: ends.map((ends_on) => ({ ends_on })),
  });

  expect(organisationOf(company("2026-03-31", "2025-03-31"))).toMatchObject({ yearEndMonth: 3 });
  expect(() => organisationOf(company("2026-04-05"))).toThrow("ends its year on day 5 of month 4");
  expect(() => organisationOf(company())).toThrow("FreeAgent: Acorn has no accounting year.");
});
