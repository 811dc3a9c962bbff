/**
 * Documents that are large, each in its own way: whatever grows with the square of a model shows in
 * one of them. A year of ten is actual, so that modules share what the ledger says.
 */
import type { ModelDocument } from "@app/engine/model/document";
import type { Module } from "@app/engine/model/module";
import { GST, smallCompany } from "@app/engine/testing/small-company";

export type LargeShape = "trading" | "interest" | "payroll";

const ACTUAL_COUNT = 12;

export function largeDocument(shape: LargeShape, count: number): ModelDocument {
  const small = smallCompany();
  const zeros = Array.from({ length: ACTUAL_COUNT }, () => 0);
  return {
    ...small,
    timeline: { ...small.timeline, periodCount: 120, actualCount: ACTUAL_COUNT },
    actuals: Object.fromEntries(small.accounts.map(({ id }) => [id, zeros])),
    modules: MODULES[shape](count),
  };
}

const MODULES: Record<LargeShape, (count: number) => Module[]> = {
  trading: (count) => [...traders(count), CUSTOMERS, SUPPLIERS, GST],
  interest: (count) => [...traders(count), CUSTOMERS, SUPPLIERS, GST, INCOME_TAX, TREASURY],
  payroll: teams,
};

/** Sales and costs by turns, which share their accounts, their tax, their customers and suppliers. */
function traders(count: number): Module[] {
  return Array.from({ length: count }, (_, index): Module => {
    const shape = { id: `part${index}`, name: `Part ${index}`, salesTax: GST.id };
    const sold = { form: "growth", base: 1000 + index, growth: 0.01 } as const;
    return index % 2 === 0
      ? { ...shape, ...sold, kind: "revenue", account: "sales", receivable: "debtors" }
      : { ...shape, kind: "expense", account: "rentCost", payable: "creditors", amount: 900 };
  });
}

function teams(count: number): Module[] {
  const owed = { liability: "payrollOwed", due: { periods: 1 } };
  return Array.from(
    { length: count },
    (_, index): Module => ({
      ...{ kind: "payroll", id: `team${index}`, name: `Team ${index}`, account: "wages" },
      ...{ form: "headcount", headcount: 3, salaryPerYear: 60_000 + index },
      withholding: { rate: 0.2, ...owed },
      onCosts: [{ id: "pension", name: "Pension", rate: 0.1, account: "pensionCost", ...owed }],
    }),
  );
}

const BY_DAYS = { method: "days", days: 45 } as const;
const CUSTOMERS: Module = {
  ...{ kind: "receivables", id: "customers", name: "Customers", account: "debtors" },
  ...BY_DAYS,
};
const SUPPLIERS: Module = {
  ...{ kind: "payables", id: "suppliers", name: "Suppliers", account: "creditors" },
  ...BY_DAYS,
};
const INCOME_TAX: Module = {
  ...{ kind: "incomeTax", id: "profitTax", name: "Income tax", rate: 0.25 },
  ...{ account: "taxCost", payable: "taxPayable", payment: { kind: "asEarned" } },
};
const TREASURY: Module = {
  ...{ kind: "treasury", id: "treasury", name: "Treasury", minimumCash: 5000 },
  cashInterest: { ratePerYear: 0.03, interestOn: "average", interestAccount: "interestEarned" },
  revolver: {
    ...{ account: "overdraft", limit: 1e6, ratePerYear: 0.08 },
    ...{ interestOn: "average", interestAccount: "interestCost" },
  },
};
