/** A charity: funding agreements paid ahead, donations with a season, programmes and no income tax. */
import type { Kpi } from "#model/document.ts";
import { account, accounts } from "./chart.ts";
import { equipment, treasury } from "./finance.ts";
import * as kpis from "./kpis.ts";
import {
  BEFORE_GROWTH,
  customers,
  FROM_SECOND,
  indexDrivers,
  moneyDriver,
  overheads,
  percentDriver,
  staff,
  suppliers,
} from "./operations.ts";
import { assemble, type Part } from "./part.ts";
import { billedAhead, levelByMonth, monthAfterYearEnd, periodsIn } from "./scale.ts";
import { payLater, scaled } from "./scenarios.ts";
import { type StarterChoice, type StarterModel, TIME_SERIES } from "./starter.ts";
import { salesTax, withSalesTax } from "./taxes.ts";

const AGREEMENTS = 5;
const GRANTS_PER_YEAR = AGREEMENTS * 420_000;
const DONATIONS_PER_YEAR = 460_000;
const FEES_PER_YEAR = 320_000;
const BOUGHT_PER_YEAR = 620_000;
const MONTHS_AHEAD = 6;

export const notForProfit: StarterModel = {
  key: "notForProfit",
  name: "Not-for-profit",
  description:
    "Charities and associations: funding agreements paid ahead, donations with a season, programme costs, reserves in days of costs, and no income tax.",
  timeSeries: [TIME_SERIES.monthly3, TIME_SERIES.quarterly5, TIME_SERIES.annual10],
  make: (choice) =>
    assemble(choice, [
      funding(choice),
      staff(choice, [
        {
          id: "programmes",
          name: "Programme staff",
          account: "directWages",
          people: levelByMonth(choice, (month) => 18 + Math.floor(month / 60)),
          salary: 80_000,
        },
        { id: "support", name: "Support staff", account: "wages", people: 5, salary: 86_000 },
      ]),
      overheads([
        { account: "rent", perYear: 110_000 },
        { account: "marketing", perYear: 60_000, name: "Fundraising" },
        { account: "software", perYear: 42_000 },
        { account: "insurance", perYear: 30_000 },
        { account: "professionalFees", perYear: 26_000, name: "Audit and accounting" },
        { account: "office", perYear: 24_000 },
        { account: "travel", perYear: 22_000 },
      ]),
      customers(choice, withSalesTax(GRANTS_PER_YEAR + FEES_PER_YEAR), 21),
      suppliers(choice, withSalesTax(BOUGHT_PER_YEAR), 30),
      salesTax(choice, GRANTS_PER_YEAR + FEES_PER_YEAR - BOUGHT_PER_YEAR),
      equipment({ cost: 180_000, worn: 80_000, boughtPerYear: 36_000, lifeYears: 5 }),
      treasury({ cash: 980_000, floor: 300_000 }),
      {
        accounts: [
          account("accumulatedFunds"),
          { ...account("directWages"), name: "Programme staff" },
          { ...account("directOnCosts"), name: "Programme staff on-costs" },
        ],
        kpis: FIGURES,
      },
    ]),
};

function funding(choice: StarterChoice): Part {
  const periods = periodsIn(choice, MONTHS_AHEAD);
  return {
    accounts: [
      ...accounts("grants", "donations", "serviceFees", "programCosts"),
      ...(periods > 1
        ? [account("deferredIncome", billedAhead(GRANTS_PER_YEAR / 2, periods))]
        : []),
    ],
    drivers: [
      moneyDriver("grantSize", "Funding of an agreement a year", 420_000, "Before sales tax."),
      {
        id: "newAgreements",
        name: "New agreements a year",
        unit: "count",
        measure: "rate",
        values: 0.5,
      },
      percentDriver("agreementsEnding", "Agreements that end in a year", 0.1),
      moneyDriver(
        "donationsPerYear",
        "Donations a year",
        DONATIONS_PER_YEAR,
        `${BEFORE_GROWTH} Without sales tax.`,
      ),
      percentDriver("donationGrowth", "Growth of donations a year", 0.03, FROM_SECOND),
      moneyDriver("feesPerYear", "Fees for services a year", FEES_PER_YEAR),
      ...indexDrivers(
        "fundingIndex",
        "Funding index",
        percentDriver("fundingGrowth", "Funding and fees rise a year", 0.03),
      ),
      percentDriver("programCostShare", "Programme costs, share of funding and fees", 0.11),
    ],
    modules: [
      {
        kind: "revenue",
        id: "agreements",
        name: "Funding agreements",
        account: "grants",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "subscription",
        customersOpening: AGREEMENTS,
        newCustomers: "newAgreements * calendar.yearShare",
        churn: "agreementsEnding * calendar.yearShare",
        price: "grantSize * fundingIndex * calendar.yearShare",
        billingPeriods: periods,
        ...(periods > 1 ? { deferredIncome: "deferredIncome" } : {}),
      },
      {
        kind: "revenue",
        id: "donations",
        name: "Donations",
        account: "donations",
        form: "growth",
        base: "donationsPerYear * calendar.yearShare",
        growth: "donationGrowth",
        growthPer: "year",
        seasonality: givingSeason(choice),
      },
      {
        kind: "revenue",
        id: "services",
        name: "Fees for services",
        account: "serviceFees",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "amount",
        amount: "feesPerYear * fundingIndex * calendar.yearShare",
      },
      {
        kind: "costOfSales",
        id: "programCosts",
        name: "Programme costs",
        account: "programCosts",
        payable: "creditors",
        salesTax: "salesTax",
        form: "share",
        share: "programCostShare",
        of: ["agreements", "services"],
      },
    ],
    scenarios: [
      scaled("donationsLower", "Donations a fifth lower", "donationsPerYear", 0.8),
      {
        id: "agreementLost",
        name: "One agreement ends in the first year, and three posts after it",
        overrides: [
          { line: "agreementsEnding", value: 0.3, to: periodsIn(choice, 12) - 1 },
          { line: "programmesPeople", mode: "shift", value: -3, from: periodsIn(choice, 12) },
        ],
      },
      payLater(15),
    ],
    notes: [
      ["modules/agreements", "Funders pay half a year ahead; it becomes income as it is used."],
      ["modules/donations", "People give most before the tax year and the calendar year end."],
    ],
  };
}

/** Giving peaks in the last month of the financial year and in December. */
function givingSeason(choice: StarterChoice): number[] {
  const yearEnd = monthAfterYearEnd(choice, 0);
  return Array.from({ length: 12 }, (_, index) => {
    if (index + 1 === yearEnd) return 2.2;
    return index === 11 ? 1.6 : 0.85;
  });
}

const FIGURES: Kpi[] = [
  {
    id: "surplusMargin",
    name: "Surplus, share of income",
    unit: "percent",
    formula: "pl.profit / pl.revenue",
    isHigherBetter: true,
  },
  {
    id: "programmeShare",
    name: "Spent on programmes, share of all costs",
    unit: "percent",
    formula: "pl.costOfSales / (pl.costOfSales + pl.operatingExpenses)",
    isHigherBetter: true,
  },
  {
    id: "grantShare",
    name: "Funding agreements, share of income",
    unit: "percent",
    formula: "pl.account.grants / pl.revenue",
    isHigherBetter: false,
  },
  {
    id: "fundraisingReturn",
    name: "Donations for each unit spent on fundraising",
    unit: "rate",
    formula: "pl.account.donations / pl.account.marketing",
    isHigherBetter: true,
  },
  {
    id: "reserveDays",
    name: "Reserves in days of costs",
    unit: "days",
    formula: "bs.equity / (pl.costOfSales + pl.operatingExpenses) * days()",
    isHigherBetter: true,
  },
  kpis.cashDays,
  kpis.currentRatio,
];
