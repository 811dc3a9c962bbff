import { expect, test } from "vitest";
import { smallCompany } from "#testing/small-company.ts";
import { type Calculated, calculate, readStatement, textAt } from "./index.ts";

const { name, currency, timeline, accounts } = smallCompany();
const rent = {
  kind: "expense",
  id: "rent",
  name: "Rent",
  account: "rentCost",
  amount: 100,
} as const;

function cashFlowOf({ forecast }: Calculated) {
  if (!forecast) return undefined;
  const table = readStatement(forecast, "cashFlow", { unit: "year" });
  const row = table.rows.findIndex(({ label }) => label === "Closing cash");
  return table.columns.map(({ label }, column) => `${label} ${textAt(table, row, column)}`);
}

test("a document in, a statement out: 1,000 less three months' rent of 100", () => {
  const calculated = calculate({ name, currency, timeline, accounts, modules: [rent] });
  expect(calculated.issues).toEqual([]);
  expect(calculated.forecast?.isBlocked).toBe(false);
  expect(cashFlowOf(calculated)).toEqual(["FY27 700"]);
});

test("figures that do not hold come with their issues, and say so", () => {
  const modules = [{ ...rent, amount: [100, 100] }];
  const { forecast, issues } = calculate({ name, currency, timeline, accounts, modules });
  expect(issues.map(({ code, place }) => [code, place])).toEqual([
    ["missing-figures", "modules/rent/amount"],
  ]);
  expect(forecast?.isBlocked).toBe(true);
});

test("a document that cannot be read has issues and no forecast", () => {
  const { forecast, issues } = calculate({ name, currency: "dollars", timeline, accounts });
  expect(forecast).toBeUndefined();
  expect(issues.map(({ place }) => place)).toEqual(["currency"]);
});
