/** A company whose rules are known is run for two years; what is fitted from its books must be these rules. */
import { describe, expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { booksOf } from "#testing/known-books.ts";
import { GST, openedWith, smallCompany } from "#testing/small-company.ts";
import { fitModel } from "./fit-model.ts";

const SEASON = [0.8, 0.8, 0.9, 1, 1, 1.1, 1.1, 1, 1, 1, 1.1, 1.2];

/** Sells with a season on 45 days, holds 40 days of stock, pays after 30, employs, borrows, is taxed. */
const modules: Module[] = [
  { ...GST },
  {
    ...{ kind: "revenue", id: "selling", name: "Selling", account: "sales", receivable: "debtors" },
    ...{ salesTax: "tax", form: "growth", base: 100_000, growth: 0.06, growthPer: "year" },
    seasonality: SEASON,
  },
  {
    ...{ kind: "costOfSales", id: "costs", name: "Costs", account: "costOfSales" },
    ...{ inventory: "stock", form: "share", share: 0.4, of: ["selling"] },
  },
  {
    ...{ kind: "inventory", id: "stock", name: "Stock", account: "stock", payable: "creditors" },
    ...{ salesTax: "tax", method: "days", days: 40, earlier: [40_000, 40_000, 40_000] },
  },
  {
    ...{ kind: "expense", id: "rent", name: "Rent", account: "rentCost", amount: 5000 },
    ...{ payable: "creditors", salesTax: "tax" },
  },
  {
    ...{ kind: "receivables", id: "customers", name: "Customers", account: "debtors" },
    ...{ method: "days", days: 45, earlier: [110_000, 110_000, 110_000] },
  },
  {
    ...{ kind: "payables", id: "suppliers", name: "Suppliers", account: "creditors" },
    ...{ method: "days", days: 20, earlier: [50_000, 50_000] },
  },
  {
    ...{ kind: "payroll", id: "staff", name: "Staff", account: "wages", form: "amount" },
    amount: 20_000,
    withholding: { rate: 0.2, liability: "payrollOwed", due: { months: 1, dueDays: 21 } },
  },
  {
    ...{
      kind: "fixedAssets",
      id: "plant",
      name: "Plant",
      cost: "plant",
      expense: "depreciationCost",
    },
    ...{ accumulated: "plantDepreciation", additions: 2000 },
    method: { kind: "straightLine", lifeYears: 10 },
  },
  {
    ...{ kind: "loan", id: "bank", name: "Bank loan", account: "bankLoan", ratePerYear: 0.06 },
    ...{ repayment: { kind: "amount", amount: 1500 }, interestAccount: "interestCost" },
  },
  {
    ...{ kind: "incomeTax", id: "incomeTax", name: "Income tax", rate: 0.3, account: "taxCost" },
    payable: "taxPayable",
    payment: { kind: "yearly", finalMonth: 11 },
  },
];

const plan: ModelDocument = smallCompany({
  timeline: {
    unit: "month",
    start: "2026-07-01",
    periodCount: 36,
    yearEndMonth: 6,
    actualCount: 0,
  },
  accounts: openedWith({
    debtors: 165_000,
    stock: 52_000,
    creditors: -33_000,
    plant: 240_000,
    plantDepreciation: -60_000,
    bankLoan: -150_000,
  }),
  modules,
});
const MONTHS = 24;
const books = booksOf(plan, MONTHS);
const made = fitModel(books, { name: "Known", forecastMonths: 12 });
const { document } = made;

const figureOf = (id: string) => {
  const values = document.drivers.find((driver) => driver.id === id)?.values;
  return typeof values === "object" && "later" in values ? values.later : values;
};
const module = (kind: Module["kind"]) => document.modules.find((each) => each.kind === kind);

describe("from two years of books whose rules are known", () => {
  test("growth of 6 % and the season are found again", () => {
    expect(figureOf("salesGrowth")).toBeCloseTo(0.06, 3);
    const selling = module("revenue");
    const season =
      selling?.kind === "revenue" && selling.form === "growth" ? selling.seasonality : [];
    for (const [index, weight] of SEASON.entries()) expect(season?.[index]).toBeCloseTo(weight, 2);
  });

  test("customers take 45 days, suppliers 20, and stock is 40 days", () => {
    expect(figureOf("customersDays")).toBeCloseTo(45, 0);
    expect(figureOf("suppliersDays")).toBeCloseTo(20, 0);
    expect(figureOf("stockDays")).toBeCloseTo(40, 0);
  });

  test("cost of sales is 40 % of revenue, rent 5,000 a month and pay 20,000", () => {
    expect(figureOf("costOfSalesShare")).toBe(0.4);
    expect(figureOf("rentCostPerMonth")).toBe(5000);
    expect(figureOf("wagesPerMonth")).toBe(20_000);
  });

  test("sales tax is 10 % of sales less purchases, by the quarter, paid the month after", () => {
    expect(figureOf("salesTaxRate")).toBe(0.1);
    expect(module("salesTax")).toMatchObject({ cycle: { months: 3, dueDays: 21 } });
  });

  test("a fifth of pay is withheld and paid a month later", () => {
    expect(figureOf("withholdingRate")).toBe(0.2);
    expect(module("payroll")).toMatchObject({ withholding: { due: { months: 1, dueDays: 21 } } });
  });

  test("plant wears over about ten years, and 2,000 a month is bought", () => {
    expect(figureOf("plantBought")).toBe(2000);
    const plant = module("fixedAssets");
    const method = plant?.kind === "fixedAssets" ? plant.method : undefined;
    expect(method?.kind === "straightLine" && method.lifeYears).toBeCloseTo(10, 0);
  });

  test("the loan costs 6 % and 1,500 a month go off it", () => {
    expect(figureOf("debtRate")).toBeCloseTo(0.06, 4);
    expect(figureOf("bankLoanRepaid")).toBe(1500);
  });

  test("income tax is 30 %, paid in November", () => {
    expect(figureOf("incomeTaxRate")).toBe(0.3);
    expect(module("incomeTax")).toMatchObject({ payment: { kind: "yearly", finalMonth: 11 } });
  });

  test("the year after is forecast as it came, cash within 2 % and revenue within half of one", () => {
    const [came, said] = [calculateModel(plan), calculateModel(document)];
    const compared = (line: string) =>
      came
        .read(line)
        .slice(MONTHS)
        .map((figure, at) => (said.read(line)[MONTHS + at] ?? 0) / figure);
    for (const share of compared("cf.closingCash")) expect(Math.abs(share - 1)).toBeLessThan(0.02);
    for (const share of compared("pl.revenue")) expect(Math.abs(share - 1)).toBeLessThan(0.005);
  });

  test("history is taken over as it is, and every driver says what it was fitted from", () => {
    for (const [id, series] of Object.entries(books.actuals))
      expect(document.actuals[id] ?? []).toEqual(series);
    const days = document.drivers.find(({ id }) => id === "customersDays");
    expect(days?.evidence).toBe("actual");
    expect(days?.note).toMatch(/^Counted back at each month's end, 45 days is .*Jun-28/);
  });
});

describe("what the books do not prove", () => {
  test("growth of five months is an estimate of nothing, and says so", () => {
    const short = fitModel(booksOf(plan, 5), { name: "New" });
    const growth = short.document.drivers.find(({ id }) => id === "salesGrowth");
    expect(growth).toMatchObject({
      evidence: "estimate",
      note: "5 months of books do not show a year's growth; none is assumed.",
    });
  });

  test("books of nothing give a model of nothing that says there is no revenue", () => {
    const empty = fitModel({ ...books, actuals: {} }, { name: "Empty" });
    expect(empty.document.modules.filter(({ kind }) => kind === "revenue")).toEqual([]);
    expect(empty.unproven).toContain("There is no revenue in the books, so none is forecast.");
  });

  test("weeks open on the balances of the last month's end, and say which days lie between", () => {
    const weekly = fitModel(books, { name: "Weeks", unit: "week" });
    expect(weekly.document.timeline).toMatchObject({
      unit: "week",
      start: "2028-07-03",
      actualCount: 0,
    });
    expect(weekly.unproven[1]).toBe(
      "The first week begins on 3 July 2028, 2 days after the month in which the books end.",
    );
    const { read } = calculateModel(document);
    const cash = weekly.document.accounts.find(({ id }) => id === "cash");
    expect(cash?.opening).toBeCloseTo(read("cf.closingCash")[MONTHS - 1] ?? 0, 2);
  });

  test("quarters begin with one of the financial year; a month that is no whole one is forecast", () => {
    const quarterly = fitModel(booksOf(plan, 23), { name: "Quarters", unit: "quarter" });
    expect(quarterly.document.timeline).toMatchObject({
      unit: "quarter",
      start: "2026-07-01",
      actualCount: 7,
    });
    expect(quarterly.unproven[0]).toMatch(/^The last 2 months are no whole quarter to May-28/);
  });
});
