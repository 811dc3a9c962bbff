/** Cash by the week: what customers pay, the weeks in which wages, rent and taxes fall, the bank. */
import type { Driver, Kpi } from "#model/document.ts";
import type { Expense } from "#model/kinds/expense.ts";
import type { PaymentCycle } from "#model/kinds/payment-cycle.ts";
import { type AccountId, account, accounts } from "./chart.ts";
import { treasury } from "./finance.ts";
import * as kpis from "./kpis.ts";
import { customers, moneyDriver, percentDriver, suppliers } from "./operations.ts";
import { assemble, type Part } from "./part.ts";
import { dayAfter, onDayOfMonth, owedAtStart, seasonal } from "./scale.ts";
import { payLater, payLaterByWeeks, scaled } from "./scenarios.ts";
import { type StarterChoice, type StarterModel, TIME_SERIES } from "./starter.ts";
import { incomeTax, salesTax, withSalesTax } from "./taxes.ts";

const SALES_PER_WEEK = 75_000;
const SALES_PER_YEAR = SALES_PER_WEEK * 52;
const GOODS_SHARE = 0.62;
const WAGES_PER_FORTNIGHT = 27_000;
const BOUGHT_PER_YEAR = SALES_PER_YEAR * GOODS_SHARE + 320_000;

const SEASON = [0.94, 0.95, 1, 1, 1, 1.02, 0.98, 0.98, 1, 1.02, 1.05, 1.06];

const WITHHELD: PaymentCycle = { months: 1, dueDays: 21 };
const PENSION: PaymentCycle = { months: 1, dueDays: 7 };

export const weeklyCashFlow: StarterModel = {
  key: "weeklyCashFlow",
  name: "13-week cash flow",
  description:
    "Cash week by week for a trading business: receipts by days, fortnightly wages, rent, loan and insurance in their weeks, tax returns on their due days.",
  timeSeries: [TIME_SERIES.weekly13, TIME_SERIES.weekly52],
  make: (choice) =>
    assemble(choice, [
      trading(choice),
      wages(choice),
      monthlyBills(choice),
      customers(choice, withSalesTax(SALES_PER_YEAR), 35),
      suppliers(choice, withSalesTax(BOUGHT_PER_YEAR), 30),
      salesTax(choice, SALES_PER_YEAR - BOUGHT_PER_YEAR),
      vans(choice),
      loan(choice),
      incomeTax(choice, 48_000),
      { accounts: [account("capital", 100_000), account("retained")] },
      treasury({ cash: 135_000, floor: 60_000, overdraftLimit: 150_000 }),
      { kpis: FIGURES },
    ]),
};

/** 1 in the weeks in which something falls. */
function weeks(id: string, name: string, values: number[]): Driver {
  return { id, name, unit: "flag", measure: "count", values };
}

/** A cost that is paid in the week it falls. */
function bill(account: AccountId, name: string, amount: string): Expense {
  return { kind: "expense", id: account, name, account, amount, salesTax: "salesTax" };
}

function trading(choice: StarterChoice): Part {
  return {
    accounts: accounts("sales", "costOfGoods", "office"),
    drivers: [
      {
        id: "salesPerWeek",
        name: "Sales of the week",
        unit: "currency",
        values: seasonal(choice, SALES_PER_WEEK, SEASON).map(Math.round),
        note: "Before sales tax. Change the weeks you know more about.",
      },
      percentDriver("goodsShare", "Goods bought, share of sales", GOODS_SHARE),
      moneyDriver("otherPerWeek", "Other costs a week", 1800, "Paid as they come."),
    ],
    modules: [
      {
        kind: "revenue",
        id: "sales",
        name: "Sales",
        account: "sales",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "amount",
        amount: "salesPerWeek",
      },
      {
        kind: "costOfSales",
        id: "goods",
        name: "Goods",
        account: "costOfGoods",
        payable: "creditors",
        salesTax: "salesTax",
        form: "share",
        share: "goodsShare",
        of: ["sales"],
      },
      bill("office", "Other costs", "otherPerWeek"),
    ],
    scenarios: [
      scaled("salesLower", "Sales 10 % lower", "salesPerWeek", 0.9),
      { ...payLater(14), overrides: payLaterByWeeks(14) },
      {
        id: "lowerAndLater",
        name: "Sales 10 % lower and customers 14 days later",
        parent: "salesLower",
        overrides: payLaterByWeeks(14),
      },
    ],
    notes: [
      ["drivers/salesPerWeek", "Replace these with your own weeks. Weeks end on Sunday."],
      [
        "drivers/payWeek",
        "1 in a week with a pay day; move it by one week if yours are the others.",
      ],
    ],
  };
}

function wages(choice: StarterChoice): Part {
  const perYear = WAGES_PER_FORTNIGHT * 26;
  const owed = (rate: number, cycle: PaymentCycle) => {
    const { running, ended } = owedAtStart(choice, perYear * rate, cycle);
    return running + ended;
  };
  const { periodCount } = choice.timeSeries;
  const payWeeks = Array.from({ length: periodCount }, (_, week) => (week + 1) % 2);
  return {
    accounts: [
      account("withholdingOwed", owed(0.2, WITHHELD)),
      account("pensionOwed", owed(0.12, PENSION)),
      ...accounts("wages", "pension"),
    ],
    drivers: [
      moneyDriver("wagesPerFortnight", "Gross wages a fortnight", WAGES_PER_FORTNIGHT),
      weeks("payWeek", "Weeks with a pay day", payWeeks),
      percentDriver("withholdingRate", "Tax withheld, share of gross pay", 0.2),
      percentDriver("pensionRate", "Superannuation or pension, share of gross pay", 0.12),
    ],
    modules: [
      {
        kind: "payroll",
        id: "payroll",
        name: "Wages",
        account: "wages",
        form: "amount",
        amount: "wagesPerFortnight * payWeek",
        withholding: { rate: "withholdingRate", liability: "withholdingOwed", due: WITHHELD },
        onCosts: [
          {
            id: "pension",
            name: "superannuation and pension",
            rate: "pensionRate",
            account: "pension",
            liability: "pensionOwed",
            due: PENSION,
          },
        ],
      },
    ],
  };
}

function monthlyBills(choice: StarterChoice): Part {
  return {
    accounts: accounts("rent", "insurance"),
    drivers: [
      moneyDriver("rentPerMonth", "Rent a month", 14_500),
      weeks("rentWeek", "Weeks with the first of a month", onDayOfMonth(choice, 1)),
      moneyDriver("insurancePerMonth", "Insurance a month", 2600),
      weeks("insuranceWeek", "Weeks with the 15th of a month", onDayOfMonth(choice, 15)),
    ],
    modules: [
      bill("rent", "Rent", "rentPerMonth * rentWeek"),
      bill("insurance", "Insurance", "insurancePerMonth * insuranceWeek"),
    ],
  };
}

function vans(choice: StarterChoice): Part {
  const day = dayAfter(choice, 2).replaceAll("-", "");
  return {
    accounts: [
      account("equipment", 210_000),
      account("equipmentDepreciation", -90_000),
      account("depreciation"),
    ],
    drivers: [
      moneyDriver("newVan", "New van", 38_000, "Paid on the first of the month after next."),
    ],
    modules: [
      {
        kind: "fixedAssets",
        id: "vans",
        name: "Vans and equipment",
        additions: `newVan * flag(${day}, ${day})`,
        cost: "equipment",
        accumulated: "equipmentDepreciation",
        expense: "depreciation",
        method: { kind: "straightLine", lifeYears: 6, openingLifeYears: 4 },
        salesTax: "salesTax",
      },
    ],
  };
}

function loan(choice: StarterChoice): Part {
  return {
    accounts: [account("loan", 160_000), account("interestCost")],
    drivers: [
      moneyDriver("loanPerMonth", "Loan repayment a month", 5000, "Without interest."),
      weeks("loanWeek", "Weeks with the 20th of a month", onDayOfMonth(choice, 20)),
      percentDriver("loanRate", "Bank loan: interest rate a year", 0.08),
    ],
    modules: [
      {
        kind: "loan",
        id: "bankLoan",
        name: "Bank loan",
        account: "loan",
        repayment: { kind: "amount", amount: "loanPerMonth * loanWeek" },
        ratePerYear: "loanRate",
        basis: "actual365",
        interestAccount: "interestCost",
      },
    ],
  };
}

const FIGURES: Kpi[] = [
  {
    id: "receiptsToPayments",
    name: "Receipts from customers to payments of suppliers and staff",
    unit: "rate",
    formula: "cfd.customers / -(cfd.suppliers + cfd.employees)",
    isHigherBetter: true,
  },
  {
    id: "overdraftUsed",
    name: "Overdraft used, share of its limit",
    unit: "percent",
    formula: "bs.account.overdraft / overdraftLimit",
    isHigherBetter: false,
  },
  kpis.grossMargin,
  kpis.debtorDays,
  kpis.currentRatioWithLoan,
  kpis.cashDays,
  kpis.runway,
];
