import { expect, test } from "vitest";
import type { Account } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";

const rent = (changes: object = {}): Module => ({
  kind: "expense",
  id: "rent",
  name: "Rent",
  amount: 100,
  account: "rentCost",
  ...changes,
});

const entry = (debit: string, credit: string) => ({ text: "Entry", debit, credit, amount: 5 });

function issuesOf(modules: Module[], accounts: Account[] = smallCompany().accounts) {
  const { model, read, failedChecks } = calculateModel(smallCompany({ modules, accounts }));
  expect(failedChecks()).toEqual([]);
  const issues = model.issues.map(({ code, place, message }) => `${code} ${place}: ${message}`);
  return { issues, profit: read("pl.profit") };
}

test("an account of profit and loss cannot hold what is owed: one issue, and the rest calculates", () => {
  const { issues, profit } = issuesOf([rent(), rent({ id: "fees", payable: "wages" })]);
  expect(issues).toEqual([
    'wrong-account modules/fees/payable: "Wages" is an account of profit and loss. Choose one of the balance sheet.',
  ]);
  expect(profit).toEqual([-100, -100, -100]);
});

test("every kind tells its wrong balance account by the field, without a circle or a missing line", () => {
  const loan: Module = {
    kind: "loan",
    id: "loan",
    name: "Loan",
    account: "sales",
    repayment: { kind: "amount", amount: 1 },
    ratePerYear: 0.1,
    interestAccount: "interestCost",
  };
  const dividends: Module = {
    kind: "dividends",
    id: "dividends",
    name: "Dividends",
    account: "sales",
    declared: { kind: "payout", share: 0.5, of: "period" },
  };
  const treasury: Module = {
    kind: "treasury",
    id: "bank",
    name: "Bank",
    revolver: {
      account: "wages",
      limit: 100,
      ratePerYear: 0.1,
      interestOn: "average",
      interestAccount: "interestCost",
    },
  };
  const places = issuesOf([loan, dividends, treasury]).issues.map((issue) => issue.split(":")[0]);
  expect(places).toEqual([
    "wrong-account modules/loan/account",
    "wrong-account modules/dividends/account",
    "wrong-account modules/bank/revolver.account",
  ]);
});

test("a posting from an account to itself is told and moves nothing", () => {
  const { issues, profit } = issuesOf([
    { kind: "journal", id: "odd", name: "Odd", entries: [entry("cash", "cash")] },
    rent({ id: "fees", account: "creditors", payable: "creditors" }),
  ]);
  expect(issues).toEqual([
    'wrong-account modules/odd/account: "Entry" debits and credits "Cash at bank": choose another.',
    'wrong-account modules/fees/account: "Rent" debits and credits "Trade creditors": choose another.',
  ]);
  expect(profit).toEqual([0, 0, 0]);
});

test("a balance kept on cash would be paid from itself; paying against cash is paying at once", () => {
  const customers: Module = {
    kind: "receivables",
    id: "customers",
    name: "Customers",
    account: "cash",
    method: "days",
    days: 30,
  };
  const { issues, profit } = issuesOf([customers, rent({ payable: "cash" })]);
  expect(issues).toEqual([
    'wrong-account modules/customers/account: "Cash at bank" is cash itself. Choose the account that holds the balance.',
  ]);
  expect(profit).toEqual([-100, -100, -100]);
});

test("income tax on an account within profit before tax is told instead of running in a circle", () => {
  const tax: Module = {
    kind: "incomeTax",
    id: "tax",
    name: "Tax",
    rate: 0.3,
    account: "wages",
    payable: "taxPayable",
    payment: { kind: "asEarned" },
  };
  const { issues } = issuesOf([rent(), tax]);
  expect(issues).toEqual([
    'wrong-account modules/tax/account: "Wages" is not an account for income tax. Choose one that stands below profit before tax.',
  ]);
});

test("a second module of one name posts nothing, where its amounts would be the first one's", () => {
  const { issues, profit } = issuesOf([rent(), rent({ amount: 900 })]);
  expect(issues).toEqual([
    'duplicate modules/rent/id: The module "rent" is there twice; the first one counts.',
  ]);
  expect(profit).toEqual([-100, -100, -100]);
});

test("a module cannot be named like the calendar, whose lines formulas read", () => {
  expect(issuesOf([rent({ id: "calendar" })]).issues).toEqual([
    'duplicate modules/calendar/id: "Rent" needs another name for formulas: "calendar" is used by every model.',
  ]);
});

test("a chart without cash says so once, however many modules would pay", () => {
  const accounts = smallCompany()
    .accounts.filter(({ id }) => id !== "cash")
    .map(({ opening: _, ...account }) => account);
  const owners: Module = { kind: "equity", id: "owners", name: "Owners", account: "capital" };
  expect(issuesOf([rent(), owners, rent({ id: "fees" })], accounts).issues).toEqual([
    "missing-account accounts: The chart has no account on the line for cash, so nothing can be paid or received.",
  ]);
});
