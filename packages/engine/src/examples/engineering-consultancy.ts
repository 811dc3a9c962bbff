/** An engineering consultancy: hours billed by the engineer, retainers, a move to a larger office. */
import type { Kpi } from "#model/document.ts";
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
import { amountByMonth, levelByMonth } from "#starters/scale.ts";
import { payLater, scaled } from "#starters/scenarios.ts";
import { incomeTax } from "#starters/taxes.ts";
import { engineeringConsultancyBooks } from "./books/engineering-consultancy.ts";
import { type Company, choiceOf, fromNow } from "./company.ts";
import { fees, RETAINERS_PER_YEAR } from "./engineering-consultancy-fees.ts";
import { salesTaxAt, withSettings } from "./settings.ts";

const VAT = 0.2;
const FEES_PER_YEAR = 2_280_000;
const BILLED_PER_YEAR = FEES_PER_YEAR + RETAINERS_PER_YEAR;
const BOUGHT_PER_YEAR = 520_000;

const engineersIn = (month: number) => 18 + [9, 17, 26, 38, 50].filter((at) => month >= at).length;

const choice = choiceOf({
  name: "Spanner and Sextant Engineering",
  start: "2024-04-01",
  yearEndMonth: 3,
  currency: "GBP",
});

export const engineeringConsultancy: Company = {
  key: "engineeringConsultancy",
  name: choice.name,
  description:
    "A made-up consultancy of structural engineers. Fees follow people, hours, utilisation and rates; clients take seven weeks to pay, and the overdraft carries the quarter's VAT.",
  industry: "Engineering and professional services",
  plan: () => assemble(choice, parts()),
  known: { utilisation: 0.035, customerDays: 0.06 },
  unplanned: {
    hourlyRate: 0.012,
    subcontractorShare: 0.3,
    supplierDays: 0.06,
    badDebtShare: 0.7,
    leaveTakenRate: 0.6,
    softwarePerYear: 0.08,
    travelPerYear: 0.35,
    marketingPerYear: 0.4,
    professionalFeesPerYear: 0.5,
    officePerYear: 0.25,
    equipmentPerYear: 0.8,
  },
  books: engineeringConsultancyBooks,
};

function parts(): Part[] {
  return [
    fees(choice),
    withSettings(
      staff(choice, [
        {
          id: "engineers",
          name: "Engineers",
          account: "directWages",
          people: levelByMonth(choice, engineersIn),
          salary: 62_000,
        },
        {
          id: "support",
          name: "Directors and office",
          account: "wages",
          people: levelByMonth(choice, (month) => (month < 30 ? 5 : 5.5)),
          salary: 58_000,
        },
      ]),
      {
        pensionRate: 0.05,
        onCostRate: 0.12,
        withholdingRate: 0.26,
        leaveRate: 0.1,
        leaveTakenRate: 0.098,
      },
    ),
    overheads([
      { account: "rent", perYear: 108_000 },
      { account: "software", perYear: 84_000, name: "Design software" },
      { account: "travel", perYear: 46_000, name: "Travel to sites" },
      { account: "marketing", perYear: 28_000, name: "Bids and marketing" },
      { account: "professionalFees", perYear: 26_000 },
      { account: "office", perYear: 30_000 },
    ]),
    insuranceAhead(choice, 58_000),
    customers(choice, BILLED_PER_YEAR * (1 + VAT), 48),
    suppliers(choice, BOUGHT_PER_YEAR * (1 + VAT), 30),
    salesTaxAt(VAT, choice, BILLED_PER_YEAR - BOUGHT_PER_YEAR),
    equipment({
      cost: 190_000,
      worn: 95_000,
      boughtPerYear: 34_000,
      lifeYears: 5,
      besides: "officeFitOut * flag(20260901, 20260901)",
    }),
    bankLoan(choice, { owed: 160_000, rate: 0.068, years: 5 }),
    largerOffice(),
    incomeTax(choice, 38_000),
    owners(choice, 1000, 0.6),
    treasury({ cash: 120_000, floor: 60_000, overdraftLimit: 250_000 }),
    coverCovenant(choice, 4),
    looking(),
  ];
}

/** A move in September 2026: fitting out, more rent, and a new director who buys in. */
function largerOffice(): Part {
  return {
    drivers: [
      moneyDriver("officeFitOut", "Fitting out the larger office", 85_000, "Before VAT."),
      moneyDriver("extraRentPerYear", "More rent a year in the larger office", 30_000),
      {
        id: "directorBuysIn",
        name: "Shares bought by a new director",
        unit: "currency",
        values: amountByMonth(choice, (month) => (month === 30 ? 40_000 : 0)),
      },
    ],
    modules: [
      {
        kind: "expense",
        id: "extraRent",
        name: "Larger office",
        account: "rent",
        amount: "extraRentPerYear * costIndex * calendar.yearShare * flag(20260901)",
        payable: "creditors",
        salesTax: "salesTax",
      },
      {
        kind: "equity",
        id: "shares",
        name: "Shares issued",
        account: "capital",
        contributions: "directorBuysIn",
      },
    ],
  };
}

function looking(): Part {
  return {
    kpis: FIGURES,
    scenarios: fromNow(
      scaled("utilisationLower", "Utilisation 6 % lower", "utilisation", 0.94),
      {
        id: "lowerAndLater",
        name: "Utilisation 6 % lower and clients pay 20 days later",
        parent: "utilisationLower",
        overrides: [{ line: "customerDays", mode: "shift", value: 20 }],
        note: "What the bank asked to see.",
      },
      payLater(20),
      {
        id: "noMove",
        name: "Stay in the office we have",
        overrides: [
          { line: "officeFitOut", value: 0 },
          { line: "extraRentPerYear", value: 0 },
        ],
      },
      {
        id: "twoMoreEngineers",
        name: "Two engineers more from October 2026",
        overrides: [{ line: "engineersPeople", mode: "shift", value: 2, from: 30 }],
      },
    ),
    checks: [
      {
        id: "idleEngineers",
        name: "Utilisation of the last twelve months is below its least",
        class: "alert",
        formula:
          "if(calendar.index + 1 < 12, 0, if(rolling(utilisation, 12) < utilisationLeast * 12, 1, 0))",
      },
    ],
    drivers: [percentDriver("utilisationLeast", "Least utilisation over a year", 0.71)],
    notes: [
      ["drivers/utilisation", "August and December are short; 74 % over the year is the aim."],
      ["drivers/customerDays", "Two public clients pay after 60 days, the others after 40."],
      ["modules/extraRent", "The lease is signed; the move is in September 2026."],
      ["modules/treasury", "The overdraft is reviewed each March."],
    ],
  };
}

const FIGURES: Kpi[] = [
  kpis.grossMargin,
  kpis.ebitdaMargin,
  kpis.netMargin,
  {
    id: "feesPerEngineer",
    name: "Fees by engineer, at a year's pace",
    unit: "currency",
    measure: "rate",
    formula: "fees.net / engineersPeople / days() * 365",
    isHigherBetter: true,
  },
  kpis.shareOfRevenue("wagesShare", "Wages, share of fees", ["directWages", "wages"]),
  kpis.debtorDays,
  kpis.currentRatio,
  kpis.cashDays,
  kpis.interestCover,
  kpis.debtServiceCover,
];
