/** What the consultancy bills: hours of its engineers, and retainers by the month. */
import { accounts } from "#starters/chart.ts";
import { indexDrivers, moneyDriver, percentDriver } from "#starters/operations.ts";
import type { Part } from "#starters/part.ts";
import { seasonal } from "#starters/scale.ts";
import type { StarterChoice } from "#starters/starter.ts";

export const RETAINERS_PER_YEAR = 260_000;

/** Fewer hours in August and December. January first; averages 1. */
const WORKING = [1.01, 1, 1.06, 0.98, 1.01, 1.03, 1, 0.92, 1.04, 1.06, 1.05, 0.84];

export function fees(choice: StarterChoice): Part {
  return {
    accounts: [
      ...accounts("fees", "subcontractors"),
      { id: "retainerFees", name: "Retainers", line: "salesServices" },
    ],
    drivers: [
      moneyDriver("hourlyRate", "Average rate an hour", 102, "Before VAT, when the model starts."),
      ...indexDrivers(
        "rateIndex",
        "Rate index",
        percentDriver("rateGrowth", "Rate rise a year", 0.035, "Each April."),
      ),
      {
        id: "hoursPerYear",
        name: "Hours an engineer works a year",
        unit: "count",
        measure: "rate",
        values: 1640,
        note: "After leave and public holidays.",
      },
      {
        id: "utilisation",
        name: "Share of hours that is billed",
        unit: "percent",
        values: seasonal(choice, 0.74, WORKING),
        note: "Actual months are from the timesheets.",
      },
      moneyDriver("retainersPerMonth", "Retainers a month", Math.round(RETAINERS_PER_YEAR / 12)),
      percentDriver("subcontractorShare", "Subcontractors, share of fees", 0.07),
    ],
    modules: [
      {
        kind: "revenue",
        id: "fees",
        name: "Fees by the hour",
        account: "fees",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "priceVolume",
        price: "hourlyRate * rateIndex",
        volume: "engineersPeople * hoursPerYear * utilisation * calendar.yearShare",
      },
      {
        kind: "revenue",
        id: "retainers",
        name: "Retainers",
        account: "retainerFees",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "amount",
        amount: "retainersPerMonth * rateIndex",
      },
      {
        kind: "costOfSales",
        id: "subcontractors",
        name: "Subcontractors",
        account: "subcontractors",
        payable: "creditors",
        salesTax: "salesTax",
        form: "share",
        share: "subcontractorShare",
        of: ["fees"],
      },
    ],
  };
}
