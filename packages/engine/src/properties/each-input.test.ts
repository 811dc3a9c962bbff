/** Every figure a person can give a module moves something, in a company rich or short of cash. */
import { expect, test } from "vitest";
import { openCalculation } from "#calculate/calculation.ts";
import { seriesOf } from "#calculate/sheet.ts";
import type { Account, ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { canOverride } from "#overrides/override-lines.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";

const revenue = {
  kind: "revenue",
  account: "sales",
  receivable: "debtors",
  salesTax: "vat",
} as const;
const due = { periods: 1 };

/** Every kind of module, with every figure it can have. */
const modules: Module[] = [
  { ...revenue, id: "amount", name: "Amount", form: "amount", amount: 900, salesTaxRate: 0.05 },
  { ...revenue, id: "growth", name: "Growth", form: "growth", base: 500, growth: 0.02 },
  { ...revenue, id: "units", name: "Units", form: "priceVolume", price: 7, volume: 40 },
  {
    ...revenue,
    id: "members",
    name: "Members",
    form: "subscription",
    customersOpening: 20,
    newCustomers: 4,
    churn: 0.05,
    price: 9,
  },
  { ...revenue, id: "again", name: "Again", form: "history", growth: 0.1, earlier: year(60) },
  {
    kind: "costOfSales",
    id: "shareCost",
    name: "Share",
    account: "costOfSales",
    form: "share",
    share: 0.3,
    of: ["amount"],
    inventory: "stock",
  },
  {
    kind: "costOfSales",
    id: "unitCosts",
    name: "Unit",
    account: "costOfSales",
    form: "unit",
    unitCost: 2,
    volume: 40,
    payable: "creditors",
    salesTax: "vat",
    salesTaxRate: 0.07,
  },
  {
    kind: "expense",
    id: "rent",
    name: "Rent",
    account: "rentCost",
    amount: 200,
    payable: "creditors",
  },
  {
    kind: "payroll",
    id: "staff",
    name: "Staff",
    account: "wages",
    form: "headcount",
    headcount: 2,
    salaryPerYear: 6000,
    withholding: { rate: 0.2, liability: "withheld", due },
    onCosts: [
      {
        id: "pension",
        name: "Pension",
        rate: 0.1,
        account: "pensionCost",
        liability: "payrollOwed",
        due,
        thresholdPerMonth: 100,
      },
    ],
    leave: { rate: 0.08, account: "leaveCost", provision: "leave", taken: 10 },
  },
  {
    kind: "inventory",
    id: "stocking",
    name: "Stocking",
    account: "stock",
    method: "days",
    days: 30,
    payable: "creditors",
  },
  {
    kind: "receivables",
    id: "customers",
    name: "Customers",
    account: "debtors",
    method: "days",
    days: 20,
    badDebts: { share: 0.01, account: "badDebts" },
  },
  {
    kind: "payables",
    id: "suppliers",
    name: "Suppliers",
    account: "creditors",
    method: "profile",
    profile: [0.5, 0.3, 0.2],
  },
  {
    kind: "salesTax",
    id: "vat",
    name: "VAT",
    rate: 0.1,
    account: "gst",
    payable: "gstPayable",
    cycle: { months: 1, dueDays: 20 },
  },
  {
    kind: "fixedAssets",
    id: "plants",
    name: "Plant",
    additions: 300,
    cost: "plant",
    accumulated: "plantDepreciation",
    expense: "depreciationCost",
    method: { kind: "diminishingValue", ratePerYear: 0.3 },
    residualShare: 0.96,
  },
  {
    kind: "loan",
    id: "loan",
    name: "Loan",
    account: "bankLoan",
    draws: 150,
    repayment: { kind: "amount", amount: 90 },
    ratePerYear: 0.1,
    interestAccount: "interestCost",
  },
  {
    kind: "equity",
    id: "owners",
    name: "Owners",
    account: "capital",
    contributions: 100,
    buyBacks: 20,
  },
  {
    kind: "incomeTax",
    id: "tax",
    name: "Tax",
    rate: 0.3,
    account: "taxCost",
    payable: "taxPayable",
    adjustments: 5000,
    payment: { kind: "asEarned" },
  },
  {
    kind: "dividends",
    id: "dividend",
    name: "Dividend",
    account: "retained",
    declared: { kind: "amount", amount: 15 },
  },
  {
    kind: "treasury",
    id: "bank",
    name: "Bank",
    minimumCash: 100,
    revolver: {
      account: "overdraft",
      limit: 400,
      ratePerYear: 0.12,
      interestAccount: "interestCost",
    },
    cashInterest: { ratePerYear: 0.02, interestAccount: "interestEarned" },
    sweep: { loan: "loan", share: 0.0005 },
  },
  {
    kind: "journal",
    id: "byHand",
    name: "By hand",
    entries: [
      { text: "Every month", debit: "rentCost", credit: "cash", amount: 3 },
      { text: "Once", debit: "cash", credit: "gain", amount: 8, day: "2026-08-10" },
    ],
  },
];

function year(figure: number): number[] {
  return Array.from({ length: 12 }, () => figure);
}

/** With so much cash at the start, from owners or owed by them. */
function company(cash: number): ModelDocument {
  const extra: Account = { id: "withheld", name: "Tax withheld", line: "payrollLiabilities" };
  const accounts = [...smallCompany().accounts, extra].map((account) => {
    if (account.id === "cash") return { ...account, opening: cash };
    return account.id === "capital" ? { ...account, opening: -cash } : account;
  });
  return smallCompany({ accounts, modules });
}

const OUTPUTS = new Set(["profitAndLoss", "balanceSheet", "cashFlow", "cashFlowDirect"]);

/** The inputs at which no statement and no check stirs when they are moved by a tenth. */
function stillInputs(document: ModelDocument): string[] {
  const { model } = calculateModel(document);
  expect(model.issues).toEqual([]);
  const { program } = model;
  const calculation = openCalculation(program);
  const checks = new Set(model.checks.map(({ line }) => line));
  const outputs = program.lines.filter(({ id, section }) => OUTPUTS.has(section) || checks.has(id));
  const drawn = () =>
    outputs.map(({ id }) => seriesOf(program, calculation.sheet(), id).join()).join();
  const before = drawn();
  const inputs = program.lines.filter((line) => canOverride(line));
  const still = inputs.filter(({ id }) => {
    const row = program.rowOf.get(id) ?? -1;
    const cells = [...seriesOf(program, calculation.sheet(), id)].map((value, period) => {
      return { row, period, value };
    });
    calculation.change(cells.map((cell) => ({ ...cell, value: cell.value * 1.1 })));
    const isStill = drawn() === before;
    calculation.change(cells);
    return isStill;
  });
  expect(inputs.length).toBeGreaterThan(45);
  expect(drawn()).toBe(before);
  return still.map(({ id }) => id);
}

test("every figure of every kind of module moves a statement or an alert, with cash or without", () => {
  const rich = new Set(stillInputs(company(50_000)));
  expect(stillInputs(company(-1500)).filter((input) => rich.has(input))).toEqual([]);
});
