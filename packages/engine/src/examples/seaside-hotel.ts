/** A family hotel by the sea: rooms, restaurant and functions in its own building, then a renewal. */
import type { Kpi } from "#model/document.ts";
import { account } from "#starters/chart.ts";
import { bankLoan, coverCovenant, owners, treasury } from "#starters/finance.ts";
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
import { scaled, shifted } from "#starters/scenarios.ts";
import { stockHeld } from "#starters/stock.ts";
import { incomeTax, salesTax, withSalesTax } from "#starters/taxes.ts";
import { seasideHotelBooks } from "./books/seaside-hotel.ts";
import { type Company, choiceOf, fromNow } from "./company.ts";
import {
  FOOD_COST_PER_YEAR,
  FOOD_PER_YEAR,
  FUNCTIONS_PER_YEAR,
  ROOMS_PER_YEAR,
  selling,
  serving,
} from "./seaside-hotel-sales.ts";

const BOUGHT_PER_YEAR = FOOD_COST_PER_YEAR + ROOMS_PER_YEAR * 0.15 + 560_000;

const choice = choiceOf({
  name: "Gullwing Bay Hotel",
  start: "2024-07-01",
  yearEndMonth: 6,
  currency: "AUD",
});

export const seasideHotel: Company = {
  key: "seasideHotel",
  name: choice.name,
  description:
    "A made-up family hotel of 48 rooms with a restaurant. It owns its building, earns the year in summer, and renews its rooms in the winter of 2027 while the bank watches its cover.",
  industry: "Hospitality",
  plan: () => assemble(choice, parts()),
  known: { occupancy: 0.05, coversPerDay: 0.05 },
  unplanned: {
    roomRate: 0.02,
    spendPerCover: 0.02,
    functionsPerYear: 0.35,
    foodCostShare: 0.03,
    roomCostShare: 0.08,
    commissionShare: 0.08,
    customerDays: 0.1,
    supplierDays: 0.06,
    badDebtShare: 0.8,
    leaveTakenRate: 0.6,
    utilitiesPerYear: 0.15,
    repairsPerYear: 0.4,
    marketingPerYear: 0.25,
    professionalFeesPerYear: 0.5,
    officePerYear: 0.2,
    furniturePerYear: 0.6,
    buildingWorkPerYear: 0.9,
  },
  books: seasideHotelBooks,
};

function parts(): Part[] {
  return [
    selling(choice),
    serving(),
    stockHeld(choice, FOOD_COST_PER_YEAR, 13),
    staff(choice, [
      { id: "house", name: "Rooms and front desk", account: "wages", people: 8.5, salary: 59_000 },
      { id: "kitchen", name: "Kitchen and floor", account: "wages", people: 11, salary: 61_000 },
      { id: "managers", name: "Management", account: "wages", people: 3, salary: 96_000 },
    ]),
    overheads([
      { account: "utilities", perYear: 138_000 },
      { account: "repairs", perYear: 104_000 },
      { account: "marketing", perYear: 76_000 },
      { account: "rates", perYear: 68_000, isUntaxed: true },
      { account: "software", perYear: 44_000, name: "Booking and till systems" },
      { account: "office", perYear: 42_000 },
      { account: "professionalFees", perYear: 30_000 },
    ]),
    insuranceAhead(choice, 92_000),
    customers(choice, withSalesTax(FUNCTIONS_PER_YEAR), 21),
    suppliers(choice, withSalesTax(BOUGHT_PER_YEAR), 28),
    salesTax(choice, ROOMS_PER_YEAR + FOOD_PER_YEAR + FUNCTIONS_PER_YEAR - BOUGHT_PER_YEAR),
    property(),
    bankLoan(choice, { owed: 3_800_000, rate: 0.068, years: 20 }),
    incomeTax(choice, 130_000),
    owners(choice, 400_000, 0.5),
    treasury({ cash: 420_000, floor: 200_000, overdraftLimit: 400_000 }),
    coverCovenant(choice, 4),
    looking(),
  ];
}

/** Land, the building, and furniture whose old pieces are sold when the rooms are renewed. */
function property(): Part {
  return {
    accounts: [
      account("land", 1_400_000),
      account("building", 4_400_000),
      account("buildingDepreciation", -1_100_000),
      account("equipment", 1_100_000),
      account("equipmentDepreciation", -480_000),
      account("depreciation"),
      { id: "saleGain", name: "Gain on furniture sold", line: "gainOnDisposal" },
      { id: "saleLoss", name: "Loss on furniture sold", line: "lossOnDisposal" },
    ],
    drivers: [
      moneyDriver("furniturePerYear", "Furniture and kitchen a year", 96_000),
      moneyDriver("roomsRenewed", "Rooms renewed, a month", 290_000, "In the winter of 2027."),
      moneyDriver("buildingWorkPerYear", "Work on the building a year", 45_000),
    ],
    modules: [
      {
        kind: "fixedAssets",
        id: "building",
        name: "Building",
        additions: "buildingWorkPerYear * costIndex * calendar.yearShare",
        cost: "building",
        accumulated: "buildingDepreciation",
        expense: "depreciation",
        method: { kind: "straightLine", lifeYears: 40, openingLifeYears: 30 },
        salesTax: "salesTax",
      },
      {
        kind: "fixedAssets",
        id: "furniture",
        name: "Furniture and kitchen",
        additions:
          "furniturePerYear * costIndex * calendar.yearShare + roomsRenewed * flag(20270601, 20270831)",
        cost: "equipment",
        accumulated: "equipmentDepreciation",
        expense: "depreciation",
        method: { kind: "diminishingValue", ratePerYear: 0.16, rest: "year" },
        disposals: [{ day: "2027-08-15", cost: 320_000, proceeds: 95_000 }],
        gain: "saleGain",
        loss: "saleLoss",
        salesTax: "salesTax",
      },
    ],
  };
}

function looking(): Part {
  return {
    kpis: FIGURES,
    scenarios: fromNow(
      shifted("occupancyLower", "Occupancy 7 points lower", "occupancy", -0.07),
      {
        id: "lowerAndNoRenewal",
        name: "Occupancy 7 points lower, rooms not renewed",
        parent: "occupancyLower",
        overrides: [{ line: "roomsRenewed", value: 0 }],
        note: "What is decided in March 2027 if the summer is poor.",
      },
      scaled("rateLower", "Room rate 5 % lower", "roomRate", 0.95),
      shifted("loanDearer", "Interest 1.5 points higher", "loanRate", 0.015),
      shifted("wagesHigher", "Wages rise 2 points faster", "wageGrowth", 0.02),
    ),
    checks: [
      {
        id: "labourHigh",
        name: "Labour of the last twelve months is above its most, as a share of sales",
        class: "alert",
        formula:
          "if(calendar.index + 1 < 12, 0, if(rolling(pl.account.wages, 12) / rolling(pl.revenue, 12) > labourMost, 1, 0))",
      },
    ],
    drivers: [percentDriver("labourMost", "Most wages, share of sales", 0.36)],
    notes: [
      ["drivers/occupancy", "January and Easter carry the year."],
      [
        "drivers/roomsRenewed",
        "Sixteen rooms a month from June to August 2027, when a third stand empty anyway.",
      ],
      ["modules/furniture", "Old furniture is sold to a dealer in August 2027."],
      ["drivers/coverLeast", "The bank looks at EBITDA to interest each June."],
    ],
  };
}

const FIGURES: Kpi[] = [
  {
    id: "roomRevenue",
    name: "Room revenue by room there is and night",
    unit: "currency",
    measure: "rate",
    formula: "pl.account.roomSales / (rooms * days())",
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
  kpis.currentRatio,
  kpis.cashDays,
  kpis.interestCover,
  kpis.debtServiceCover,
];
