/** A coffee roaster: cafés on account, online orders by card, green beans in stock, a new roaster. */
import type { Kpi } from "#model/document.ts";
import type { CostOfSales } from "#model/kinds/cost-of-sales.ts";
import { account, accounts } from "#starters/chart.ts";
import { bankLoan, coverCovenant, equipment, owners, treasury } from "#starters/finance.ts";
import * as kpis from "#starters/kpis.ts";
import {
  customers,
  indexDrivers,
  insuranceAhead,
  moneyDriver,
  overheads,
  percentDriver,
  staff,
  suppliers,
} from "#starters/operations.ts";
import { assemble, type Part } from "#starters/part.ts";
import { levelByMonth, seasonal } from "#starters/scale.ts";
import { payLater, scaled, shifted } from "#starters/scenarios.ts";
import { stockHeld } from "#starters/stock.ts";
import { incomeTax, salesTax, withSalesTax } from "#starters/taxes.ts";
import { coffeeRoasterBooks } from "./books/coffee-roaster.ts";
import { type Company, choiceOf, fromNow } from "./company.ts";

const KILOS_PER_YEAR = 130_000;
const KILO_PRICE = 26;
const BEAN_PRICE = 11.4;
const WHOLESALE_PER_YEAR = KILOS_PER_YEAR * KILO_PRICE;
const ONLINE_PER_YEAR = 900_000;
const BEANS_PER_YEAR = KILOS_PER_YEAR * BEAN_PRICE + ONLINE_PER_YEAR * 0.3;
const BOUGHT_PER_YEAR = BEANS_PER_YEAR + 1_050_000;

/** Cafés are quiet in January; gifts go out in November and December. January first. */
const CAFES = [0.86, 0.96, 1.02, 0.98, 1.03, 1.05, 1.04, 1.03, 1.01, 1.01, 1.02, 0.99];
const GIFTS = [0.84, 0.86, 0.92, 0.94, 1, 1.04, 1.02, 0.96, 0.92, 0.98, 1.2, 1.32];

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
  plan: () => assemble(choice, parts()),
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

function parts(): Part[] {
  return [
    selling(),
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

function selling(): Part {
  return {
    accounts: [
      ...accounts("wholesaleSales", "merchantFees", "freight"),
      { ...account("sales"), name: "Online sales" },
    ],
    drivers: [
      {
        id: "kilosPerYear",
        name: "Kilos to cafés a year",
        unit: "count",
        measure: "rate",
        values: KILOS_PER_YEAR,
        note: "When the model starts; growth comes on top.",
      },
      {
        id: "cafeDemand",
        name: "Café demand by month",
        unit: "rate",
        values: seasonal(choice, 1, CAFES),
        note: "1 is an average month. Actual months are as weighed out.",
      },
      ...indexDrivers(
        "kiloIndex",
        "Kilo index",
        percentDriver("kiloGrowth", "Kilos to cafés, growth a year", 0.02),
      ),
      moneyDriver("kiloPrice", "Price of a kilo to cafés", KILO_PRICE, "Before sales tax."),
      ...indexDrivers(
        "priceIndex",
        "Price index",
        percentDriver("priceGrowth", "Price rise a year", 0.03, "Told to cafés each July."),
      ),
      percentDriver("onlineGrowth", "Online sales, growth over the same month a year before", 0.09),
    ],
    modules: [
      {
        kind: "revenue",
        id: "wholesale",
        name: "Cafés and offices",
        account: "wholesaleSales",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "priceVolume",
        price: "kiloPrice * priceIndex",
        volume: "kilosPerYear * kiloIndex * cafeDemand * calendar.yearShare",
      },
      {
        kind: "revenue",
        id: "online",
        name: "Online orders",
        account: "sales",
        salesTax: "salesTax",
        form: "history",
        growth: "onlineGrowth",
        earlier: yearBefore(),
      },
    ],
  };
}

/** July to June, as the year before the first was. */
function yearBefore(): number[] {
  const inOrder = [...GIFTS.slice(6), ...GIFTS.slice(0, 6)];
  return inOrder.map((weight) => Math.round((ONLINE_PER_YEAR / 12) * weight));
}

function making(): Part {
  return {
    accounts: [
      { ...account("costOfGoods"), name: "Green beans used" },
      { ...account("materials"), name: "Packaging" },
    ],
    drivers: [
      moneyDriver(
        "beanPrice",
        "Green beans for a kilo sold",
        BEAN_PRICE,
        "With what roasting loses; rises with costs.",
      ),
      percentDriver("onlineBeanShare", "Green beans, share of online sales", 0.3),
      percentDriver("packagingShare", "Packaging, share of sales", 0.06),
      percentDriver("freightShare", "Freight, share of sales", 0.05),
      percentDriver("cardFeeShare", "Card fees, share of online sales", 0.018),
    ],
    modules: [
      {
        kind: "costOfSales",
        id: "wholesaleBeans",
        name: "Beans for cafés",
        account: "costOfGoods",
        inventory: "stock",
        form: "unit",
        unitCost: "beanPrice * costIndex",
        volume: "wholesale.volume",
      },
      {
        kind: "costOfSales",
        id: "onlineBeans",
        name: "Beans for online orders",
        account: "costOfGoods",
        inventory: "stock",
        form: "share",
        share: "onlineBeanShare",
        of: ["online"],
      },
      bought("packaging", "Packaging", "materials", "packagingShare", ["wholesale", "online"]),
      bought("freightOut", "Freight", "freight", "freightShare", ["wholesale", "online"]),
      {
        kind: "costOfSales",
        id: "cardFees",
        name: "Card fees",
        account: "merchantFees",
        salesTax: "salesTax",
        form: "share",
        share: "cardFeeShare",
        of: ["online"],
      },
    ],
  };
}

function bought(
  id: string,
  name: string,
  account: string,
  share: string,
  of: string[],
): CostOfSales {
  return {
    kind: "costOfSales",
    id,
    name,
    account,
    payable: "creditors",
    salesTax: "salesTax",
    form: "share",
    share,
    of,
  };
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
