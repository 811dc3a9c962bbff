/** Parts of financing a business that starters share: debt, cash, equipment, owners, covenants. */
import type { Revolver } from "#model/kinds/treasury.ts";
import { account, accounts } from "./chart.ts";
import { moneyDriver, percentDriver } from "./operations.ts";
import type { Part } from "./part.ts";
import { periodsIn } from "./scale.ts";
import type { StarterChoice } from "./starter.ts";

type Borrowing = {
  owed: number;
  rate: number;
  years: number;
  interestOn?: "opening" | "average";
  /** What is drawn each period, as a formula. */
  draws?: string;
};

/** A bank loan repaid in equal parts of principal. */
export function bankLoan(choice: StarterChoice, loan: Borrowing): Part {
  const { owed, rate, years, interestOn, draws } = loan;
  const current = Math.round(owed / years);
  return {
    accounts: [
      account("loanCurrent", current),
      account("loan", owed - current),
      account("interestCost"),
    ],
    drivers: [percentDriver("loanRate", "Bank loan: interest rate a year", rate)],
    modules: [
      {
        kind: "loan",
        id: "bankLoan",
        name: "Bank loan",
        account: "loan",
        currentAccount: "loanCurrent",
        repayment: { kind: "equalPrincipal", periods: periodsIn(choice, years * 12) },
        ratePerYear: "loanRate",
        interestAccount: "interestCost",
        ...(interestOn ? { interestOn } : {}),
        ...(draws ? { draws } : {}),
      },
    ],
  };
}

type Holding = {
  cash: number;
  floor: number;
  /** None when unsaid. */
  overdraftLimit?: number;
  interestOn?: "opening" | "average";
};

/** Cash, an overdraft that keeps it at its floor where there is one, and interest on both. */
export function treasury({ cash, floor, overdraftLimit, interestOn }: Holding): Part {
  const base = interestOn ? { interestOn } : {};
  const hasOverdraft = overdraftLimit !== undefined;
  return {
    accounts: [
      account("cash", cash),
      account("interestEarned"),
      ...(hasOverdraft ? accounts("overdraft", "interestCost") : []),
    ],
    drivers: [
      moneyDriver("cashFloor", "Cash to be kept", floor, "Below it an alert is raised."),
      percentDriver("cashRate", "Interest earned on cash a year", 0.02),
      ...(hasOverdraft ? overdraftDrivers(overdraftLimit) : []),
    ],
    modules: [
      {
        kind: "treasury",
        id: "treasury",
        name: "Cash and overdraft",
        minimumCash: "cashFloor",
        cashInterest: { ratePerYear: "cashRate", interestAccount: "interestEarned", ...base },
        ...(hasOverdraft ? { revolver: { ...OVERDRAFT, ...base } } : {}),
      },
    ],
    checks: [
      {
        id: "cashBelowFloor",
        name: "Cash is below what is to be kept",
        class: "alert",
        formula: "round(min(0, bs.account.cash - cashFloor), 2)",
      },
    ],
  };
}

const OVERDRAFT: Revolver = {
  account: "overdraft",
  limit: "overdraftLimit",
  ratePerYear: "overdraftRate",
  interestAccount: "interestCost",
};

function overdraftDrivers(limit: number) {
  return [
    moneyDriver("overdraftLimit", "Overdraft limit", limit),
    percentDriver("overdraftRate", "Overdraft: interest rate a year", 0.09),
  ];
}

/** One class of equipment, bought evenly through the year and paid at once. */
export function equipment(of: {
  cost: number;
  worn: number;
  boughtPerYear: number;
  lifeYears: number;
  /** Bought besides, as a formula. */
  besides?: string;
}): Part {
  const { cost, worn, boughtPerYear, lifeYears, besides } = of;
  const bought = "equipmentPerYear * costIndex * calendar.yearShare";
  return {
    accounts: [
      account("equipment", cost),
      account("equipmentDepreciation", -worn),
      account("depreciation"),
    ],
    drivers: [moneyDriver("equipmentPerYear", "Equipment bought a year", boughtPerYear)],
    modules: [
      {
        kind: "fixedAssets",
        id: "equipment",
        name: "Equipment",
        additions: besides ? `${bought} + ${besides}` : bought,
        cost: "equipment",
        accumulated: "equipmentDepreciation",
        expense: "depreciation",
        method: { kind: "straightLine", lifeYears, openingLifeYears: lifeYears * 0.75 },
        salesTax: "salesTax",
      },
    ],
  };
}

/** Share capital, and a share of each year's profit paid out three months after its end. */
export function owners(choice: StarterChoice, capital: number, payout: number): Part {
  return {
    accounts: [account("capital", capital), ...accounts("retained", "dividendsOwed")],
    drivers: [percentDriver("payoutShare", "Dividends, share of the year's profit", payout)],
    modules: [
      {
        kind: "dividends",
        id: "dividends",
        name: "Dividends",
        account: "retained",
        declared: { kind: "payout", share: "payoutShare", of: "year" },
        payable: "dividendsOwed",
        paidAfter: periodsIn(choice, 3),
      },
    ],
  };
}

/**
 * A covenant on the last twelve months; an alert when it is broken, once there are so many. A year
 * shows what stood at its end.
 */
export function coverCovenant(choice: StarterChoice, least: number): Part {
  const year = periodsIn(choice, 12);
  const interest = `rolling(pl.account.interestCost, ${year})`;
  const cover = `rolling(pl.ebitda, ${year}) / ${interest}`;
  return {
    drivers: [
      { id: "coverLeast", name: "Covenant: least interest cover", unit: "rate", values: least },
    ],
    kpis: [
      {
        id: "coverHeadroom",
        name: "Interest cover above its covenant, last twelve months",
        unit: "rate",
        measure: "balance",
        formula: `if(${interest} > 0, ${cover} - coverLeast, 0)`,
        isHigherBetter: true,
      },
    ],
    checks: [
      {
        id: "interestCover",
        name: "Interest cover is below its covenant",
        class: "alert",
        formula: `if(calendar.index + 1 < ${year}, 0, if(${cover} < coverLeast, if(${interest} > 0, 1, 0), 0))`,
      },
    ],
  };
}
