/** What the software firm sells: monthly plans by card, yearly plans billed ahead. */
import type { Revenue } from "#model/kinds/revenue.ts";
import { account, accounts } from "#starters/chart.ts";
import { indexDrivers, moneyDriver, percentDriver } from "#starters/operations.ts";
import type { Part } from "#starters/part.ts";
import { billedAhead } from "#starters/scale.ts";

const MONTHLY = { customers: 900, price: 1320, joining: 470, churn: 0.32 };
const YEARLY = { customers: 250, price: 9600, joining: 78, churn: 0.11 };
export const MONTHLY_PLAN_PER_YEAR = MONTHLY.customers * MONTHLY.price;
export const YEARLY_PLAN_PER_YEAR = YEARLY.customers * YEARLY.price;

type Plan = typeof MONTHLY;

export function plans(): Part {
  return {
    accounts: [
      ...accounts("hosting", "merchantFees"),
      { ...account("subscriptions"), name: "Monthly plans" },
      { id: "yearlySubscriptions", name: "Yearly plans", line: "subscriptionRevenue" },
      account("deferredIncome", billedAhead(YEARLY_PLAN_PER_YEAR, 12)),
    ],
    drivers: [
      ...planDrivers("monthly", "Monthly plan", MONTHLY),
      ...planDrivers("yearly", "Yearly plan", YEARLY),
      ...indexDrivers(
        "joiningIndex",
        "New customer index",
        percentDriver("joiningGrowth", "Growth of new customers a year", 0.08),
      ),
      ...indexDrivers(
        "priceIndex",
        "Price index",
        percentDriver("priceGrowth", "Price rise a year", 0.03, "Each January."),
      ),
      percentDriver("hostingShare", "Hosting, share of revenue", 0.1),
      percentDriver("cardFeeShare", "Card fees, share of monthly plans", 0.016),
    ],
    modules: [
      plan("monthly", "Monthly plan", MONTHLY, { account: "subscriptions" }),
      plan("yearly", "Yearly plan", YEARLY, {
        account: "yearlySubscriptions",
        receivable: "debtors",
        billingPeriods: 12,
        deferredIncome: "deferredIncome",
      }),
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
  };
}

type Billing = {
  account: string;
  receivable?: string;
  billingPeriods?: number;
  deferredIncome?: string;
};

function plan(id: string, name: string, of: Plan, billing: Billing): Revenue {
  return {
    kind: "revenue",
    id: `${id}Plan`,
    name,
    salesTax: "salesTax",
    form: "subscription",
    customersOpening: of.customers,
    newCustomers: `${id}Joining * joiningIndex * calendar.yearShare`,
    churn: `${id}Churn * calendar.yearShare`,
    price: `${id}Price * priceIndex * calendar.yearShare`,
    ...billing,
  };
}

function planDrivers(id: string, name: string, of: Plan) {
  return [
    {
      id: `${id}Joining`,
      name: `${name}: new customers, at a year's pace`,
      unit: "count",
      measure: "rate",
      values: of.joining,
      note: "Actual months are as counted.",
    } as const,
    percentDriver(`${id}Churn`, `${name}: customers who leave, at a year's pace`, of.churn),
    moneyDriver(`${id}Price`, `${name}: price a year`, of.price, "Before VAT."),
  ];
}
