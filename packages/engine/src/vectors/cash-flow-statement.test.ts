import { expect, test } from "vitest";
import { type Account, type ModelDocument, SCHEMA_VERSION } from "#model/document.ts";
import type { JournalEntry } from "#model/kinds/journal.ts";
import type { CashFlowClass } from "#model/standard-lines.ts";
import { calculateModel } from "#testing/calculate-model.ts";

/**
 * The illustration of the standard on cash flow statements (IAS 7, example A): a year with a
 * subsidiary bought net of its cash, a finance lease, interest and dividends received, tax
 * withheld, a plant sold and cash held abroad. Both methods must lead to the same 1,380.
 */
const account = (id: string, line: string, opening = 0): Account => ({
  id,
  name: id,
  line,
  opening,
});

const accounts: Account[] = [
  account("cash", "cash", 160),
  account("receivables", "receivables", 1200),
  account("inventory", "inventory", 1950),
  account("portfolio", "investments", 2500),
  account("plant", "fixedAssets", 1910),
  account("wear", "accumulatedDepreciation", -1060),
  account("payables", "payables", -1890),
  account("interestOwed", "interestPayable", -100),
  account("taxOwed", "incomeTaxPayable", -1000),
  account("longTermDebt", "loans", -1040),
  account("capital", "shareCapital", -1250),
  account("retained", "retainedEarnings", -1380),
  account("sales", "salesGoods"),
  account("costOfSales", "materials"),
  account("adminCost", "office"),
  account("wearCost", "depreciation"),
  account("interestCost", "interestExpense"),
  { ...account("investmentIncome", "otherIncome"), cashFlow: "investing" },
  account("exchangeLoss", "foreignExchange"),
  account("taxCost", "incomeTax"),
];

const entry = (
  text: string,
  debit: string,
  credit: string,
  amount: number,
  cashFlow?: CashFlowClass,
): JournalEntry => ({ text, debit, credit, amount, ...(cashFlow ? { cashFlow } : {}) });

/** The subsidiary: 590 for net assets of 590, of which 40 are cash, so 550 net. */
const subsidiary = [
  entry("Inventories", "inventory", "cash", 100, "investing"),
  entry("Receivables", "receivables", "cash", 100, "investing"),
  entry("Plant", "plant", "cash", 650, "investing"),
  entry("Trade payables", "cash", "payables", 100, "investing"),
  entry("Long-term debt", "cash", "longTermDebt", 200, "investing"),
];

const year = [
  entry("Sales", "receivables", "sales", 30_650),
  entry("Receipts from customers", "cash", "receivables", 30_150),
  entry("Purchases", "inventory", "payables", 24_950, "operating"),
  entry("Cost of sales", "costOfSales", "inventory", 26_000),
  entry("Administration and selling", "adminCost", "payables", 910),
  entry("Payments to suppliers and employees", "payables", "cash", 27_600),
  entry("Depreciation", "wearCost", "wear", 450),
  entry("Interest expense", "interestCost", "interestOwed", 400),
  entry("Interest paid", "interestOwed", "cash", 270),
  entry("Income tax", "taxCost", "taxOwed", 300),
  entry("Income tax paid, 100 of it withheld from dividends", "taxOwed", "cash", 900),
  entry("Interest received", "cash", "investmentIncome", 200),
  entry("Interest to be received", "receivables", "investmentIncome", 100, "investing"),
  entry("Dividends received", "cash", "investmentIncome", 200),
  entry("Cash held abroad", "exchangeLoss", "cash", 40, "exchange"),
  entry("Plant bought", "plant", "cash", 350),
  entry("Plant leased", "plant", "longTermDebt", 900),
  entry("Proceeds of plant", "cash", "plant", 20),
  entry("Depreciation of the plant sold", "wear", "plant", 60),
  entry("Shares issued", "cash", "capital", 250),
  entry("Long-term borrowings", "cash", "longTermDebt", 250),
  entry("Lease payments", "longTermDebt", "cash", 90),
  entry("Dividends paid", "retained", "cash", 1200),
];

const document: ModelDocument = {
  schemaVersion: SCHEMA_VERSION,
  name: "Illustration",
  currency: "EUR",
  timeline: { unit: "year", start: "2027-01-01", periodCount: 1, yearEndMonth: 12, actualCount: 0 },
  accounts,
  drivers: [],
  modules: [
    { kind: "journal", id: "year", name: "The year", entries: year },
    { kind: "journal", id: "subsidiary", name: "Subsidiary", entries: subsidiary },
  ],
  scenarios: [],
  overrides: [],
  actuals: {},
  kpis: [],
  checks: [],
  notes: [],
};

const { model, read, failedChecks } = calculateModel(document);
const figure = (line: string) => read(line)[0] ?? 0;
const figures = (lines: string[]) => lines.map(figure);

test("every check is zero and nothing is amiss", () => {
  expect(model.issues).toEqual([]);
  expect(failedChecks()).toEqual([]);
});

test("the year makes 4,650 gross, 3,350 before tax and 3,050 after", () => {
  expect(figures(["pl.grossProfit", "pl.profitBeforeTax", "pl.profit"])).toEqual([
    4650, 3350, 3050,
  ]);
});

test("the balance sheet closes at 7,910 = 3,180 + 4,730", () => {
  expect(
    figures(["bs.totalAssets", "bs.totalLiabilities", "bs.equity", "bs.account.longTermDebt"]),
  ).toEqual([7910, 3180, 4730, 2300]);
  expect(
    figures(
      ["receivables", "inventory", "plant", "wear", "payables"].map((id) => `bs.account.${id}`),
    ),
  ).toEqual([1900, 1000, 3730, -1450, 250]);
});

test("indirect: 3,350 before tax, 3,740 before working capital, 2,550 generated, 1,380 operating", () => {
  const beforeWorkingCapital =
    figure("pl.profitBeforeTax") +
    figure("pl.depreciation") -
    figure("cf.exchange.exchangeLoss") -
    figure("cf.investing.investmentIncome") +
    figure("pl.interest");
  const workingCapital = figures(
    ["receivables", "inventory", "payables"].map((id) => `cf.operating.${id}`),
  );
  expect(beforeWorkingCapital).toBe(3740);
  expect(workingCapital).toEqual([-500, 1050, -1740]);
  const generated = workingCapital.reduce((sum, value) => sum + value, beforeWorkingCapital);
  expect(generated).toBe(2550);
  expect(figures(["cfd.interest", "cfd.incomeTax"])).toEqual([-270, -900]);
  expect(generated - 270 - 900).toBe(1380);
  expect(figure("cf.operating")).toBe(1380);
});

test("direct: 30,150 received and 27,600 paid lead to the same 1,380", () => {
  expect(figures(["cfd.customers", "cfd.suppliers", "cfd.operating"])).toEqual([
    30_150, -27_600, 1380,
  ]);
});

test("investing is −480: subsidiary −550, plant −350 + 20, interest 200, dividends 200", () => {
  const bought = subsidiary.reduce(
    (sum, { debit, amount }) => sum + (debit === "cash" ? 1 : -1) * Number(amount),
    0,
  );
  expect(bought).toBe(-550);
  expect(bought - 350 + 20 + 200 + 200).toBe(-480);
  expect(figure("cf.investing")).toBe(-480);
});

test("financing is −790: shares 250, borrowings 250, lease −90, dividends −1,200", () => {
  expect(
    figures(["capital", "longTermDebt", "retained"].map((id) => `cf.financing.${id}`)),
  ).toEqual([250, 160, -1200]);
  expect(figure("cf.financing")).toBe(-790);
});

test("cash rises by 110, from 160 less 40 of exchange, to 230", () => {
  expect(
    figures(["cf.net", "cf.openingCash", "cf.exchange.exchangeLoss", "cf.closingCash"]),
  ).toEqual([110, 160, -40, 230]);
  expect(figure("bs.account.cash")).toBe(230);
});
