/** A firm that sells its people's hours: fees follow people × hours × utilisation × rate. */
import { accounts } from "./chart.ts";
import { bankLoan, coverCovenant, equipment, owners, treasury } from "./finance.ts";
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
import { levelByMonth } from "./scale.ts";
import { hireLater, payLater, scaled } from "./scenarios.ts";
import { type StarterChoice, type StarterModel, TIME_SERIES } from "./starter.ts";
import { incomeTax, salesTax, withSalesTax } from "./taxes.ts";

const FEES_PER_YEAR = 3_087_000;
const BOUGHT_PER_YEAR = 610_000;

/** A fifteenth consultant after half a year, and one more each year after. */
const consultantsIn = (month: number) => 14 + Math.floor((month + 6) / 12);

export const servicesFirm: StarterModel = {
  key: "servicesFirm",
  name: "Services firm",
  description:
    "Consultants, agencies, accountants and engineers: people, hours and rates, with wages as the main cost and customers who pay after invoice.",
  timeSeries: [TIME_SERIES.monthly3, TIME_SERIES.quarterly5, TIME_SERIES.annual10],
  make: (choice) =>
    assemble(choice, [
      fees(choice),
      staff(choice, [
        {
          id: "consultants",
          name: "Consultants",
          account: "directWages",
          people: levelByMonth(choice, consultantsIn),
          salary: 105_000,
        },
        {
          id: "support",
          name: "Office staff",
          account: "wages",
          people: levelByMonth(choice, (month) => 4 + Math.floor(month / 24)),
          salary: 78_000,
        },
      ]),
      overheads([
        { account: "rent", perYear: 150_000 },
        { account: "software", perYear: 72_000 },
        { account: "marketing", perYear: 55_000 },
        { account: "travel", perYear: 42_000 },
        { account: "insurance", perYear: 30_000 },
        { account: "professionalFees", perYear: 28_000 },
        { account: "office", perYear: 24_000 },
      ]),
      customers(choice, withSalesTax(FEES_PER_YEAR), 40),
      suppliers(choice, withSalesTax(BOUGHT_PER_YEAR), 30),
      salesTax(choice, FEES_PER_YEAR - BOUGHT_PER_YEAR),
      equipment({ cost: 240_000, worn: 110_000, boughtPerYear: 50_000, lifeYears: 4 }),
      bankLoan(choice, { owed: 250_000, rate: 0.075, years: 5 }),
      incomeTax(choice, 84_000),
      owners(choice, 100_000, 0.5),
      treasury({ cash: 380_000, floor: 100_000, overdraftLimit: 200_000 }),
      coverCovenant(choice, 3),
      { kpis: FIGURES },
    ]),
};

function fees(choice: StarterChoice): Part {
  return {
    accounts: accounts("fees", "subcontractors"),
    drivers: [
      moneyDriver("hourlyRate", "Average rate an hour", 175, "Before sales tax."),
      {
        id: "hoursPerYear",
        name: "Hours a consultant works a year",
        unit: "count",
        measure: "rate",
        values: 1750,
        note: "After leave and public holidays.",
      },
      percentDriver("utilisation", "Share of hours that is billed", 0.72),
      percentDriver("subcontractorShare", "Subcontractors, share of fees", 0.06),
      ...indexDrivers(
        "rateIndex",
        "Rate index",
        percentDriver("rateGrowth", "Rate rise a year", 0.03),
      ),
    ],
    modules: [
      {
        kind: "revenue",
        id: "fees",
        name: "Fees",
        account: "fees",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "priceVolume",
        price: "hourlyRate * rateIndex",
        volume: "consultantsPeople * hoursPerYear * utilisation * calendar.yearShare",
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
    scenarios: [
      scaled("utilisationLower", "Utilisation 10 % lower", "utilisation", 0.9),
      payLater(15),
      hireLater(choice, "consultantsPeople", levelByMonth(choice, consultantsIn)),
    ],
    notes: [
      ["drivers/utilisation", "Hours billed over hours worked. 65 to 80 % is usual."],
      ["modules/fees", "Fees are billed as they are worked and follow the number of consultants."],
    ],
  };
}

const FIGURES = [
  kpis.grossMargin,
  kpis.ebitdaMargin,
  kpis.netMargin,
  kpis.shareOfRevenue("wagesShare", "Wages, share of fees", ["directWages", "wages"]),
  kpis.debtorDays,
  kpis.currentRatio,
  kpis.cashDays,
  kpis.debtServiceCover,
];
