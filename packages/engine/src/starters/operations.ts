/** Parts of running a business that starters share: staff, overheads, customers, suppliers. */
import type { Driver } from "#model/document.ts";
import { type Figures, figureAt } from "#model/figures.ts";
import type { PaymentCycle } from "#model/kinds/payment-cycle.ts";
import type { Payroll } from "#model/kinds/payroll.ts";
import { type AccountId, account, accounts } from "./chart.ts";
import type { Part } from "./part.ts";
import { firstMonthOf, flowsBefore, owedAtStart, periodsIn } from "./scale.ts";
import type { StarterChoice } from "./starter.ts";

/** An index that is 1 at first and rises once a year, as prices and wages do; a year has its last. */
export function indexDrivers(id: string, name: string, growth: Driver): Driver[] {
  const formula = `if(calendar.index = 0, 1, prev(${id}) * if(calendar.isYearStart, 1 + ${growth.id}, 1))`;
  const rise = { ...growth, note: "With each financial year's first period." };
  return [rise, { id, name, unit: "rate", measure: "count", formula }];
}

/** What a figure of sales that grow is, and from when they do. */
export const BEFORE_GROWTH = "Before growth since the start.";
export const FROM_SECOND = "From the second period on.";

export function percentDriver(id: string, name: string, values: number, note?: string): Driver {
  return { id, name, unit: "percent", values, ...(note ? { note } : {}) };
}

export function moneyDriver(id: string, name: string, values: number, note?: string): Driver {
  return { id, name, unit: "currency", measure: "rate", values, ...(note ? { note } : {}) };
}

const WITHHELD: PaymentCycle = { months: 1, dueDays: 21 };
const PENSION: PaymentCycle = { months: 1, dueDays: 7 };
const WITHHOLDING_RATE = 0.22;
const PENSION_RATE = 0.12;
const ON_COST_RATE = 0.03;

type Team = {
  id: string;
  name: string;
  /** Where its pay is charged. */
  account: "wages" | "directWages";
  /** People, for every period or one figure per period. */
  people: Figures;
  salary: number;
};

/** Teams of people, with tax withheld, pension, payroll tax and leave. */
export function staff(choice: StarterChoice, teams: readonly Team[]): Part {
  const grossPerYear = teams.reduce(
    (sum, { people, salary }) => sum + (figureAt(people, 0) ?? 0) * salary,
    0,
  );
  const owed = (rate: number, cycle: PaymentCycle) => {
    const { running, ended } = owedAtStart(choice, grossPerYear * rate, cycle);
    return running + ended;
  };
  return {
    accounts: [
      account("withholdingOwed", owed(WITHHOLDING_RATE, WITHHELD)),
      account("pensionOwed", owed(PENSION_RATE, PENSION)),
      account("onCostsOwed", owed(ON_COST_RATE, PENSION)),
      account("leaveProvision", Math.round(grossPerYear * 0.08)),
      ...teams.flatMap((team) =>
        accounts(team.account, ...Object.values(ON_COSTS_OF[team.account])),
      ),
    ],
    drivers: [
      ...teams.flatMap(teamDrivers),
      ...indexDrivers(
        "wageIndex",
        "Wage index",
        percentDriver("wageGrowth", "Wage rise a year", 0.03),
      ),
      percentDriver("withholdingRate", "Tax withheld, share of gross pay", WITHHOLDING_RATE),
      percentDriver("pensionRate", "Superannuation or pension, share of gross pay", PENSION_RATE),
      percentDriver("onCostRate", "Payroll tax and workers' insurance", ON_COST_RATE),
      percentDriver("leaveRate", "Leave earned, share of gross pay", 0.0769, "Four weeks of 52."),
      percentDriver("leaveTakenRate", "Leave taken, share of gross pay", 0.073),
    ],
    modules: teams.map(payrollOf),
  };
}

function teamDrivers({ id, name, people, salary }: Team): Driver[] {
  return [
    { id: `${id}People`, name: `${name}: people`, unit: "count", measure: "count", values: people },
    moneyDriver(`${id}Salary`, `${name}: average salary a year`, salary),
  ];
}

/** Where a team's on-costs go: what people cost who make the sales is a cost of sales. */
const ON_COSTS_OF = {
  wages: { pension: "pension", onCosts: "onCosts", leave: "leaveCost" },
  directWages: { pension: "directOnCosts", onCosts: "directOnCosts", leave: "directOnCosts" },
} as const satisfies Record<string, Record<string, AccountId>>;

function payrollOf({ id, name, account }: Team): Payroll {
  const onCost = (key: string, label: string, of: AccountId, liability: AccountId) => ({
    id: key,
    name: label,
    rate: `${key}Rate`,
    account: of,
    liability,
    due: PENSION,
  });
  const { pension, onCosts, leave } = ON_COSTS_OF[account];
  return {
    kind: "payroll",
    id,
    name,
    account,
    form: "headcount",
    headcount: `${id}People`,
    salaryPerYear: `${id}Salary * wageIndex`,
    withholding: { rate: "withholdingRate", liability: "withholdingOwed", due: WITHHELD },
    onCosts: [
      onCost("pension", "superannuation and pension", pension, "pensionOwed"),
      onCost("onCost", "payroll tax and insurance", onCosts, "onCostsOwed"),
    ],
    leave: {
      rate: "leaveRate",
      account: leave,
      provision: "leaveProvision",
      taken: `${id}People * ${id}Salary * wageIndex * leaveTakenRate * calendar.yearShare`,
    },
  };
}

type Overhead = { account: AccountId; perYear: number; name?: string; isUntaxed?: boolean };

/** Costs that run evenly through the year and rise with prices, billed by suppliers. */
export function overheads(rows: readonly Overhead[]): Part {
  return {
    accounts: rows.map((row) => ({ ...account(row.account), name: nameOf(row) })),
    drivers: [
      ...rows.map((row) =>
        moneyDriver(`${row.account}PerYear`, `${nameOf(row)} a year`, row.perYear),
      ),
      ...indexDrivers(
        "costIndex",
        "Cost index",
        percentDriver("costGrowth", "Cost rise a year", 0.025),
      ),
    ],
    modules: rows.map((row) => ({
      kind: "expense",
      id: row.account,
      name: nameOf(row),
      account: row.account,
      amount: `${row.account}PerYear * costIndex * calendar.yearShare`,
      payable: "creditors",
      ...(row.isUntaxed ? {} : { salesTax: "salesTax" }),
    })),
  };
}

/** Insurance billed a year ahead in the first period and every year after, by months or longer. */
export function insuranceAhead(choice: StarterChoice, perYear: number): Part {
  return {
    accounts: accounts("insurance", "prepaid"),
    drivers: [moneyDriver("insurancePerYear", "Insurance a year", perYear, "Billed a year ahead.")],
    modules: [
      {
        kind: "expense",
        id: "insurance",
        name: "Insurance",
        account: "insurance",
        amount: "insurancePerYear * costIndex",
        payable: "creditors",
        salesTax: "salesTax",
        months: [firstMonthOf(choice)],
        prepaid: { account: "prepaid", periods: periodsIn(choice, 12) },
      },
    ],
  };
}

function nameOf({ account: id, name }: Overhead): string {
  return name ?? account(id).name;
}

/** Customers who pay after so many days; `billedPerYear` is what they were billed, with tax. */
export function customers(choice: StarterChoice, billedPerYear: number, days: number): Part {
  return {
    accounts: [account("debtors", Math.round((billedPerYear * days) / 365)), account("badDebts")],
    drivers: [
      { id: "customerDays", name: "Days customers take to pay", unit: "days", values: days },
      percentDriver("badDebtShare", "Never paid, share of what is billed", 0.005),
    ],
    modules: [
      {
        kind: "receivables",
        id: "customers",
        name: "Customers",
        account: "debtors",
        method: "days",
        days: "customerDays",
        earlier: flowsBefore(choice, billedPerYear, days + 31),
        badDebts: { share: "badDebtShare", account: "badDebts" },
      },
    ],
  };
}

/** Suppliers paid after so many days; `billedPerYear` is what they billed, with tax. */
export function suppliers(choice: StarterChoice, billedPerYear: number, days: number): Part {
  return {
    accounts: [account("creditors", Math.round((billedPerYear * days) / 365))],
    drivers: [
      { id: "supplierDays", name: "Days until suppliers are paid", unit: "days", values: days },
    ],
    modules: [
      {
        kind: "payables",
        id: "suppliers",
        name: "Suppliers",
        account: "creditors",
        method: "days",
        days: "supplierDays",
        earlier: flowsBefore(choice, billedPerYear, days + 31),
      },
    ],
  };
}
