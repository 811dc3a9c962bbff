import { expect, test } from "vitest";
import type { Organisation } from "#ledger/ledger.ts";
import { balancesOf, findSign } from "./myob-business-balances.ts";
import {
  accountsOf,
  earningsAccountsOf,
  organisationOf,
  registerOf,
} from "./myob-business-transform.ts";

function account(UID: string, Classification: string, Type = Classification) {
  const flags = { IsHeader: false, IsActive: true, ParentAccount: null };
  return { UID, DisplayID: UID, Name: UID, Classification, Type, ...flags };
}

const earnings = { current: "ce", retained: "re" };
const file = { Id: "cf", Name: "Acorn", Country: "NZ" };
const organisation: Organisation = organisationOf(
  file,
  { LastMonthFinancialYear: 3 },
  { System: { LockPeriodPriorTo: "2026-04-01T00:00:00" } },
);

test("a New Zealand file keeps NZD and ends its year in March", () => {
  expect(organisation).toEqual({
    externalId: "cf",
    name: "Acorn",
    country: "NZ",
    baseCurrency: "NZD",
    currencyDecimals: 2,
    yearEndMonth: 3,
    basis: "ACCRUAL",
    lockDate: "2026-03-31",
  });
  expect(() => organisationOf({ ...file, Country: "FJ" }, {}, {})).toThrow(
    'Acorn is kept in "FJ", not AU or NZ',
  );
});

test("every classification has its class; an unknown one is refused by name", () => {
  const names = "Asset Liability Equity Income CostOfSales Expense OtherIncome OtherExpense".split(
    " ",
  );
  const classes = accountsOf(
    names.map((each) => account(each, each)),
    earnings,
  ).map((each) => each.class);

  expect(classes.join(" ")).toBe("ASSET LIABILITY EQUITY REVENUE EXPENSE EXPENSE REVENUE EXPENSE");
  expect(() => accountsOf([account("7-1000", "Reserve", "Odd")], earnings)).toThrow(
    'MYOB Business: account 7-1000 7-1000 has the unknown type "Reserve / Odd".',
  );
});

test("headings and current earnings are not posted to", () => {
  const rows = [
    { ...account("1-0000", "Asset"), IsHeader: true },
    account("ce", "Equity"),
    account("re", "Equity"),
  ];

  expect(
    accountsOf(rows, earnings).map((each) => [each.isPosting, each.isRetainedEarnings]),
  ).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});

test("the earnings accounts are found by their link, or else by their names", () => {
  const rows = [
    { ...account("a", "Equity"), Name: "Current Year Earnings" },
    { ...account("b", "Equity"), Name: "Retained Earnings" },
  ];
  const links = [{ Account: { UID: "x" }, Description: "Equity Account for Retained Earnings" }];

  expect(earningsAccountsOf(links, rows)).toEqual({ current: "a", retained: "x" });
  expect(() => earningsAccountsOf([], [])).toThrow("the account of current earnings is missing");
});

test("activity and thirteenth period are added, adjustments are a part of them", () => {
  const row = {
    Account: { UID: "tax" },
    Year: 2027,
    Month: 6,
    Activity: 350.25,
    Adjustment: 50,
    YearEndActivity: 1200,
    YearEndAdjustment: 1200,
  };

  expect(registerOf([row], 2)).toEqual([
    { accountId: "tax", year: 2027, monthInYear: 6, activity: 155_025n },
  ]);
});

const chart = {
  accounts: accountsOf(
    [
      account("bank", "Asset"),
      account("stock", "Asset"),
      account("debt", "Liability"),
      account("re", "Equity"),
      account("ce", "Equity"),
      account("sales", "Income"),
    ],
    earnings,
  ),
  earnings,
};

async function* sheets(...written: Record<string, bigint>[]) {
  for (const sheet of written) yield new Map(Object.entries(sheet));
}

test("bank 900, retained 100, current 800 of which 300 this year: retained earnings are 600", () => {
  const sheet = new Map(Object.entries({ bank: 90_000n, re: 10_000n, ce: 80_000n }));
  const sales = new Map([["sales", 30_000n]]);

  const balances = balancesOf(sheet, sales, chart, organisation, "natural");

  expect([...balances].filter(([, net]) => net !== 0n)).toEqual([
    ["bank", 90_000n],
    ["re", -60_000n],
    ["sales", -30_000n],
  ]);
});

test("a balance sheet tells its sign by balancing: 5 owed for stock of 5, or −5", async () => {
  const natural = sheets({ stock: 500n, debt: 500n });
  const debit = sheets({ stock: 500n, debt: -500n });

  expect(await findSign(natural, chart, organisation)).toBe("natural");
  expect(await findSign(debit, chart, organisation)).toBe("debit");
});

test("debts of 5 and losses of 5 tell nothing, so the next sheet is asked", async () => {
  const silent = { debt: 500n, re: -500n };

  const sign = await findSign(sheets({}, silent, { bank: 100n, re: -100n }), chart, organisation);

  expect(sign).toBe("debit");
  await expect(findSign(sheets(silent, silent), chart, organisation)).rejects.toThrow(
    "MYOB Business: no balance sheet of Acorn tells debit from credit.",
  );
});

test("sheets without any credit need no sign", async () => {
  expect(await findSign(sheets({}, { bank: -500n, stock: 500n }), chart, organisation)).toBe(
    "natural",
  );
});

test("a balance sheet that does not balance is refused with the difference", () => {
  const sheet = new Map(Object.entries({ bank: 90_000n, re: 10_000n }));

  expect(() => balancesOf(sheet, new Map(), chart, organisation, "natural")).toThrow(
    "the balance sheet of Acorn does not balance by 800.00",
  );
});
