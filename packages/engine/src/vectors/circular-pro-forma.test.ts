import { expect, test } from "vitest";
import { roundHalfAway } from "#calculate/numbers.ts";
import { type ModelDocument, SCHEMA_VERSION } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";

/**
 * A five-year pro forma with true circles: interest on average cash, depreciation on average gross
 * assets, tax on the profit after both, dividends on the profit after tax, and cash after all of
 * it. Rounded figures as published in S. Benninga, Financial Modeling, third edition, chapter 3;
 * full-precision ones from a fixed-point solution made apart from this engine.
 */
const entry = (text: string, debit: string, credit: string, amount: string) => ({
  text,
  debit,
  credit,
  amount,
});

const modules: Module[] = [
  {
    kind: "journal",
    id: "trade",
    name: "Trade",
    entries: [
      entry("Sales", "cash", "sales", "salesAmount"),
      entry("Cost of goods sold", "costs", "cash", "costShare * salesAmount"),
      entry(
        "Current assets",
        "currentAssets",
        "cash",
        "currentAssetsShare * salesAmount - prev(account.currentAssets.closing)",
      ),
      entry(
        "Current liabilities",
        "cash",
        "currentDebts",
        "currentDebtsShare * salesAmount + prev(account.currentDebts.closing)",
      ),
    ],
  },
  {
    kind: "fixedAssets",
    id: "assets",
    name: "Assets",
    cost: "assetsCost",
    accumulated: "wear",
    expense: "wearCost",
    // A tenth of the average of gross assets is a straight line over ten years from mid-year on.
    method: { kind: "straightLine", lifeYears: 10 },
    starts: "midPeriod",
    // Net assets reach 77 % of sales: net after = net before + bought − (gross before + bought ÷ 2) ÷ 10.
    additions:
      "(netAssetsShare * salesAmount - prev(assets.netBook) + prev(account.assetsCost.closing) / 10) / 0.95",
  },
  {
    kind: "loan",
    id: "debtModule",
    name: "Debt",
    account: "debt",
    repayment: { kind: "amount", amount: 0 },
    ratePerYear: 0.1,
    interestOn: "average",
    interestAccount: "interestCost",
  },
  {
    kind: "incomeTax",
    id: "taxes",
    name: "Taxes",
    rate: 0.4,
    account: "tax",
    payable: "taxOwed",
    losses: "refunded",
    payment: { kind: "asEarned" },
  },
  {
    kind: "dividends",
    id: "dividends",
    name: "Dividends",
    account: "retained",
    declared: { kind: "payout", share: 0.4, of: "period" },
  },
  {
    kind: "treasury",
    id: "treasury",
    name: "Treasury",
    cashInterest: { ratePerYear: 0.08, interestOn: "average", interestAccount: "interestEarned" },
  },
];

const share = (id: string, values: number) => ({ id, name: id, unit: "percent", values }) as const;

const company: ModelDocument = {
  schemaVersion: SCHEMA_VERSION,
  name: "Pro forma",
  currency: "USD",
  timeline: { unit: "year", start: "2027-01-01", periodCount: 5, yearEndMonth: 12, actualCount: 0 },
  accounts: [
    { id: "cash", name: "Cash and securities", line: "cash", opening: 80 },
    { id: "currentAssets", name: "Current assets", line: "receivables", opening: 150 },
    { id: "assetsCost", name: "Fixed assets at cost", line: "fixedAssets", opening: 1070 },
    { id: "wear", name: "Depreciation", line: "accumulatedDepreciation", opening: -300 },
    { id: "currentDebts", name: "Current liabilities", line: "payables", opening: -80 },
    { id: "taxOwed", name: "Tax payable", line: "incomeTaxPayable" },
    { id: "debt", name: "Debt", line: "loans", opening: -320 },
    { id: "stock", name: "Stock", line: "shareCapital", opening: -450 },
    { id: "retained", name: "Retained earnings", line: "retainedEarnings", opening: -150 },
    { id: "sales", name: "Sales", line: "salesGoods" },
    { id: "costs", name: "Cost of goods sold", line: "materials" },
    { id: "wearCost", name: "Depreciation", line: "depreciation" },
    { id: "interestCost", name: "Interest on debt", line: "interestExpense" },
    { id: "interestEarned", name: "Interest on cash", line: "interestIncome" },
    { id: "tax", name: "Taxes", line: "incomeTax" },
  ],
  drivers: [
    {
      id: "salesAmount",
      name: "Sales",
      unit: "currency",
      formula: "if(calendar.index = 0, firstSales, prev(salesAmount)) * (1 + growthRate)",
    },
    { id: "firstSales", name: "Sales before the first year", unit: "currency", values: 1000 },
    share("growthRate", 0.1),
    share("currentAssetsShare", 0.15),
    share("currentDebtsShare", 0.08),
    share("netAssetsShare", 0.77),
    share("costShare", 0.5),
  ],
  modules,
  scenarios: [],
  overrides: [],
  actuals: {},
  kpis: [],
  checks: [],
  notes: [],
};

const EXACT: Record<string, number[]> = {
  "pl.revenue": [1100, 1210, 1331, 1464.1, 1610.51],
  "treasury.cashInterest": [
    8.947795625427206, 14.27670286350157, 20.080913361163567, 26.376731259734143, 33.1780688260549,
  ],
  "pl.depreciation": [
    116.68421052631581, 137.47728531855955, 161.31015745735533, 188.58791087391904,
    219.76678043959475,
  ],
  "pl.profitBeforeTax": [
    410.2635850991114, 449.799417544942, 492.2707559038082, 537.8388203858151, 586.6662883864602,
  ],
  "pl.incomeTax": [
    164.1054340396446, 179.91976701797682, 196.90830236152328, 215.13552815432604,
    234.6665153545841,
  ],
  "pl.profit": [
    246.15815105946683, 269.8796505269652, 295.3624535422849, 322.70329223148906, 351.9997730318761,
  ],
  "dividends.declared": [
    98.46326042378674, 107.95186021078608, 118.14498141691398, 129.08131689259562,
    140.79990921275044,
  ],
  "bs.account.cash": [
    143.69489063568017, 213.22268095185905, 288.8001530772301, 370.61812841612345,
    458.83359223524894,
  ],
  "bs.account.currentAssets": [165, 181.5, 199.65, 219.615, 241.5765],
  "bs.account.assetsCost": [
    1263.6842105263158, 1485.8614958448754, 1740.341653302231, 2031.4165641761501,
    2363.9190446157445,
  ],
  "assets.netBook": [847, 931.7, 1024.87, 1127.357, 1240.0927],
  "bs.totalAssets": [
    1155.6948906356802, 1326.422680951859, 1513.3201530772303, 1717.5901284161237,
    1940.5027922352492,
  ],
  "bs.account.currentDebts": [88, 96.8, 106.48, 117.128, 128.8408],
};

const PUBLISHED: Record<string, number[]> = {
  "pl.profit": [246, 270, 295, 323, 352],
  "pl.depreciation": [117, 137, 161, 189, 220],
  "cf.operating.currentAssets": [-15, -17, -18, -20, -22],
  "cf.operating.currentDebts": [8, 9, 10, 11, 12],
  "cf.operating": [356, 400, 448, 502, 562],
  "cf.investing": [-194, -222, -254, -291, -333],
  "cf.financing": [-98, -108, -118, -129, -141],
  "cf.net": [64, 70, 76, 82, 88],
};

test("interest on average cash, tax and dividends are solved to 1e-9 without iterating", () => {
  const { model, read, failedChecks } = calculateModel(company);
  expect(model.issues).toEqual([]);
  expect(failedChecks()).toEqual([]);
  for (const [line, expected] of Object.entries(EXACT)) {
    read(line).forEach((value, year) => {
      expect(Math.abs(value - (expected[year] ?? 0)), `${line}, year ${year + 1}`).toBeLessThan(
        1e-9,
      );
    });
  }
});

test("the cash flow rounds to the published one in every line and year", () => {
  const { read } = calculateModel(company);
  const rounded = Object.keys(PUBLISHED).map((line) => [
    line,
    read(line).map((value) => roundHalfAway(value, 0)),
  ]);
  expect(Object.fromEntries(rounded)).toEqual(PUBLISHED);
});

test("retained earnings and this year's earnings are the published 298 to 1,042", () => {
  const { read } = calculateModel(company);
  const [brought, current] = [read("bs.account.retained"), read("bs.account.currentYearEarnings")];
  expect(brought.map((value, year) => Math.round(value + (current[year] ?? 0)))).toEqual([
    298, 460, 637, 830, 1042,
  ]);
});
