/** A builder: signed contracts by month, work still to be won, retentions held by clients. */
import type { CheckRule, Kpi } from "#model/document.ts";
import type { CostOfSales } from "#model/kinds/cost-of-sales.ts";
import type { Revenue } from "#model/kinds/revenue.ts";
import { account, accounts } from "./chart.ts";
import { bankLoan, coverCovenant, equipment, owners, treasury } from "./finance.ts";
import * as kpis from "./kpis.ts";
import {
  customers,
  insuranceAhead,
  overheads,
  percentDriver,
  staff,
  suppliers,
} from "./operations.ts";
import { assemble, type Part } from "./part.ts";
import { amountByMonth, flowsBefore, levelByMonth, periodsIn } from "./scale.ts";
import { payLater, scaled } from "./scenarios.ts";
import { type StarterChoice, type StarterModel, TIME_SERIES } from "./starter.ts";
import { incomeTax, salesTax, withSalesTax } from "./taxes.ts";

const WORK_PER_YEAR = 7_800_000;
const BOUGHT_PER_YEAR = WORK_PER_YEAR * 0.71 + 300_000;
const RETENTION = 0.05;
const RETENTION_DAYS = 365;

type Contract = { id: string; name: string; value: number; from: number; months: number };

const CONTRACTS: Contract[] = [
  { id: "warehouseWork", name: "Warehouse", value: 1_000_000, from: 0, months: 4 },
  { id: "libraryWork", name: "City library", value: 3_600_000, from: 0, months: 10 },
  { id: "schoolWork", name: "School hall", value: 2_800_000, from: 3, months: 12 },
  { id: "clinicWork", name: "Health clinic", value: 4_500_000, from: 8, months: 16 },
];

/** Work to be won fills up as signed contracts run out, and then grows with prices. */
function workToWin(month: number): number {
  if (month < 6) return 80_000;
  if (month < 12) return 120_000;
  return month < 24 ? 340_000 : 690_000 * 1.04 ** Math.floor((month - 24) / 12);
}

export const constructionProjects: StarterModel = {
  key: "constructionProjects",
  name: "Construction projects",
  description:
    "Builders and contractors: signed contracts by month, work still to be won, subcontractors and materials, progress claims with retentions.",
  timeSeries: [TIME_SERIES.monthly3, TIME_SERIES.quarterly5, TIME_SERIES.annual10],
  make: (choice) =>
    assemble(choice, [
      contracts(choice),
      retentions(choice),
      building(),
      staff(choice, [
        { id: "crew", name: "Site crew", account: "directWages", people: 8, salary: 92_000 },
        {
          id: "managers",
          name: "Project managers and office",
          account: "wages",
          people: levelByMonth(choice, (month) => 5 + Math.floor(month / 60)),
          salary: 108_000,
        },
      ]),
      overheads([
        { account: "vehicles", perYear: 85_000 },
        { account: "rent", perYear: 72_000, name: "Yard and office rent" },
        { account: "professionalFees", perYear: 40_000 },
        { account: "software", perYear: 36_000 },
        { account: "office", perYear: 30_000 },
        { account: "marketing", perYear: 18_000, name: "Tendering and marketing" },
      ]),
      insuranceAhead(choice, 90_000),
      customers(choice, withSalesTax(WORK_PER_YEAR * (1 - RETENTION)), 35),
      suppliers(choice, withSalesTax(BOUGHT_PER_YEAR), 35),
      salesTax(choice, WORK_PER_YEAR - BOUGHT_PER_YEAR),
      equipment({ cost: 650_000, worn: 300_000, boughtPerYear: 80_000, lifeYears: 7 }),
      bankLoan(choice, { owed: 350_000, rate: 0.078, years: 5 }),
      incomeTax(choice, 90_000),
      owners(choice, 300_000, 0.4),
      treasury({ cash: 620_000, floor: 200_000, overdraftLimit: 600_000 }),
      coverCovenant(choice, 4),
      { kpis: FIGURES, checks: ALERTS },
    ]),
};

function contracts(choice: StarterChoice): Part {
  const signed = CONTRACTS.map(({ id, name, value, from, months }) => ({
    id,
    name: `${name}: work done`,
    unit: "currency" as const,
    values: amountByMonth(choice, (month) =>
      month >= from && month < from + months ? value / months : 0,
    ),
    note: `Contract of ${value}, done in ${months} months.`,
  }));
  return {
    accounts: accounts("contractRevenue"),
    drivers: [
      ...signed,
      {
        id: "workToWin",
        name: "Further work, not yet signed",
        unit: "currency",
        values: amountByMonth(choice, workToWin),
        note: "Expected by chance of winning, not by tender value.",
      },
      {
        id: "workDone",
        name: "Work done",
        unit: "currency",
        formula: [...CONTRACTS.map(({ id }) => id), "workToWin"].join(" + "),
      },
      percentDriver("retentionShare", "Retention, share of each claim", RETENTION),
      {
        id: "retentionDays",
        name: "Days retentions are held",
        unit: "days",
        values: RETENTION_DAYS,
      },
    ],
    modules: [
      claim("claims", "Progress claims", "workDone * (1 - retentionShare)", "debtors"),
      claim("retained", "Claims retained", "workDone * retentionShare", "retentions"),
    ],
    scenarios: [
      {
        id: "lessWork",
        name: "A quarter less work won in two years",
        overrides: [
          { line: "workToWin", mode: "scale", value: 0.75, to: periodsIn(choice, 24) - 1 },
        ],
      },
      payLater(15),
      scaled("dearerSubcontractors", "Subcontractors cost 4 % more", "subcontractorShare", 1.04),
    ],
    notes: [
      ["modules/retained", "Retentions are taxed when claimed and paid after the days given."],
      ["drivers/workDone", "Revenue is claimed as work is done. Add a driver for each contract."],
    ],
  };
}

function claim(id: string, name: string, amount: string, receivable: string): Revenue {
  return {
    kind: "revenue",
    id,
    name,
    account: "contractRevenue",
    receivable,
    salesTax: "salesTax",
    form: "amount",
    amount,
  };
}

function retentions(choice: StarterChoice): Part {
  const heldPerYear = withSalesTax(WORK_PER_YEAR * RETENTION);
  return {
    accounts: [account("retentions", Math.round((heldPerYear * RETENTION_DAYS) / 365))],
    modules: [
      {
        kind: "receivables",
        id: "retentionRelease",
        name: "Retentions",
        account: "retentions",
        method: "days",
        days: "retentionDays",
        earlier: flowsBefore(choice, heldPerYear, RETENTION_DAYS),
      },
    ],
  };
}

function building(): Part {
  const cost = (id: "subcontractors" | "materials", name: string, share: string): CostOfSales => ({
    kind: "costOfSales",
    id,
    name,
    account: id,
    payable: "creditors",
    salesTax: "salesTax",
    form: "share",
    share,
    of: ["claims", "retained"],
  });
  return {
    accounts: accounts("subcontractors", "materials"),
    drivers: [
      percentDriver("subcontractorShare", "Subcontractors, share of work", 0.53),
      percentDriver("materialShare", "Materials, share of work", 0.18),
    ],
    modules: [
      cost("subcontractors", "Subcontractors", "subcontractorShare"),
      cost("materials", "Materials", "materialShare"),
    ],
  };
}

const FIGURES: Kpi[] = [
  kpis.grossMargin,
  kpis.ebitdaMargin,
  kpis.netMargin,
  kpis.shareOfRevenue("subcontractorsShare", "Subcontractors, share of work", ["subcontractors"]),
  {
    id: "signedShare",
    name: "Work already signed, share of work",
    unit: "percent",
    formula: "1 - workToWin / workDone",
    isHigherBetter: true,
  },
  {
    id: "claimDays",
    name: "Days of claims unpaid, with retentions",
    unit: "days",
    formula:
      "(bs.account.debtors + bs.account.retentions) / (pl.revenue * (1 + salesTaxRate)) * days()",
    isHigherBetter: false,
  },
  kpis.currentRatio,
  kpis.cashDays,
  kpis.debtServiceCover,
];

const ALERTS: CheckRule[] = [
  {
    id: "noWork",
    name: "Work done does not pay the site crew",
    class: "alert",
    formula: "round(min(0, pl.grossProfit), 2)",
  },
];
