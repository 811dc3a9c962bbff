/** A hotel with a restaurant: rooms × occupancy × rate, covers × spend, busy and quiet months. */
import type { Kpi } from "#model/document.ts";
import type { Figures } from "#model/figures.ts";
import { accounts } from "./chart.ts";
import { bankLoan, coverCovenant, equipment, owners, treasury } from "./finance.ts";
import * as kpis from "./kpis.ts";
import {
  customers,
  indexDrivers,
  insuranceAhead,
  moneyDriver,
  overheads,
  percentDriver,
  staff,
  suppliers,
} from "./operations.ts";
import { assemble, type Part } from "./part.ts";
import { seasonal } from "./scale.ts";
import { scaled, shifted } from "./scenarios.ts";
import { type StarterChoice, type StarterModel, TIME_SERIES } from "./starter.ts";
import { stockHeld } from "./stock.ts";
import { incomeTax, salesTax, withSalesTax } from "./taxes.ts";

const ROOMS_PER_YEAR = 60 * 0.68 * 365 * 185;
const FOOD_PER_YEAR = 110 * 365 * 38;
const FUNCTIONS_PER_YEAR = 180_000;
const FOOD_COST_PER_YEAR = FOOD_PER_YEAR * 0.31;
const BOUGHT_PER_YEAR = FOOD_COST_PER_YEAR + ROOMS_PER_YEAR * 0.15 + 1_010_000;

/** Busy in December and January, quiet in winter; averages 1. */
const SEASON = [1.14, 1.08, 1.05, 1, 0.9, 0.86, 0.9, 0.92, 0.98, 1.02, 1.05, 1.1];

export const hospitality: StarterModel = {
  key: "hospitality",
  name: "Hospitality",
  description:
    "Hotels, restaurants and venues: rooms, occupancy and rate, covers and spend, food and labour cost, and a season.",
  timeSeries: [TIME_SERIES.monthly3, TIME_SERIES.quarterly5, TIME_SERIES.annual10],
  make: (choice) =>
    assemble(choice, [
      selling(choice),
      stockHeld(choice, FOOD_COST_PER_YEAR, 12),
      staff(choice, [
        { id: "house", name: "Rooms and front desk", account: "wages", people: 10, salary: 58_000 },
        { id: "kitchen", name: "Kitchen and floor", account: "wages", people: 12, salary: 60_000 },
        { id: "managers", name: "Management", account: "wages", people: 3, salary: 95_000 },
      ]),
      overheads([
        { account: "rent", perYear: 540_000 },
        { account: "utilities", perYear: 150_000 },
        { account: "repairs", perYear: 110_000 },
        { account: "marketing", perYear: 80_000 },
        { account: "software", perYear: 42_000, name: "Booking and till systems" },
        { account: "office", perYear: 40_000 },
        { account: "professionalFees", perYear: 28_000 },
      ]),
      insuranceAhead(choice, 66_000),
      customers(choice, withSalesTax(FUNCTIONS_PER_YEAR), 21),
      suppliers(choice, withSalesTax(BOUGHT_PER_YEAR), 28),
      salesTax(choice, ROOMS_PER_YEAR + FOOD_PER_YEAR + FUNCTIONS_PER_YEAR - BOUGHT_PER_YEAR),
      equipment({ cost: 1_500_000, worn: 450_000, boughtPerYear: 160_000, lifeYears: 10 }),
      bankLoan(choice, { owed: 800_000, rate: 0.076, years: 8 }),
      incomeTax(choice, 95_000),
      owners(choice, 200_000, 0.5),
      treasury({ cash: 560_000, floor: 150_000, overdraftLimit: 300_000 }),
      coverCovenant(choice, 3),
      { kpis: FIGURES },
    ]),
};

function selling(choice: StarterChoice): Part {
  const count = (id: string, name: string, values: Figures) =>
    ({ id, name, unit: "count", measure: "rate", values }) as const;
  return {
    accounts: accounts(
      "roomSales",
      "foodSales",
      "otherSales",
      "foodCost",
      "roomCost",
      "commissions",
    ),
    drivers: [
      count("rooms", "Rooms", 60),
      {
        id: "occupancy",
        name: "Occupancy",
        unit: "percent",
        values: seasonal(choice, 0.68, SEASON),
        note: "Rooms sold over rooms there are, with the season.",
      },
      moneyDriver("roomRate", "Average room rate a night", 185, "Before sales tax."),
      count("coversPerDay", "Covers a day", seasonal(choice, 110, SEASON)),
      moneyDriver("spendPerCover", "Average spend of a cover", 38, "Before sales tax."),
      moneyDriver("functionsPerYear", "Functions a year", FUNCTIONS_PER_YEAR),
      ...indexDrivers(
        "priceIndex",
        "Price index",
        percentDriver("priceGrowth", "Price rise a year", 0.028),
      ),
      percentDriver("foodCostShare", "Food and beverage cost, share of its sales", 0.31),
      percentDriver("roomCostShare", "Supplies and laundry, share of room sales", 0.06),
      percentDriver("commissionShare", "Booking commissions, share of room sales", 0.09),
    ],
    modules: [
      {
        kind: "revenue",
        id: "roomNights",
        name: "Rooms",
        account: "roomSales",
        salesTax: "salesTax",
        form: "priceVolume",
        price: "roomRate * priceIndex",
        volume: "rooms * occupancy * days()",
      },
      {
        kind: "revenue",
        id: "restaurant",
        name: "Restaurant and bar",
        account: "foodSales",
        salesTax: "salesTax",
        form: "priceVolume",
        price: "spendPerCover * priceIndex",
        volume: "coversPerDay * days()",
      },
      {
        kind: "revenue",
        id: "functions",
        name: "Functions",
        account: "otherSales",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "amount",
        amount: "functionsPerYear * priceIndex * calendar.yearShare",
      },
      {
        kind: "costOfSales",
        id: "foodUsed",
        name: "Food and beverage used",
        account: "foodCost",
        inventory: "stock",
        form: "share",
        share: "foodCostShare",
        of: ["restaurant"],
      },
      {
        kind: "costOfSales",
        id: "roomSupplies",
        name: "Room supplies and laundry",
        account: "roomCost",
        payable: "creditors",
        salesTax: "salesTax",
        form: "share",
        share: "roomCostShare",
        of: ["roomNights"],
      },
      {
        kind: "costOfSales",
        id: "bookings",
        name: "Booking commissions",
        account: "commissions",
        payable: "creditors",
        salesTax: "salesTax",
        form: "share",
        share: "commissionShare",
        of: ["roomNights"],
      },
    ],
    scenarios: [
      shifted("occupancyLower", "Occupancy 6 points lower", "occupancy", -0.06),
      scaled("rateLower", "Room rate 5 % lower", "roomRate", 0.95),
      shifted("wagesHigher", "Wages rise 2 points faster", "wageGrowth", 0.02),
    ],
    notes: [
      [
        "drivers/occupancy",
        "Each period has its own figure, so the season can be changed by month.",
      ],
      ["modules/roomNights", "Room nights are counted by the days of each period."],
    ],
  };
}

const FIGURES: Kpi[] = [
  {
    id: "occupancy",
    name: "Occupancy",
    unit: "percent",
    formula: "roomNights.volume / (rooms * days())",
    isHigherBetter: true,
  },
  kpis.grossMargin,
  kpis.ebitdaMargin,
  {
    id: "foodCost",
    name: "Food and beverage cost, share of its sales",
    unit: "percent",
    formula: "pl.account.foodCost / pl.account.foodSales",
    isHigherBetter: false,
  },
  kpis.shareOfRevenue("labourShare", "Labour with on-costs, share of sales", [
    "wages",
    "pension",
    "onCosts",
    "leaveCost",
  ]),
  kpis.shareOfRevenue("rentShare", "Rent, share of sales", ["rent"]),
  kpis.currentRatio,
  kpis.cashDays,
  kpis.debtServiceCover,
];
