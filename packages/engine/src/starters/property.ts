/** A landlord: area × rent × occupancy, outgoings partly recovered, a long loan and its covenants. */
import type { Kpi } from "#model/document.ts";
import { account, accounts } from "./chart.ts";
import { bankLoan, coverCovenant, equipment, owners, treasury } from "./finance.ts";
import * as kpis from "./kpis.ts";
import {
  customers,
  indexDrivers,
  insuranceAhead,
  moneyDriver,
  overheads,
  percentDriver,
  suppliers,
} from "./operations.ts";
import { assemble, type Part } from "./part.ts";
import { scaled, shifted } from "./scenarios.ts";
import { type StarterModel, TIME_SERIES } from "./starter.ts";
import { incomeTax, salesTax, withSalesTax } from "./taxes.ts";

const AREA = 3200;
const RENT_PER_YEAR = AREA * 420 * 0.94;
const OUTGOINGS_PER_YEAR = 330_000;
const RECOVERED_PER_YEAR = OUTGOINGS_PER_YEAR * 0.7;
const LAND = 4_200_000;
const BUILDING = 6_400_000;

export const property: StarterModel = {
  key: "property",
  name: "Property",
  description:
    "Landlords and property companies: area, rent and occupancy, outgoings recovered from tenants, buildings, a long loan with cover and value covenants.",
  timeSeries: [TIME_SERIES.quarterly5, TIME_SERIES.monthly3, TIME_SERIES.annual10],
  make: (choice) =>
    assemble(choice, [
      letting(),
      overheads([
        { account: "rates", perYear: 96_000, isUntaxed: true },
        { account: "repairs", perYear: 78_000 },
        { account: "utilities", perYear: 56_000 },
        { account: "professionalFees", perYear: 28_000 },
        { account: "office", perYear: 14_000 },
      ]),
      insuranceAhead(choice, 58_000),
      customers(choice, withSalesTax(RENT_PER_YEAR + RECOVERED_PER_YEAR), 7),
      suppliers(choice, withSalesTax(OUTGOINGS_PER_YEAR + RENT_PER_YEAR * 0.05), 30),
      salesTax(choice, RENT_PER_YEAR + RECOVERED_PER_YEAR - OUTGOINGS_PER_YEAR),
      buildings(),
      equipment({ cost: 420_000, worn: 160_000, boughtPerYear: 60_000, lifeYears: 10 }),
      bankLoan(choice, { owed: 5_500_000, rate: 0.062, years: 25, interestOn: "average" }),
      incomeTax(choice, 130_000, { rate: 0.3 }),
      owners(choice, 3_500_000, 0.6),
      treasury({ cash: 460_000, floor: 150_000, overdraftLimit: 200_000, interestOn: "average" }),
      coverCovenant(choice, 2),
      covenants(),
      { kpis: FIGURES },
    ]),
};

function letting(): Part {
  return {
    accounts: accounts("rentIncome", "outgoingsRecovered", "managementFees"),
    drivers: [
      { id: "area", name: "Lettable area", unit: "count", measure: "rate", values: AREA },
      moneyDriver("rentPerArea", "Rent a year for a unit of area", 420, "Before sales tax."),
      percentDriver("occupancy", "Share of the area let", 0.94),
      ...indexDrivers(
        "rentIndex",
        "Rent index",
        percentDriver(
          "rentGrowth",
          "Rent review a year",
          0.03,
          "From each financial year's start.",
        ),
      ),
      percentDriver("recoveryShare", "Outgoings recovered from tenants", 0.7),
      percentDriver("managementShare", "Management fee, share of rent", 0.05),
    ],
    modules: [
      {
        kind: "revenue",
        id: "rent",
        name: "Rent",
        account: "rentIncome",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "priceVolume",
        price: "rentPerArea * rentIndex * calendar.yearShare",
        volume: "area * occupancy",
      },
      {
        kind: "revenue",
        id: "recoveries",
        name: "Outgoings recovered",
        account: "outgoingsRecovered",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "amount",
        amount:
          "(rates.amount + repairs.amount + utilities.amount + insurancePerYear * costIndex * calendar.yearShare) * recoveryShare",
      },
      {
        kind: "expense",
        id: "management",
        name: "Management fee",
        account: "managementFees",
        amount: "rent.net * managementShare",
        payable: "creditors",
        salesTax: "salesTax",
      },
    ],
    scenarios: [
      shifted("occupancyLower", "Occupancy 10 points lower", "occupancy", -0.1),
      shifted("ratesHigher", "Interest rates 2 points higher", "loanRate", 0.02),
      scaled("valuesLower", "Property values 15 % lower", "propertyValue", 0.85),
    ],
    notes: [
      ["modules/buildings", "Land is held at cost and not depreciated; buildings over 40 years."],
      ["drivers/propertyValue", "For the loan-to-value covenant only; the books stay at cost."],
    ],
  };
}

function buildings(): Part {
  return {
    accounts: [
      account("land", LAND),
      account("building", BUILDING),
      account("buildingDepreciation", -1_280_000),
      account("depreciation"),
    ],
    drivers: [moneyDriver("buildingPerYear", "Building work a year", 60_000)],
    modules: [
      {
        kind: "fixedAssets",
        id: "buildings",
        name: "Buildings",
        additions: "buildingPerYear * costIndex * calendar.yearShare",
        cost: "building",
        accumulated: "buildingDepreciation",
        expense: "depreciation",
        method: { kind: "straightLine", lifeYears: 40, openingLifeYears: 32 },
        salesTax: "salesTax",
      },
    ],
  };
}

function covenants(): Part {
  const lent = "bs.account.loan + bs.account.loanCurrent";
  return {
    drivers: [
      moneyDriver("propertyValue", "Value of the property", 13_500_000, "By the last valuation."),
      ...indexDrivers(
        "valueIndex",
        "Value index",
        percentDriver("valueGrowth", "Growth of values a year", 0.02),
      ),
      percentDriver("loanToValueMost", "Covenant: most of the value that may be lent", 0.6),
    ],
    kpis: [
      {
        id: "loanToValue",
        name: "Loan to value",
        unit: "percent",
        formula: `(${lent}) / (propertyValue * valueIndex)`,
        isHigherBetter: false,
      },
      {
        id: "valueHeadroom",
        name: "Loan to value below its covenant",
        unit: "percent",
        formula: `loanToValueMost - (${lent}) / (propertyValue * valueIndex)`,
        isHigherBetter: true,
      },
    ],
    checks: [
      {
        id: "loanToValue",
        name: "Loan to value is above its covenant",
        class: "alert",
        formula: `if((${lent}) / (propertyValue * valueIndex) > loanToValueMost, 1, 0)`,
      },
    ],
  };
}

const FIGURES: Kpi[] = [
  {
    id: "operatingMargin",
    name: "Net property income, share of rent and recoveries",
    unit: "percent",
    formula: "pl.ebitda / pl.revenue",
    isHigherBetter: true,
  },
  {
    id: "recoveryRate",
    name: "Recoveries, share of operating costs",
    unit: "percent",
    formula: "pl.account.outgoingsRecovered / pl.operatingExpenses",
    isHigherBetter: true,
  },
  kpis.debtorDays,
  kpis.interestCover,
  kpis.debtServiceCover,
  kpis.currentRatio,
  kpis.cashDays,
];
