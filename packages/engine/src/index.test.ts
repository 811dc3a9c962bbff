import { expect, test } from "vitest";
import { smallCompany } from "#testing/small-company.ts";
import {
  type Calculated,
  calculate,
  readChecks,
  readKpis,
  readStatement,
  type StatementKey,
  textAt,
  type WrittenDocument,
} from "./index.ts";

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

test("checks and KPIs are read as statements are: the balance sheet balances, and 700 are seven rents", () => {
  const kpis = [{ id: "cover", name: "Rents left", unit: "rate", formula: "cf.closingCash / 100" }];
  const written = { name, currency, timeline, accounts, modules: [rent], kpis } as WrittenDocument;
  const { forecast } = calculate(written);
  if (!forecast) throw new Error("no forecast");
  const checks = readChecks(forecast, { unit: "year" });
  const row = checks.rows.findIndex(({ key }) => key === "check.balanceSheet");
  expect([checks.rows[row]?.label, checks.figures[row]]).toMatchInlineSnapshot(`
    [
      "Assets equal liabilities and equity",
      0,
    ]
  `);
  expect(textAt(readKpis(forecast), 0, 2)).toBe("7.00×");
});

test("a rent of 1e308 a month that left cells blank is told, and blocks", () => {
  const modules = [{ ...rent, amount: 1e308 }];
  const { forecast, issues } = calculate({ name, currency, timeline, accounts, modules });
  expect(issues).toMatchInlineSnapshot(`
    [
      {
        "code": "overflow",
        "message": ""Cash at bank, closing balance" is too large to be calculated in Aug-26. What follows from it is empty.",
        "place": "accounts/cash",
        "severity": "error",
      },
    ]
  `);
  expect(forecast?.isBlocked).toBe(true);
});

test("no statement is empty because its name is wrong, and −1 decimals do not make 10,00 of 10,000", () => {
  const { forecast } = calculate({ name, currency, timeline, accounts, modules: [rent] });
  if (!forecast) throw new Error("no forecast");
  expect(() => readStatement(forecast, "nope" as StatementKey)).toThrow('no statement is "nope"');
  for (const decimals of [-1, 0.5, Number.NaN, 20])
    expect(() => readStatement(forecast, "cashFlow", { decimals })).toThrow(RangeError);
});
