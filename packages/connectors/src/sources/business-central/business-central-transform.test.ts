import { expect, test } from "vitest";
import {
  accountsOf,
  organisationOf,
  trialBalanceOf,
  writtenRowsOf,
} from "./business-central-transform.ts";

function account(number: string, displayName: string, accountType: string, category: string) {
  return { id: `id-${number}`, number, displayName, accountType, category, blocked: false };
}

function balance(number: string, accountType: string, amounts: string[]) {
  const [totalDebit, totalCredit, balanceAtDateDebit, balanceAtDateCredit] = amounts;
  const sides = { totalDebit, totalCredit, balanceAtDateDebit, balanceAtDateCredit };
  return { number, accountId: `id-${number}`, accountType, display: number, ...sides };
}

test("a chart keeps its headings, hangs accounts below totals and reads encoded names", () => {
  const accounts = accountsOf([
    account("1000", "BALANCE SHEET", "Heading", "_x0020_"),
    account("1100", "Cash", "Begin_x002D_Total", "Assets"),
    account("1110", "Bank", "Posting", "Assets"),
    account("1199", "Cash, total", "End_x002D_Total", "Assets"),
    account("5100", "Materials", "Posting", "Cost_x0020_of_x0020_Goods_x0020_Sold"),
  ]);

  expect(
    accounts.map(({ code, class: kind, isPosting, parentId }) => [code, kind, isPosting, parentId]),
  ).toEqual([
    ["1100", "ASSET", false, undefined],
    ["1110", "ASSET", true, "id-1100"],
    ["1199", "ASSET", false, "id-1100"],
    ["5100", "EXPENSE", true, undefined],
  ]);
});

test("every category Business Central has becomes a class", () => {
  const categories = ["Assets", "Liabilities", "Equity", "Income", "Cost of Goods Sold", "Expense"];
  const accounts = accountsOf(
    categories.map((category, index) => account(String(index), category, "Posting", category)),
  );

  expect(accounts.map((each) => each.class)).toEqual([
    "ASSET",
    "LIABILITY",
    "EQUITY",
    "REVENUE",
    "EXPENSE",
    "EXPENSE",
  ]);
});

test("an account that is posted to without a category is refused by number and name", () => {
  expect(() => accountsOf([account("9999", "Suspense", "Posting", "_x0020_")])).toThrow(
    'Business Central: account 9999 Suspense has the unknown type "".',
  );
  expect(() => accountsOf([account("9998", "Odd", "Memo", "Assets")])).toThrow(
    'Business Central: account 9998 Odd has the unknown type "Memo".',
  );
});

test("retained earnings are found by subcategory, or by the number a person gave", () => {
  const rows = [
    { ...account("3110", "Shares", "Posting", "Equity"), subCategory: "Common Stock" },
    {
      ...account("3210", "Brought forward", "Posting", "Equity"),
      subCategory: "Retained Earnings",
    },
  ];
  const marked = (number?: string) =>
    accountsOf(rows, number)
      .filter((each) => each.isRetainedEarnings)
      .map(({ code }) => code);

  expect([marked(), marked("3110")]).toEqual([["3210"], ["3110"]]);
  expect(() => accountsOf(rows, "3999")).toThrow("has no account 3999 for retained earnings");
});

test("amounts are text with thousands separators, and totals are not added again", () => {
  const rows = writtenRowsOf(
    [
      balance("1100", "Begin_x002D_Total", ["", "", "", ""]),
      balance("1110", "Posting", ["72,893.84", "2,000.00", "1,070,893.84", "0.00"]),
      balance("1120", "Posting", ["", "15.50", "", "1,015.50"]),
      balance("1199", "End_x002D_Total", ["72,893.84", "2,015.50", "1,069,878.34", "0.00"]),
    ],
    2,
  );

  expect([...rows]).toEqual([
    ["id-1110", { debit: 7_289_384n, credit: 200_000n, closing: 107_089_384n }],
    ["id-1120", { debit: 0n, credit: 1_550n, closing: -101_550n }],
  ]);
});

test.each(["72.893,84", "100,00", "1,00.00", "1,234", "-5.00"])(
  "%s is refused, since another notation could be a hundred times as much",
  (written) => {
    const row = balance("1110", "Posting", [written, "0.00", "0.00", "0.00"]);

    expect(() => writtenRowsOf([row], 2)).toThrow(
      `Business Central: trialBalance 1110.totalDebit: "${written}" is not an amount.`,
    );
  },
);

test("an account that comes twice is refused", () => {
  const once = balance("1110", "Posting", ["1.00", "0.00", "1.00", "0.00"]);

  expect(() => writtenRowsOf([once, once], 2)).toThrow("trialBalance 1110 stands there twice");
});

const open = { debit: 0n, credit: 0n };

test("a debit of 30 that leads from 100 to 70 is a correction of −30", () => {
  const rows = new Map([["bank", { debit: 3_000n, credit: 0n, closing: 7_000n }]]);
  const before = new Map([["bank", { ...open, closing: 10_000n }]]);

  expect([...trialBalanceOf(rows, before, () => false).values()]).toEqual([
    { opening: 10_000n, debit: -3_000n, credit: 0n, closing: 7_000n },
  ]);
});

test("rent that closed a year with 900 and a new one's first month with 80 was closed in between", () => {
  const rows = new Map([["rent", { debit: 8_000n, credit: 0n, closing: 8_000n }]]);
  const before = new Map([["rent", { ...open, closing: 90_000n }]]);

  expect(trialBalanceOf(rows, before, () => true).get("rent")?.opening).toBe(0n);
});

test("a correction of −80 in the month after the close is read from an opening of nothing", () => {
  const rows = new Map([["rent", { debit: 8_000n, credit: 0n, closing: -8_000n }]]);
  const before = new Map([["rent", { ...open, closing: 90_000n }]]);

  expect(trialBalanceOf(rows, before, () => true).get("rent")).toMatchObject({
    opening: 0n,
    debit: -8_000n,
  });
});

test("an account that rolls by no signs keeps the figures as written, for the checks to find", () => {
  const rows = new Map([["bank", { debit: 3_000n, credit: 0n, closing: 7_000n }]]);

  expect(trialBalanceOf(rows, new Map(), () => false).get("bank")).toEqual({
    opening: 4_000n,
    debit: 3_000n,
    credit: 0n,
    closing: 7_000n,
  });
});

test("the year ends in the month before the financial year starts", () => {
  const company = { id: "c", name: "CRONUS", displayName: "" };
  const information = { currencyCode: "JPY", currentFiscalYearStartDate: "2027-04-01" };

  expect(organisationOf(company, information)).toMatchObject({
    name: "CRONUS",
    yearEndMonth: 3,
    currencyDecimals: 0,
  });
  expect(() =>
    organisationOf(company, { ...information, currentFiscalYearStartDate: "0001-01-01" }),
  ).toThrow("CRONUS has no financial year");
  expect(() =>
    organisationOf(company, { ...information, currentFiscalYearStartDate: "2027-04-06" }),
  ).toThrow("CRONUS starts its year on 2027-04-06, within a month.");
});
