/**
 * Code that nobody has run yet is slow: the first document that a worker opens takes three times as
 * long as the next. So while it is still on its way, another goes before it, held by a holder of its
 * own: most kinds of module, each as short as can be, since a worker must load it first.
 */
import { SCHEMA_VERSION } from "#model/document.ts";
import type { Holder } from "./holder.ts";

const LINES = [
  ...["cash", "receivables", "inventory", "fixedAssets", "accumulatedDepreciation", "payables"],
  ...["salesTax", "salesTaxPayable", "payrollLiabilities", "incomeTaxPayable", "overdraft"],
  ...["loans", "shareCapital", "retainedEarnings", "salesGoods", "materials", "wages", "rent"],
  ...["depreciation", "interestExpense", "incomeTax"],
];

/** Each account is named after the line it stands on. */
const MODULES = [
  {
    ...{ kind: "revenue", id: "a", account: "salesGoods", receivable: "receivables" },
    ...{ salesTax: "h", form: "growth", base: "driver * calendar.yearShare", growth: 0 },
    growthPer: "year",
  },
  {
    ...{ kind: "costOfSales", id: "b", account: "materials", inventory: "inventory" },
    ...{ form: "share", share: 0.5, of: ["a"] },
  },
  {
    ...{ kind: "inventory", id: "c", account: "inventory", payable: "payables" },
    ...{ salesTax: "h", method: "days", days: 30, earlier: [0, 0, 0, 0] },
  },
  {
    ...{ kind: "payroll", id: "d", account: "wages", form: "headcount", headcount: 1 },
    ...{ salaryPerYear: "driver" },
    withholding: { rate: 0.2, liability: "payrollLiabilities", due: { months: 1, dueDays: 21 } },
    onCosts: [],
  },
  {
    ...{ kind: "expense", id: "e", account: "rent", amount: "driver" },
    ...{ payable: "payables", salesTax: "h" },
  },
  {
    ...{ kind: "receivables", id: "f", account: "receivables" },
    ...{ method: "days", days: 30, earlier: [0, 0, 0, 0] },
  },
  {
    ...{ kind: "payables", id: "g", account: "payables" },
    ...{ method: "days", days: 30, earlier: [0, 0, 0, 0] },
  },
  {
    ...{ kind: "salesTax", id: "h", rate: 0.1, account: "salesTax", payable: "salesTaxPayable" },
    cycle: { months: 3, endMonth: 12, dueDays: 28 },
  },
  {
    ...{ kind: "fixedAssets", id: "i", additions: "driver", cost: "fixedAssets" },
    ...{ accumulated: "accumulatedDepreciation", expense: "depreciation", salesTax: "h" },
    method: { kind: "straightLine", lifeYears: 5, openingLifeYears: 3 },
  },
  {
    ...{ kind: "loan", id: "j", account: "loans", ratePerYear: 0.1, draws: "driver" },
    ...{ interestAccount: "interestExpense", repayment: { kind: "equalPrincipal", periods: 9 } },
  },
  {
    ...{ kind: "incomeTax", id: "k", rate: 0.3, account: "incomeTax", payable: "incomeTaxPayable" },
    payment: { kind: "instalments", months: [9, 12, 3, 6], finalMonth: 11, priorYearTax: 0 },
  },
  {
    ...{ kind: "treasury", id: "l", minimumCash: 0 },
    revolver: {
      ...{ account: "overdraft", limit: 0, ratePerYear: 0.1, interestAccount: "interestExpense" },
    },
  },
];

export const NAMELESS = {
  ...{ schemaVersion: SCHEMA_VERSION, name: "-", currency: "AUD" },
  timeline: {
    ...{ unit: "month", start: "2026-07-01", periodCount: 3, yearEndMonth: 6, actualCount: 0 },
  },
  accounts: LINES.map((line) => ({ id: line, name: line, line })),
  drivers: [{ id: "driver", name: "-", unit: "currency", values: 0 }],
  modules: MODULES.map((module) => ({ ...module, name: module.id })),
  ...{ scenarios: [], overrides: [], actuals: {}, kpis: [], checks: [], notes: [] },
};

export function warmUp({ answer }: Holder) {
  answer({ id: 0, kind: "open", document: NAMELESS });
  answer({ id: 0, kind: "watchTables", tables: [{ shows: { statements: ["cashFlow"] } }] });
}
