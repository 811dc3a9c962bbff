/** A shop that also sells to trade: card sales at once, wholesale on account, stock on the shelves. */
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
import { levelByMonth } from "./scale.ts";
import { payLater, scaled, shifted } from "./scenarios.ts";
import { type StarterModel, TIME_SERIES } from "./starter.ts";
import { stockHeld } from "./stock.ts";
import { incomeTax, salesTax, withSalesTax } from "./taxes.ts";

const RETAIL_PER_YEAR = 2_400_000;
const WHOLESALE_PER_YEAR = 1_200_000;
const GOODS_PER_YEAR = RETAIL_PER_YEAR * 0.57 + WHOLESALE_PER_YEAR * 0.68;
const BOUGHT_PER_YEAR = GOODS_PER_YEAR + 520_000;

/** The weeks before Christmas carry the year. */
const SEASON = [0.9, 0.82, 0.92, 0.95, 0.98, 1, 0.95, 0.92, 0.95, 1, 1.2, 1.55];

export const retailWholesale: StarterModel = {
  key: "retailWholesale",
  name: "Retail and wholesale",
  description:
    "Shops, online sellers and distributors: margins by channel, stock days, a strong season, card sales at once and trade customers on account.",
  timeSeries: [TIME_SERIES.monthly3, TIME_SERIES.quarterly5, TIME_SERIES.annual10],
  make: (choice) =>
    assemble(choice, [
      selling(),
      stockHeld(choice, GOODS_PER_YEAR, 65),
      staff(choice, [
        {
          id: "shop",
          name: "Shop and warehouse",
          account: "wages",
          people: levelByMonth(choice, (month) => 8 + Math.floor(month / 24) * 0.5),
          salary: 60_000,
        },
        {
          id: "officeStaff",
          name: "Buying and office",
          account: "wages",
          people: 2,
          salary: 80_000,
        },
      ]),
      overheads([
        { account: "rent", perYear: 215_000 },
        { account: "marketing", perYear: 62_000 },
        { account: "utilities", perYear: 30_000 },
        { account: "insurance", perYear: 24_000 },
        { account: "software", perYear: 24_000 },
        { account: "professionalFees", perYear: 18_000 },
        { account: "repairs", perYear: 14_000 },
      ]),
      customers(choice, withSalesTax(WHOLESALE_PER_YEAR), 35),
      suppliers(choice, withSalesTax(BOUGHT_PER_YEAR), 35),
      salesTax(choice, RETAIL_PER_YEAR + WHOLESALE_PER_YEAR - BOUGHT_PER_YEAR),
      equipment({ cost: 320_000, worn: 150_000, boughtPerYear: 45_000, lifeYears: 7 }),
      bankLoan(choice, { owed: 300_000, rate: 0.075, years: 5 }),
      incomeTax(choice, 38_000),
      owners(choice, 150_000, 0.4),
      treasury({ cash: 330_000, floor: 80_000, overdraftLimit: 250_000 }),
      coverCovenant(choice, 3),
      { kpis: FIGURES },
    ]),
};

function selling(): Part {
  return {
    accounts: accounts("sales", "wholesaleSales", "costOfGoods", "merchantFees", "freight"),
    drivers: [
      moneyDriver("retailPerYear", "Retail sales a year", RETAIL_PER_YEAR, BEFORE_GROWTH),
      moneyDriver("wholesalePerYear", "Wholesale sales a year", WHOLESALE_PER_YEAR, BEFORE_GROWTH),
      percentDriver("retailGrowth", "Retail growth a year", 0.035, FROM_SECOND),
      percentDriver("wholesaleGrowth", "Wholesale growth a year", 0.045, FROM_SECOND),
      percentDriver("retailCostShare", "Cost of goods, share of retail sales", 0.57),
      percentDriver("wholesaleCostShare", "Cost of goods, share of wholesale sales", 0.68),
      percentDriver("cardFeeShare", "Card fees, share of retail sales", 0.012),
      percentDriver("freightShare", "Freight out, share of wholesale sales", 0.035),
    ],
    modules: [
      {
        kind: "revenue",
        id: "retail",
        name: "Retail sales",
        account: "sales",
        salesTax: "salesTax",
        form: "growth",
        base: "retailPerYear * calendar.yearShare",
        growth: "retailGrowth",
        growthPer: "year",
        seasonality: SEASON,
      },
      {
        kind: "revenue",
        id: "wholesale",
        name: "Wholesale",
        account: "wholesaleSales",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "growth",
        base: "wholesalePerYear * calendar.yearShare",
        growth: "wholesaleGrowth",
        growthPer: "year",
      },
      {
        kind: "costOfSales",
        id: "retailGoods",
        name: "Goods sold in shops",
        account: "costOfGoods",
        inventory: "stock",
        form: "share",
        share: "retailCostShare",
        of: ["retail"],
      },
      {
        kind: "costOfSales",
        id: "wholesaleGoods",
        name: "Goods sold to trade",
        account: "costOfGoods",
        inventory: "stock",
        form: "share",
        share: "wholesaleCostShare",
        of: ["wholesale"],
      },
      {
        kind: "costOfSales",
        id: "cardFees",
        name: "Card fees",
        account: "merchantFees",
        salesTax: "salesTax",
        form: "share",
        share: "cardFeeShare",
        of: ["retail"],
      },
      {
        kind: "costOfSales",
        id: "freightOut",
        name: "Freight",
        account: "freight",
        payable: "creditors",
        salesTax: "salesTax",
        form: "share",
        share: "freightShare",
        of: ["wholesale"],
      },
    ],
    scenarios: [
      {
        id: "salesLower",
        name: "Sales 10 % lower",
        overrides: [
          { line: "retailPerYear", mode: "scale", value: 0.9 },
          { line: "wholesalePerYear", mode: "scale", value: 0.9 },
        ],
      },
      payLater(15),
      shifted("slowerStock", "Stock turns 15 days slower", "stockDays", 15),
      scaled("dearerGoods", "Retail goods cost 5 % more", "retailCostShare", 1.05),
    ],
    notes: [
      ["modules/retail", "The season is a weight for each month; an average month is 1."],
      ["drivers/stockDays", "Stock is what was sold in the last so many days, at cost."],
    ],
  };
}

const FIGURES = [
  kpis.grossMargin,
  kpis.ebitdaMargin,
  kpis.netMargin,
  kpis.shareOfRevenue("wagesShare", "Wages, share of sales", ["wages"]),
  kpis.shareOfRevenue("rentShare", "Rent, share of sales", ["rent"]),
  kpis.stockDays,
  kpis.currentRatio,
  kpis.cashDays,
  kpis.debtServiceCover,
];
