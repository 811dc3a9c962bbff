import type { ModelDocument } from "#model/document.ts";

/** Sells for 100 a month and pays 40 of rent, both in cash, from 1,000. */
export const stall: ModelDocument = {
  schemaVersion: 2,
  name: "A stall",
  currency: "EUR",
  timeline: {
    unit: "month",
    start: "2026-01-01",
    periodCount: 12,
    yearEndMonth: 12,
    actualCount: 0,
  },
  accounts: [
    { id: "cash", name: "Cash", line: "cash", opening: 1000 },
    { id: "capital", name: "Capital", line: "shareCapital", opening: -1000 },
    { id: "retained", name: "Retained earnings", line: "retainedEarnings" },
    { id: "sales", name: "Sales", line: "salesGoods" },
    { id: "rent", name: "Rent", line: "rent" },
  ],
  drivers: [],
  modules: [
    {
      kind: "revenue",
      id: "selling",
      name: "Selling",
      account: "sales",
      form: "amount",
      amount: 100,
    },
    { kind: "expense", id: "renting", name: "Renting", account: "rent", amount: 40 },
  ],
  scenarios: [],
  overrides: [],
  actuals: {},
  kpis: [],
  checks: [],
  notes: [],
};

/** What the ledger has of a month, sold and paid in cash. */
export const month = (sales: number, rent: number) => ({ cash: sales - rent, sales: -sales, rent });
