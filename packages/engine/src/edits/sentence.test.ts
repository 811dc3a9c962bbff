import { expect, test } from "vitest";
import { smallCompany } from "#testing/small-company.ts";
import type { Edit } from "./edit.ts";
import { sentence } from "./sentence.ts";

const company = smallCompany({
  timeline: {
    unit: "month",
    start: "2026-01-01",
    periodCount: 12,
    yearEndMonth: 6,
    actualCount: 0,
  },
  drivers: [
    { id: "debtorDays", name: "Debtor days", unit: "days", values: 45 },
    { id: "uplift", name: "Uplift", unit: "percent", values: 0.05, note: "From the lease" },
  ],
  modules: [
    {
      kind: "expense",
      id: "rent",
      name: "Rent",
      amount: 4000,
      account: "rentCost",
      months: [1, 7],
    },
    {
      kind: "loan",
      id: "loan",
      name: "Loan",
      account: "bankLoan",
      draws: [{ day: "2026-03-01", amount: 5000 }],
      repayment: { kind: "annuity", periods: 60 },
      ratePerYear: 0.06,
      interestAccount: "interestCost",
    },
  ],
  scenarios: [
    { id: "downside", name: "Downside", overrides: [{ line: "loan.ratePerYear", value: 0.08 }] },
    { id: "worse", name: "Worse", parent: "downside", overrides: [] },
  ],
});

test.each<[Edit, string]>([
  [{ kind: "set", place: "drivers/debtorDays/values", value: 30 }, "Debtor days from 45 to 30"],
  [{ kind: "set", place: "drivers/uplift/values", value: 0.0725 }, "Uplift from 5% to 7.25%"],
  [{ kind: "set", place: "modules/rent/amount", value: 4200.5 }, "Rent from 4,000 to 4,200.5"],
  [{ kind: "set", place: "modules/rent/amount", value: -1500 }, "Rent from 4,000 to −1,500"],
  [{ kind: "set", place: "modules/rent/amount", value: 0 }, "Rent from 4,000 to 0"],
  [
    { kind: "set", place: "modules/rent/amount", value: "uplift * 80000" },
    'Rent from 4,000 to "uplift * 80000"',
  ],
  [
    { kind: "set", place: "modules/rent/amount", value: [1000, 2000, 3000, 1234567] },
    "Rent from 4,000 to 1,000, 2,000, …, 1,234,567",
  ],
  [
    { kind: "set", place: "modules/rent/amount", value: { figures: [3000, 3500], later: 4100 } },
    "Rent from 4,000 to 3,000 and 3,500 and later 4,100",
  ],
  [
    {
      kind: "set",
      place: "drivers/uplift/values",
      value: [0.05, 0.05, 0.07, ...Array(9).fill(0.05)],
    },
    "Uplift: March 2026 from 5% to 7%",
  ],
  [
    {
      kind: "set",
      place: "modules/rent/amount",
      value: { figures: [4000, 3000, 2000], later: 4000 },
    },
    "Rent: February 2026 to March 2026 from 4,000 to 3,000 and 2,000",
  ],
  [
    { kind: "figures", place: "modules/rent/amount", from: 3, values: [4200, 4200, 4200] },
    "Rent: April 2026 to June 2026 set to 4,200",
  ],
  [
    { kind: "figures", place: "modules/loan/ratePerYear", from: 11, values: [0.07] },
    "Loan: rate per year: December 2026 set to 7%",
  ],
  [
    { kind: "figures", place: "drivers/debtorDays/values", from: 0, values: [40, 35] },
    "Debtor days: January 2026 to February 2026 set to 40 and 35",
  ],
  [{ kind: "set", place: "modules/loan/name", value: "Bank loan" }, "Loan renamed to Bank loan"],
  [
    { kind: "rename", list: "modules", from: "loan", to: "bankLoan" },
    "Loan: name in formulas from loan to bankLoan",
  ],
  [{ kind: "remove", place: "scenarios/downside" }, "Removed scenario Downside"],
  [
    { kind: "remove", place: "scenarios/downside/overrides/loan.ratePerYear" },
    "Downside: removed the change to Loan, rate per year",
  ],
  [
    { kind: "set", place: "scenarios/downside/overrides/loan.ratePerYear/value", value: 0.09 },
    "Downside: Loan, rate per year from 8% to 9%",
  ],
  [
    {
      kind: "insert",
      list: "scenarios/downside/overrides",
      entry: { line: "rent.amount", mode: "scale", value: 1.1, from: 3, to: 5 },
      after: null,
    },
    "Downside: Rent multiplied by 1.1 in April 2026 to June 2026",
  ],
  [
    { kind: "insert", list: "overrides", entry: { line: "uplift", value: 0.1 }, after: null },
    "Uplift set to 10%",
  ],
  [
    {
      kind: "insert",
      list: "drivers",
      entry: { id: "price", name: "Price", unit: "currency" },
      after: null,
    },
    "Added driver Price",
  ],
  [
    {
      kind: "insert",
      list: "modules/loan/draws",
      entry: { day: "2026-06-01", amount: 1 },
      after: null,
    },
    "Loan: added draw of 2026-06-01",
  ],
  [{ kind: "move", place: "modules/loan", after: null }, "Moved Loan to the top"],
  [{ kind: "move", place: "modules/rent", after: "loan" }, "Moved Rent after Loan"],
  [{ kind: "remove", place: "modules/rent/months" }, "Rent: months no longer set"],
  [{ kind: "set", place: "modules/rent/months", value: [3] }, "Rent: months from 1 and 7 to 3"],
  [
    { kind: "set", place: "modules/rent/payable", value: "creditors" },
    "Rent: payable set to Trade creditors",
  ],
  [{ kind: "set", place: "modules/rent/isOff", value: true }, "Rent switched off"],
  [
    { kind: "set", place: "modules/loan/repayment/periods", value: 48 },
    "Loan: repayment, periods from 60 to 48",
  ],
  [
    { kind: "set", place: "scenarios/worse/parent", value: "worse" },
    "Worse: parent from Downside to Worse",
  ],
  [{ kind: "set", place: "actuals/cash", value: [5, 5] }, "Actuals: Cash at bank set to 5"],
  [
    { kind: "set", place: "timeline/periodCount", value: 24 },
    "Timeline: number of periods from 12 to 24",
  ],
  [{ kind: "set", place: "name", value: "Acme" }, "Small company renamed to Acme"],
  [{ kind: "set", place: "currency", value: "NZD" }, "Currency from AUD to NZD"],
  [{ kind: "set", place: "drivers", value: [] }, "Drivers changed"],
  [
    { kind: "set", place: "drivers/uplift/note", value: "Agreed" },
    "Uplift: note from From the lease to Agreed",
  ],
])("%j is said as %j", (edit, words) => {
  expect(sentence(edit, company)).toBe(words);
});

test("a place that is not there is still said, by what it is called", () => {
  const edit: Edit = { kind: "set", place: "modules/gone/amount", value: 1 };
  expect(sentence(edit, company)).toBe("Gone set");
});
