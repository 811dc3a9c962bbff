/** A maker of goods: units × price, materials from stock, a paid workforce and machines on loan. */
import { accounts } from "./chart.ts";
import { bankLoan, coverCovenant, equipment, owners, treasury } from "./finance.ts";
import * as kpis from "./kpis.ts";
import {
  BEFORE_GROWTH,
  customers,
  indexDrivers,
  moneyDriver,
  overheads,
  percentDriver,
  staff,
  suppliers,
} from "./operations.ts";
import { assemble, type Part } from "./part.ts";
import { dayAfter, levelByMonth } from "./scale.ts";
import { payLater, scaled, shifted } from "./scenarios.ts";
import { type StarterModel, TIME_SERIES } from "./starter.ts";
import { stockHeld } from "./stock.ts";
import { incomeTax, salesTax, withSalesTax } from "./taxes.ts";

const UNITS_PER_YEAR = 48_000;
const SALES_PER_YEAR = UNITS_PER_YEAR * 125;
const MATERIALS_PER_YEAR = UNITS_PER_YEAR * 48;
const BOUGHT_PER_YEAR = MATERIALS_PER_YEAR + 1_060_000;

export const manufacturing: StarterModel = {
  key: "manufacturing",
  name: "Manufacturing",
  description:
    "Makers of goods: units and prices, materials by unit, direct labour, stock days, a machine bought on loan and a bank covenant.",
  timeSeries: [TIME_SERIES.monthly3, TIME_SERIES.quarterly5, TIME_SERIES.annual10],
  make: (choice) => {
    const day = dayAfter(choice, 9).replaceAll("-", "");
    const whenBought = `newMachine * flag(${day}, ${day})`;
    return assemble(choice, [
      making(),
      stockHeld(choice, MATERIALS_PER_YEAR, 55),
      staff(choice, [
        {
          id: "factory",
          name: "Factory",
          account: "directWages",
          people: levelByMonth(choice, (month) => 18 + Math.floor(month / 24)),
          salary: 70_000,
        },
        {
          id: "officeStaff",
          name: "Sales and office",
          account: "wages",
          people: 6,
          salary: 86_000,
        },
      ]),
      overheads([
        { account: "rent", perYear: 260_000, name: "Factory rent" },
        { account: "utilities", perYear: 180_000, name: "Energy and water" },
        { account: "repairs", perYear: 95_000 },
        { account: "marketing", perYear: 90_000 },
        { account: "insurance", perYear: 60_000 },
        { account: "office", perYear: 45_000 },
        { account: "software", perYear: 40_000 },
        { account: "professionalFees", perYear: 35_000 },
      ]),
      customers(choice, withSalesTax(SALES_PER_YEAR), 45),
      suppliers(choice, withSalesTax(BOUGHT_PER_YEAR), 40),
      salesTax(choice, SALES_PER_YEAR - BOUGHT_PER_YEAR),
      equipment({
        cost: 2_400_000,
        worn: 1_000_000,
        boughtPerYear: 200_000,
        lifeYears: 10,
        besides: whenBought,
      }),
      bankLoan(choice, {
        owed: 900_000,
        rate: 0.075,
        years: 10,
        interestOn: "average",
        draws: `${whenBought} * machineLoanShare`,
      }),
      incomeTax(choice, 80_000),
      owners(choice, 500_000, 0.4),
      treasury({ cash: 420_000, floor: 150_000, overdraftLimit: 500_000, interestOn: "average" }),
      coverCovenant(choice, 3),
      { kpis: FIGURES },
    ]);
  },
};

function making(): Part {
  return {
    accounts: accounts("sales", "materials", "freight"),
    drivers: [
      {
        id: "unitsPerYear",
        name: "Units sold a year",
        unit: "count",
        measure: "rate",
        values: UNITS_PER_YEAR,
        note: BEFORE_GROWTH,
      },
      ...indexDrivers(
        "volumeIndex",
        "Volume index",
        percentDriver("volumeGrowth", "Growth of units a year", 0.02),
      ),
      moneyDriver("price", "Price of a unit", 125, "Before sales tax."),
      ...indexDrivers(
        "priceIndex",
        "Price index",
        percentDriver("priceGrowth", "Price rise a year", 0.025),
      ),
      moneyDriver("materialCost", "Materials for a unit", 48),
      percentDriver("freightShare", "Freight, share of sales", 0.03),
      moneyDriver("newMachine", "New machine", 300_000, "Bought nine months after the start."),
      percentDriver("machineLoanShare", "Share of the machine paid by the bank loan", 0.7),
    ],
    modules: [
      {
        kind: "revenue",
        id: "sales",
        name: "Sales",
        account: "sales",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "priceVolume",
        price: "price * priceIndex",
        volume: "unitsPerYear * volumeIndex * calendar.yearShare",
      },
      {
        kind: "costOfSales",
        id: "materials",
        name: "Materials used",
        account: "materials",
        inventory: "stock",
        form: "unit",
        unitCost: "materialCost * costIndex",
        volume: "sales.volume",
      },
      {
        kind: "costOfSales",
        id: "freight",
        name: "Freight",
        account: "freight",
        payable: "creditors",
        salesTax: "salesTax",
        form: "share",
        share: "freightShare",
        of: ["sales"],
      },
    ],
    scenarios: [
      scaled("volumeLower", "Volume 10 % lower", "unitsPerYear", 0.9),
      scaled("materialsDearer", "Materials cost 8 % more", "materialCost", 1.08),
      payLater(15),
      shifted("ratesHigher", "Interest rates 2 points higher", "loanRate", 0.02),
    ],
    notes: [
      ["modules/materials", "Materials come from stock. Direct labour is a cost when it is paid."],
      ["drivers/newMachine", "Change the day in the formulas of Equipment and Bank loan."],
    ],
  };
}

const FIGURES = [
  kpis.grossMargin,
  kpis.ebitdaMargin,
  kpis.shareOfRevenue("materialsShare", "Materials, share of sales", ["materials"]),
  kpis.shareOfRevenue("labourShare", "Direct labour, share of sales", [
    "directWages",
    "directOnCosts",
  ]),
  kpis.debtorDays,
  kpis.stockDays,
  kpis.currentRatio,
  kpis.interestCover,
  kpis.debtServiceCover,
];
