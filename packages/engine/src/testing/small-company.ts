import { type Account, type ModelDocument, SCHEMA_VERSION } from "#model/document.ts";
import type { SalesTax } from "#model/kinds/sales-tax.ts";

/** A company small enough to calculate by hand: a chart, a bank balance and nothing else. */
export function smallCompany(changes: Partial<ModelDocument> = {}): ModelDocument {
  return {
    schemaVersion: SCHEMA_VERSION,
    name: "Small company",
    currency: "AUD",
    timeline: {
      unit: "month",
      start: "2026-07-01",
      periodCount: 3,
      yearEndMonth: 6,
      actualCount: 0,
    },
    accounts: [
      { id: "cash", name: "Cash at bank", line: "cash", opening: 1000 },
      { id: "debtors", name: "Trade debtors", line: "receivables" },
      { id: "stock", name: "Stock", line: "inventory" },
      { id: "plant", name: "Plant", line: "fixedAssets" },
      { id: "plantDepreciation", name: "Plant, depreciation", line: "accumulatedDepreciation" },
      { id: "creditors", name: "Trade creditors", line: "payables" },
      { id: "gst", name: "GST accrued", line: "salesTax" },
      { id: "gstPayable", name: "GST payable", line: "salesTaxPayable" },
      { id: "payrollOwed", name: "Payroll owed", line: "payrollLiabilities" },
      { id: "leave", name: "Leave provision", line: "leaveProvision" },
      { id: "taxPayable", name: "Income tax payable", line: "incomeTaxPayable" },
      { id: "interestOwed", name: "Interest payable", line: "interestPayable" },
      { id: "dividendsOwed", name: "Dividends payable", line: "dividendsPayable" },
      { id: "overdraft", name: "Overdraft", line: "overdraft" },
      { id: "bankLoan", name: "Bank loan", line: "loans" },
      { id: "capital", name: "Share capital", line: "shareCapital", opening: -1000 },
      { id: "retained", name: "Retained earnings", line: "retainedEarnings" },
      { id: "sales", name: "Sales", line: "salesGoods" },
      { id: "costOfSales", name: "Cost of goods sold", line: "materials" },
      { id: "wages", name: "Wages", line: "wages" },
      { id: "pensionCost", name: "Pension", line: "pension" },
      { id: "leaveCost", name: "Leave expense", line: "leaveExpense" },
      { id: "rentCost", name: "Rent", line: "rent" },
      { id: "badDebts", name: "Bad debts", line: "badDebts" },
      { id: "depreciationCost", name: "Depreciation", line: "depreciation" },
      { id: "gain", name: "Gain on disposal", line: "gainOnDisposal" },
      { id: "loss", name: "Loss on disposal", line: "lossOnDisposal" },
      { id: "interestCost", name: "Interest expense", line: "interestExpense" },
      { id: "interestEarned", name: "Interest income", line: "interestIncome" },
      { id: "taxCost", name: "Income tax", line: "incomeTax" },
    ],
    drivers: [],
    modules: [],
    scenarios: [],
    overrides: [],
    actuals: {},
    kpis: [],
    checks: [],
    notes: [],
    ...changes,
  };
}

/** Accounts with balances to start from, for which the owners paid in. */
export function openedWith(
  openings: Readonly<Record<string, number>>,
  accounts = smallCompany().accounts,
): Account[] {
  const sum = Object.values(openings).reduce((total, opening) => total + opening, 0);
  return accounts.map((account) => {
    if (account.id === "capital") return { ...account, opening: -1000 - sum };
    const opening = openings[account.id];
    return opening === undefined ? account : { ...account, opening };
  });
}

/** The tax on what the small company sells and buys: quarters, each paid 28 days after its end. */
export const GST: SalesTax = {
  kind: "salesTax",
  id: "tax",
  name: "GST",
  rate: 0.1,
  account: "gst",
  payable: "gstPayable",
  cycle: { months: 3, endMonth: 9, dueDays: 28 },
};
