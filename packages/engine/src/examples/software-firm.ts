/** Subscription software: monthly and yearly plans, a growth loan, and a round of new capital. */
import type { Kpi } from "#model/document.ts";
import { accounts } from "#starters/chart.ts";
import { equipment, owners, treasury } from "#starters/finance.ts";
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
import { hireLater, payLater } from "#starters/scenarios.ts";
import { incomeTax } from "#starters/taxes.ts";
import { softwareFirmBooks } from "./books/software-firm.ts";
import { type Company, choiceOf, fromNow } from "./company.ts";
import { salesTaxAt, withSettings } from "./settings.ts";
import { MONTHLY_PLAN_PER_YEAR, plans, YEARLY_PLAN_PER_YEAR } from "./software-firm-plans.ts";

const VAT = 0.23;
const BOUGHT_PER_YEAR = 1_150_000;

const engineersIn = (month: number) =>
  18 + [6, 14, 20, 28, 30, 33, 41, 46, 53].filter((at) => month >= at).length;

const choice = choiceOf({
  name: "Paper Lantern Software",
  start: "2024-01-01",
  yearEndMonth: 12,
  currency: "EUR",
});

export const softwareFirm: Company = {
  key: "softwareFirm",
  name: choice.name,
  description:
    "A made-up firm that sells scheduling software by subscription. Yearly plans are billed ahead, losses of earlier years are carried forward, and new capital comes in 2026.",
  industry: "Software by subscription",
  plan: () => assemble(choice, parts()),
  known: {
    monthlyJoining: 0.16,
    monthlyChurn: 0.12,
    yearlyJoining: 0.2,
    yearlyChurn: 0.15,
    customerDays: 0.07,
  },
  unplanned: {
    monthlyPrice: 0.012,
    hostingShare: 0.06,
    supplierDays: 0.06,
    badDebtShare: 0.6,
    leaveTakenRate: 0.6,
    marketingPerYear: 0.18,
    travelPerYear: 0.5,
    professionalFeesPerYear: 0.5,
    officePerYear: 0.25,
    equipmentPerYear: 0.8,
  },
  books: softwareFirmBooks,
};

function parts(): Part[] {
  return [
    plans(),
    withSettings(team(), { pensionRate: 0.05, onCostRate: 0.111, withholdingRate: 0.28 }),
    overheads([
      { account: "marketing", perYear: 600_000 },
      { account: "rent", perYear: 118_000 },
      { account: "software", perYear: 96_000 },
      { account: "professionalFees", perYear: 64_000 },
      { account: "travel", perYear: 48_000 },
      { account: "office", perYear: 36_000 },
    ]),
    insuranceAhead(choice, 32_000),
    customers(choice, YEARLY_PLAN_PER_YEAR * (1 + VAT), 30),
    suppliers(choice, BOUGHT_PER_YEAR * (1 + VAT), 30),
    salesTaxAt(VAT, choice, MONTHLY_PLAN_PER_YEAR + YEARLY_PLAN_PER_YEAR - BOUGHT_PER_YEAR),
    equipment({ cost: 130_000, worn: 62_000, boughtPerYear: 38_000, lifeYears: 3 }),
    funding(),
    incomeTax(choice, 0, { rate: 0.125, openingLosses: 900_000 }),
    owners(choice, 1_500_000, 0),
    treasury({ cash: 2_300_000, floor: 400_000, overdraftLimit: 200_000 }),
    looking(),
  ];
}

function team(): Part {
  return staff(choice, [
    {
      id: "supportTeam",
      name: "Customer support",
      account: "directWages",
      people: levelByMonth(choice, (month) => 5 + Math.floor((month + 4) / 12)),
      salary: 50_000,
    },
    {
      id: "engineers",
      name: "Product and engineering",
      account: "wages",
      people: levelByMonth(choice, engineersIn),
      salary: 84_000,
    },
    {
      id: "sellers",
      name: "Sales and marketing",
      account: "wages",
      people: levelByMonth(choice, (month) => 7 + Math.floor((month + 2) / 9)),
      salary: 70_000,
    },
    { id: "officeStaff", name: "Finance and people", account: "wages", people: 2, salary: 68_000 },
  ]);
}

/** A growth loan repaid at once at the end of 2027; new shares in April 2026, and what they pay for. */
function funding(): Part {
  return {
    accounts: [
      { id: "growthLoan", name: "Growth loan", line: "loans", opening: 500_000 },
      { id: "growthLoanCurrent", name: "Growth loan, due within a year", line: "shortTermLoans" },
      { id: "interestOwed", name: "Interest owed", line: "interestPayable", opening: 3750 },
      ...accounts("interestCost"),
    ],
    drivers: [
      percentDriver("growthLoanRate", "Growth loan: interest rate a year", 0.09),
      {
        id: "newShares",
        name: "New shares paid in",
        unit: "currency",
        values: amountByMonth(choice, (month) => (month === 27 ? 1_000_000 : 0)),
        note: "Term sheet signed; paid in April 2026.",
      },
      moneyDriver("campaignsPerYear", "Campaigns after the round, a year", 220_000),
    ],
    modules: [
      {
        kind: "loan",
        id: "growthLoan",
        name: "Growth loan",
        account: "growthLoan",
        currentAccount: "growthLoanCurrent",
        repayment: { kind: "bullet", day: "2027-12-31" },
        ratePerYear: "growthLoanRate",
        interestAccount: "interestCost",
        interestPayable: "interestOwed",
        interestPaidAfter: 1,
      },
      {
        kind: "equity",
        id: "round",
        name: "New shares",
        account: "capital",
        contributions: "newShares",
      },
      {
        kind: "expense",
        id: "campaigns",
        name: "Campaigns after the round",
        account: "marketing",
        amount: "campaignsPerYear * costIndex * calendar.yearShare * flag(20260401)",
        payable: "creditors",
        salesTax: "salesTax",
      },
    ],
  };
}

function looking(): Part {
  return {
    kpis: FIGURES,
    scenarios: fromNow(
      {
        id: "churnHigher",
        name: "Churn a third higher",
        overrides: [
          { line: "monthlyChurn", mode: "scale", value: 4 / 3 },
          { line: "yearlyChurn", mode: "scale", value: 4 / 3 },
        ],
      },
      {
        id: "churnHigherFewerNew",
        name: "Churn a third higher and a fifth fewer new customers",
        parent: "churnHigher",
        overrides: [
          { line: "monthlyJoining", mode: "scale", value: 0.8 },
          { line: "yearlyJoining", mode: "scale", value: 0.8 },
        ],
      },
      {
        id: "noRoundEither",
        name: "The same without the new shares",
        parent: "churnHigherFewerNew",
        overrides: [
          { line: "newShares", value: 0 },
          { line: "campaignsPerYear", value: 0 },
        ],
        note: "What has to hold if the round is late.",
      },
      payLater(15),
      hireLater(choice, "engineersPeople", levelByMonth(choice, engineersIn)),
    ),
    checks: [
      {
        id: "shrinking",
        name: "More customers leave than join over three months",
        class: "alert",
        formula:
          "if(rolling(monthlyPlan.newCustomers, 3) + rolling(yearlyPlan.newCustomers, 3) < rolling(monthlyPlan.leaving, 3) + rolling(yearlyPlan.leaving, 3), 1, 0)",
      },
    ],
    notes: [
      ["modules/yearlyPlan", "Billed for a year when a customer joins, and earned over it."],
      ["drivers/monthlyChurn", "Actual months are counted from the billing system."],
      ["drivers/newShares", "Campaigns start when the round is paid in."],
      ["modules/incomeTax", "Losses of earlier years are used before tax is paid."],
    ],
  };
}

const FIGURES: Kpi[] = [
  kpis.grossMargin,
  kpis.ebitdaMargin,
  {
    id: "customers",
    name: "Customers",
    unit: "count",
    formula: "monthlyPlan.customers + yearlyPlan.customers",
    isHigherBetter: true,
  },
  {
    id: "yearlyPace",
    name: "Revenue at a year's pace",
    unit: "currency",
    measure: "balance",
    formula: "pl.revenue / calendar.yearShare",
    isHigherBetter: true,
  },
  {
    id: "growthAndMargin",
    name: "Growth over a year and EBITDA margin together",
    unit: "percent",
    formula: "growth(pl.revenue, 12) + pl.ebitda / pl.revenue",
    isHigherBetter: true,
  },
  kpis.shareOfRevenue("marketingShare", "Marketing, share of revenue", ["marketing"]),
  kpis.runway,
  kpis.cashDays,
  kpis.currentRatio,
];
