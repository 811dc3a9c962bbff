/**
 * A full three-way model without figures: every kind of module is there, every amount is zero, and
 * rates and days stand at what is usual. What a person does not need is switched off or deleted.
 */
import { accounts } from "./chart.ts";
import { bankLoan, coverCovenant, equipment, owners, treasury } from "./finance.ts";
import * as kpis from "./kpis.ts";
import {
  BEFORE_GROWTH,
  customers,
  FROM_SECOND,
  moneyDriver,
  overheads,
  percentDriver,
  staff,
  suppliers,
} from "./operations.ts";
import { assemble, type Part } from "./part.ts";
import { payLater, scaled } from "./scenarios.ts";
import { type StarterModel, TIME_SERIES } from "./starter.ts";
import { stockHeld } from "./stock.ts";
import { incomeTax, salesTax } from "./taxes.ts";

export const blank: StarterModel = {
  key: "blank",
  name: "Blank three-way",
  description:
    "Profit and loss, balance sheet and cash flow with a full chart and no amounts: type in your own, or bring them from your ledger.",
  timeSeries: [
    TIME_SERIES.monthly3,
    TIME_SERIES.monthly1,
    TIME_SERIES.monthly5,
    TIME_SERIES.quarterly5,
    TIME_SERIES.annual10,
    TIME_SERIES.weekly52,
    TIME_SERIES.weekly13,
  ],
  make: (choice) =>
    assemble(choice, [
      trading(),
      stockHeld(choice, 0, 30),
      staff(choice, [{ id: "staff", name: "Staff", account: "wages", people: 0, salary: 0 }]),
      overheads([
        { account: "rent", perYear: 0 },
        { account: "utilities", perYear: 0 },
        { account: "marketing", perYear: 0 },
        { account: "software", perYear: 0 },
        { account: "insurance", perYear: 0 },
        { account: "professionalFees", perYear: 0 },
        { account: "office", perYear: 0 },
      ]),
      customers(choice, 0, 30),
      suppliers(choice, 0, 30),
      salesTax(choice, 0),
      equipment({ cost: 0, worn: 0, boughtPerYear: 0, lifeYears: 5 }),
      bankLoan(choice, { owed: 0, rate: 0.07, years: 5, draws: "loanDrawn" }),
      incomeTax(choice, 0),
      owners(choice, 0, 0),
      treasury({ cash: 0, floor: 0, overdraftLimit: 0 }),
      coverCovenant(choice, 2),
      { kpis: FIGURES },
    ]),
};

function trading(): Part {
  return {
    accounts: accounts("sales", "costOfGoods", "otherIncome"),
    drivers: [
      moneyDriver("salesPerYear", "Sales a year", 0, `${BEFORE_GROWTH} Before sales tax.`),
      percentDriver("salesGrowth", "Sales growth a year", 0, FROM_SECOND),
      percentDriver("goodsShare", "Cost of goods, share of sales", 0),
      { id: "loanDrawn", name: "Bank loan drawn", unit: "currency", values: 0 },
      { id: "moneyPutIn", name: "Money put in by owners", unit: "currency", values: 0 },
      { id: "otherEntry", name: "Other income received", unit: "currency", values: 0 },
    ],
    modules: [
      {
        kind: "revenue",
        id: "sales",
        name: "Sales",
        account: "sales",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "growth",
        base: "salesPerYear * calendar.yearShare",
        growth: "salesGrowth",
        growthPer: "year",
      },
      {
        kind: "costOfSales",
        id: "goods",
        name: "Cost of goods",
        account: "costOfGoods",
        inventory: "stock",
        form: "share",
        share: "goodsShare",
        of: ["sales"],
      },
      {
        kind: "equity",
        id: "funding",
        name: "Owners",
        account: "capital",
        contributions: "moneyPutIn",
      },
      {
        kind: "journal",
        id: "entries",
        name: "Other entries",
        entries: [
          { text: "Other income", debit: "cash", credit: "otherIncome", amount: "otherEntry" },
        ],
      },
    ],
    scenarios: [scaled("salesLower", "Sales 10 % lower", "salesPerYear", 0.9), payLater(15)],
    notes: [
      ["model", "Amounts are zero. Rates and days stand at what is usual; change them to yours."],
      ["accounts", "Give each account its opening balance, debit positive. They must net to zero."],
    ],
  };
}

const FIGURES = [
  kpis.grossMargin,
  kpis.ebitdaMargin,
  kpis.netMargin,
  kpis.debtorDays,
  kpis.stockDays,
  kpis.currentRatio,
  kpis.cashDays,
  kpis.interestCover,
  kpis.debtServiceCover,
];
