/** Software sold by subscription: monthly plans paid by card, yearly plans billed a year ahead. */
import type { Kpi } from "#model/document.ts";
import { account, accounts } from "./chart.ts";
import { equipment, owners, treasury } from "./finance.ts";
import * as kpis from "./kpis.ts";
import {
  customers,
  indexDrivers,
  moneyDriver,
  overheads,
  percentDriver,
  staff,
  suppliers,
} from "./operations.ts";
import { assemble, type Part } from "./part.ts";
import { billedAhead, levelByMonth, periodsIn } from "./scale.ts";
import { hireLater, payLater } from "./scenarios.ts";
import { type StarterChoice, type StarterModel, TIME_SERIES } from "./starter.ts";
import { incomeTax, salesTax, withSalesTax } from "./taxes.ts";

const MONTHLY_CUSTOMERS = 900;
const YEARLY_CUSTOMERS = 220;
const MONTHLY_PLAN_PER_YEAR = MONTHLY_CUSTOMERS * 1200;
const YEARLY_PLAN_PER_YEAR = YEARLY_CUSTOMERS * 9000;
const YEARLY_JOINING = 72;
/** At the pace of the last months: those who renew in a year, and those who join in it. */
const YEARLY_BILLED_PER_YEAR = YEARLY_PLAN_PER_YEAR + YEARLY_JOINING * 9000;
const BOUGHT_PER_YEAR = 980_000;

const engineersIn = (month: number) => 9 + Math.floor((month + 3) / 12);

export const softwareSubscription: StarterModel = {
  key: "softwareSubscription",
  name: "Software subscription",
  description:
    "Software and other subscriptions: new customers, churn and price by plan, income billed ahead, a team that grows before revenue does, and cash runway.",
  timeSeries: [TIME_SERIES.monthly3, TIME_SERIES.monthly5, TIME_SERIES.quarterly5],
  make: (choice) =>
    assemble(choice, [
      plans(choice),
      staff(choice, [
        {
          id: "supportTeam",
          name: "Customer support",
          account: "directWages",
          people: levelByMonth(choice, (month) => 3 + Math.floor(month / 18)),
          salary: 78_000,
        },
        {
          id: "engineers",
          name: "Product and engineering",
          account: "wages",
          people: levelByMonth(choice, engineersIn),
          salary: 130_000,
        },
        {
          id: "sellers",
          name: "Sales and marketing",
          account: "wages",
          people: levelByMonth(choice, (month) => 5 + Math.floor(month / 12)),
          salary: 105_000,
        },
        {
          id: "officeStaff",
          name: "Finance and office",
          account: "wages",
          people: 2,
          salary: 98_000,
        },
      ]),
      overheads([
        { account: "marketing", perYear: 260_000 },
        { account: "rent", perYear: 110_000 },
        { account: "software", perYear: 90_000 },
        { account: "professionalFees", perYear: 60_000 },
        { account: "travel", perYear: 45_000 },
        { account: "insurance", perYear: 35_000 },
        { account: "office", perYear: 30_000 },
      ]),
      customers(choice, withSalesTax(YEARLY_BILLED_PER_YEAR), 30),
      suppliers(choice, withSalesTax(BOUGHT_PER_YEAR), 30),
      salesTax(choice, MONTHLY_PLAN_PER_YEAR + YEARLY_BILLED_PER_YEAR - BOUGHT_PER_YEAR),
      equipment({ cost: 140_000, worn: 60_000, boughtPerYear: 36_000, lifeYears: 3 }),
      incomeTax(choice, 0, { openingLosses: 300_000 }),
      owners(choice, 900_000, 0),
      treasury({ cash: 1_600_000, floor: 250_000 }),
      { kpis: FIGURES },
    ]),
};

function plans(choice: StarterChoice): Part {
  const periods = periodsIn(choice, 12);
  const plan = { kind: "revenue", account: "subscriptions", salesTax: "salesTax" } as const;
  return {
    accounts: [
      ...accounts("subscriptions", "hosting", "merchantFees"),
      account("deferredIncome", billedAhead(YEARLY_PLAN_PER_YEAR, periods)),
    ],
    drivers: [
      ...planDrivers("monthly", "Monthly plan", { joining: 420, churn: 0.3, price: 1200 }),
      ...planDrivers("yearly", "Yearly plan", {
        joining: YEARLY_JOINING,
        churn: 0.12,
        price: 9000,
      }),
      ...indexDrivers(
        "joiningIndex",
        "New customer index",
        percentDriver("joiningGrowth", "Growth of new customers a year", 0.1),
      ),
      ...indexDrivers(
        "priceIndex",
        "Price index",
        percentDriver("priceGrowth", "Price rise a year", 0.03),
      ),
      percentDriver("hostingShare", "Hosting, share of revenue", 0.11),
      percentDriver("cardFeeShare", "Card fees, share of monthly plans", 0.018),
    ],
    modules: [
      {
        ...plan,
        id: "monthlyPlan",
        name: "Monthly plan",
        form: "subscription",
        customersOpening: MONTHLY_CUSTOMERS,
        newCustomers: "monthlyJoining * joiningIndex * calendar.yearShare",
        churn: "monthlyChurn * calendar.yearShare",
        price: "monthlyPrice * priceIndex * calendar.yearShare",
      },
      {
        ...plan,
        id: "yearlyPlan",
        name: "Yearly plan",
        receivable: "debtors",
        form: "subscription",
        customersOpening: YEARLY_CUSTOMERS,
        newCustomers: "yearlyJoining * joiningIndex * calendar.yearShare",
        churn: "yearlyChurn * calendar.yearShare",
        price: "yearlyPrice * priceIndex * calendar.yearShare",
        billingPeriods: periods,
        deferredIncome: "deferredIncome",
      },
      {
        kind: "costOfSales",
        id: "hosting",
        name: "Hosting",
        account: "hosting",
        payable: "creditors",
        salesTax: "salesTax",
        form: "share",
        share: "hostingShare",
        of: ["monthlyPlan", "yearlyPlan"],
      },
      {
        kind: "costOfSales",
        id: "cardFees",
        name: "Card fees",
        account: "merchantFees",
        salesTax: "salesTax",
        form: "share",
        share: "cardFeeShare",
        of: ["monthlyPlan"],
      },
    ],
    scenarios: [
      {
        id: "churnHigher",
        name: "Churn a quarter higher",
        overrides: [
          { line: "monthlyChurn", mode: "scale", value: 1.25 },
          { line: "yearlyChurn", mode: "scale", value: 1.25 },
        ],
      },
      {
        id: "fewerNew",
        name: "A fifth fewer new customers",
        overrides: [
          { line: "monthlyJoining", mode: "scale", value: 0.8 },
          { line: "yearlyJoining", mode: "scale", value: 0.8 },
        ],
      },
      payLater(15),
      hireLater(choice, "engineersPeople", levelByMonth(choice, engineersIn)),
    ],
    notes: [
      ["modules/yearlyPlan", "Billed for a year when a customer joins, and earned evenly over it."],
      ["drivers/monthlyChurn", "The share of customers who leave within a year, spread evenly."],
    ],
  };
}

function planDrivers(
  id: string,
  name: string,
  of: { joining: number; churn: number; price: number },
) {
  return [
    {
      id: `${id}Joining`,
      name: `${name}: new customers a year`,
      unit: "count",
      measure: "rate",
      values: of.joining,
    } as const,
    percentDriver(`${id}Churn`, `${name}: customers who leave in a year`, of.churn),
    moneyDriver(`${id}Price`, `${name}: price a year`, of.price, "Before sales tax."),
  ];
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
    id: "customerGrowth",
    name: "New customers over those who leave",
    unit: "rate",
    formula:
      "(monthlyPlan.newCustomers + yearlyPlan.newCustomers) / (monthlyPlan.leaving + yearlyPlan.leaving)",
    isHigherBetter: true,
  },
  kpis.shareOfRevenue("marketingShare", "Marketing, share of revenue", ["marketing"]),
  kpis.runway,
  kpis.cashDays,
  kpis.currentRatio,
];
