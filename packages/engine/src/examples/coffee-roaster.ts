/** A coffee roaster: cafés on account, online orders by card, green beans in stock, a new roaster. */
import type { Kpi, Override } from "#model/document.ts";
import { accounts } from "#starters/chart.ts";
import { bankLoan, coverCovenant, equipment, owners, treasury } from "#starters/finance.ts";
import * as kpis from "#starters/kpis.ts";
import {
  customers,
  insuranceAhead,
  moneyDriver,
  overheads,
  percentDriver,
  staff,
  suppliers,
} from "#starters/operations.ts";
import { assemble, type Part } from "#starters/part.ts";
import { levelByMonth } from "#starters/scale.ts";
import { payLater, scaled, shifted } from "#starters/scenarios.ts";
import { stockHeld } from "#starters/stock.ts";
import { incomeTax, salesTax, withSalesTax } from "#starters/taxes.ts";
import { coffeeRoasterBooks } from "./books/coffee-roaster.ts";
import {
  BEANS_PER_YEAR,
  making,
  ONLINE_PER_YEAR,
  selling,
  WHOLESALE_PER_YEAR,
} from "./coffee-roaster-sales.ts";
import { type Company, choiceOf, fromNow } from "./company.ts";

const BOUGHT_PER_YEAR = BEANS_PER_YEAR + 1_050_000;

const choice = choiceOf({
  name: "Moonbean Coffee Roasters",
  start: "2024-07-01",
  yearEndMonth: 6,
  currency: "AUD",
});

export const coffeeRoaster: Company = {
  key: "coffeeRoaster",
  name: choice.name,
  description:
    "A made-up roaster that sells to cafés on account and online by card. It holds green beans, borrows for a second roasting machine, and watches the price of coffee.",
  industry: "Food manufacturing and wholesale",
  plan: () => ({ ...assemble(choice, parts()), overrides: OVERRIDES }),
  known: { cafeDemand: 0.035, customerDays: 0.06, stockDays: 0.07 },
  unplanned: {
    onlineGrowth: 0.4,
    beanPrice: 0.025,
    onlineBeanShare: 0.03,
    packagingShare: 0.05,
    freightShare: 0.08,
    supplierDays: 0.05,
    badDebtShare: 0.6,
    leaveTakenRate: 0.5,
    marketingPerYear: 0.3,
    utilitiesPerYear: 0.12,
    repairsPerYear: 0.5,
    professionalFeesPerYear: 0.5,
    vehiclesPerYear: 0.15,
    officePerYear: 0.25,
    equipmentPerYear: 0.7,
  },
  books: coffeeRoasterBooks,
};

const OVERRIDES: Override[] = [
  {
    line: "marketingPerYear",
    mode: "scale",
    value: 1.5,
    from: 28,
    to: 29,
    note: "Gift boxes are advertised in November and December 2026.",
  },
];

function parts(): Part[] {
  return [
    selling(choice),
    making(),
    stockHeld(choice, BEANS_PER_YEAR, 45),
    staff(choice, [
      {
        id: "roastery",
        name: "Roastery and packing",
        account: "directWages",
        people: levelByMonth(choice, (month) => (month < 15 ? 6 : month < 34 ? 7 : 8)),
        salary: 68_000,
      },
      {
        id: "officeStaff",
        name: "Sales and office",
        account: "wages",
        people: levelByMonth(choice, (month) => (month < 30 ? 6 : 6.5)),
        salary: 84_000,
      },
    ]),
    overheads([
      { account: "rent", perYear: 190_000 },
      { account: "marketing", perYear: 110_000 },
      { account: "utilities", perYear: 62_000, name: "Gas and power" },
      { account: "vehicles", perYear: 45_000 },
      { account: "software", perYear: 38_000 },
      { account: "repairs", perYear: 30_000 },
      { account: "professionalFees", perYear: 30_000 },
      { account: "office", perYear: 24_000 },
    ]),
    insuranceAhead(choice, 34_000),
    customers(choice, withSalesTax(WHOLESALE_PER_YEAR), 32),
    suppliers(choice, withSalesTax(BOUGHT_PER_YEAR), 34),
    salesTax(choice, WHOLESALE_PER_YEAR + ONLINE_PER_YEAR - BOUGHT_PER_YEAR),
    equipment({
      cost: 620_000,
      worn: 260_000,
      boughtPerYear: 60_000,
      lifeYears: 8,
      besides: "newRoaster * flag(20261001, 20261001)",
    }),
    bankLoan(choice, { owed: 420_000, rate: 0.074, years: 7, interestOn: "average" }),
    secondRoaster(),
    incomeTax(choice, 82_000),
    owners(choice, 50_000, 0.6),
    treasury({ cash: 200_000, floor: 120_000, overdraftLimit: 250_000, interestOn: "average" }),
    coverCovenant(choice, 4),
    looking(),
  ];
}

/** Bought in October 2026, four fifths on a loan of five years, with a grant for saving gas. */
function secondRoaster(): Part {
  return {
    accounts: [
      { id: "roasterLoan", name: "Roaster loan", line: "loans" },
      { id: "roasterLoanCurrent", name: "Roaster loan, due within a year", line: "shortTermLoans" },
      ...accounts("otherIncome"),
    ],
    drivers: [
      moneyDriver("newRoaster", "Second roasting machine", 320_000, "Quoted, before sales tax."),
      percentDriver("roasterLoanRate", "Roaster loan: interest rate a year", 0.069),
    ],
    modules: [
      {
        kind: "loan",
        id: "roasterLoan",
        name: "Roaster loan",
        account: "roasterLoan",
        currentAccount: "roasterLoanCurrent",
        draws: [{ day: "2026-10-01", amount: 256_000 }],
        repayment: { kind: "annuity", first: "2026-11-01", periods: 60 },
        ratePerYear: "roasterLoanRate",
        interestAccount: "interestCost",
      },
      {
        kind: "journal",
        id: "energyGrant",
        name: "Energy grant",
        entries: [
          {
            text: "Grant for the heat recovery of the second machine",
            debit: "cash",
            credit: "otherIncome",
            amount: 18_000,
            day: "2027-02-15",
          },
        ],
      },
    ],
  };
}

/** What the owners look at, and what they are afraid of. */
function looking(): Part {
  return {
    kpis: FIGURES,
    scenarios: fromNow(
      {
        id: "dearBeans",
        name: "Green beans 12 % dearer",
        overrides: [
          { line: "beanPrice", mode: "scale", value: 1.12 },
          { line: "onlineBeanShare", mode: "scale", value: 1.12 },
        ],
        note: "Prices to cafés stay as they are.",
      },
      {
        id: "dearBeansOtherBlends",
        name: "Green beans 12 % dearer, blends changed after three months",
        parent: "dearBeans",
        overrides: [{ line: "beanPrice", mode: "scale", value: 0.94, from: 27 }],
      },
      payLater(12),
      shifted("slowerStock", "Beans held 20 days longer", "stockDays", 20),
      scaled("onlineSlower", "Online grows half as fast", "onlineGrowth", 0.5),
    ),
    checks: [
      {
        id: "thinMargin",
        name: "Gross margin of the last twelve months is below its least",
        class: "alert",
        formula:
          "if(calendar.index + 1 < 12, 0, if(rolling(pl.grossProfit, 12) / rolling(pl.revenue, 12) < marginLeast, 1, 0))",
      },
    ],
    drivers: [percentDriver("marginLeast", "Least gross margin", 0.34)],
    notes: [
      ["modules/online", "Each month follows the same month of the year before."],
      ["drivers/beanPrice", "Contracts for green beans run to December 2026."],
      ["drivers/newRoaster", "Delivery is in October 2026; the loan is approved."],
      ["accounts/debtors", "Two café groups owe a third of this."],
    ],
  };
}

const FIGURES: Kpi[] = [
  kpis.grossMargin,
  kpis.ebitdaMargin,
  kpis.netMargin,
  {
    id: "onlineShare",
    name: "Online, share of sales",
    unit: "percent",
    formula: "pl.account.sales / pl.revenue",
    isHigherBetter: true,
  },
  {
    id: "cafeDays",
    name: "Days cafés take to pay",
    unit: "days",
    formula: "bs.account.debtors / (pl.account.wholesaleSales * (1 + salesTaxRate)) * days()",
    isHigherBetter: false,
  },
  kpis.stockDays,
  kpis.currentRatio,
  kpis.cashDays,
  kpis.interestCover,
  kpis.debtServiceCover,
];
