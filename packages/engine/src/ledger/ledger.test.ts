import { expect, test } from "vitest";
import type { Account, ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";

const fees: Module = {
  kind: "revenue",
  id: "fees",
  name: "Fees",
  account: "sales",
  form: "amount",
  amount: 100,
};

/** May, June and July: the financial year turns with July. */
function acrossTheYear(accounts: Account[], modules: Module[] = [fees]): ModelDocument {
  const timeline = { ...smallCompany().timeline, start: "2027-05-01" };
  return smallCompany({ timeline, accounts, modules });
}

const chart = smallCompany().accounts;

test("the year's 200 rolls into retained earnings with July, and July's 100 starts a new year", () => {
  const { read, failedChecks } = calculateModel(acrossTheYear(chart));
  expect(read("bs.account.currentYearEarnings")).toEqual([100, 200, 100]);
  expect(read("bs.account.retained")).toEqual([0, 0, 200]);
  expect(failedChecks()).toEqual([]);
});

test("of two accounts for retained earnings one takes the year's profit, not both", () => {
  const prior = { id: "prior", name: "Prior years", line: "retainedEarnings" };
  const { read, failedChecks } = calculateModel(acrossTheYear([...chart, prior]));
  expect(read("bs.account.retained")).toEqual([0, 0, 200]);
  expect(read("bs.account.prior")).toEqual([0, 0, 0]);
  expect(failedChecks()).toEqual([]);
});

test("a chart without retained earnings says so, and its balance sheet still balances", () => {
  const accounts = chart.filter(({ id }) => id !== "retained");
  const { model, read, failedChecks } = calculateModel(acrossTheYear(accounts));
  expect(model.issues.map(({ code, place }) => [code, place])).toEqual([
    ["missing-account", "accounts"],
  ]);
  expect(read("bs.account.currentYearEarnings")).toEqual([100, 200, 300]);
  expect(failedChecks()).toEqual([]);
});

test("a transfer between two bank accounts is no cash flow, and both are cash", () => {
  const savings = { id: "savings", name: "Savings", line: "cash", opening: 500 };
  const accounts = chart.map((account) =>
    account.id === "capital" ? { ...account, opening: -1500 } : account,
  );
  const transfer: Module = {
    kind: "journal",
    id: "transfer",
    name: "Transfer",
    entries: [{ text: "To savings", debit: "savings", credit: "cash", amount: 200 }],
  };
  const document = acrossTheYear([...accounts, savings], [fees, transfer]);
  const { read, failedChecks } = calculateModel(document);
  expect(read("bs.account.cash")).toEqual([900, 800, 700]);
  expect(read("bs.account.savings")).toEqual([700, 900, 1100]);
  expect(read("cf.openingCash")).toEqual([1500, 1600, 1700]);
  expect(read("cf.net")).toEqual([100, 100, 100]);
  expect(read("cfd.other")).toEqual([0, 0, 0]);
  expect(failedChecks()).toEqual([]);
});

test("the treasury keeps the account that pays at its minimum, and counts both in cash", () => {
  const savings = { id: "savings", name: "Savings", line: "cash", opening: 500 };
  const accounts = chart.map((account) =>
    account.id === "capital" ? { ...account, opening: -1500 } : account,
  );
  const rent: Module = {
    kind: "expense",
    id: "rent",
    name: "Rent",
    amount: 900,
    account: "rentCost",
  };
  const bank: Module = {
    kind: "treasury",
    id: "bank",
    name: "Bank",
    minimumCash: 200,
    revolver: {
      account: "overdraft",
      limit: 5000,
      ratePerYear: 0,
      interestAccount: "interestCost",
    },
  };
  const { read, failedChecks } = calculateModel(
    acrossTheYear([...accounts, savings], [rent, bank]),
  );
  // 1,000 − 900 is 100, so 100 is drawn, and then each month's 900.
  expect(read("bs.account.overdraft")).toEqual([100, 1000, 1900]);
  expect(read("bs.account.cash")).toEqual([200, 200, 200]);
  expect(read("cf.closingCash")).toEqual([700, 700, 700]);
  expect(failedChecks()).toEqual([]);
});
