/**
 * A small company's books, written as tables of amounts: debit positive, in whole cents. The
 * source's own closings are worked out from their definitions and not by rolling months:
 *
 *   balance sheet account = opening + all movements so far
 *   revenue or expense    = the movements of the month's own financial year
 *   retained earnings     = also the revenue and expense of all years before
 */
import { financialYearOf, type Month, monthOf } from "@app/engine/time/month";
import type { Account, AccountClass, Control, Ledger, Minor, Movement } from "#ledger/ledger.ts";

const CHART = {
  bank: ["1920", "Bank", "ASSET"],
  stock: ["1400", "Stock", "ASSET"],
  loan: ["2700", "Loan", "LIABILITY"],
  capital: ["3000", "Capital", "EQUITY"],
  retained: ["3900", "Retained earnings", "EQUITY"],
  sales: ["4000", "Sales", "REVENUE"],
  rent: ["6000", "Rent", "EXPENSE"],
} as const satisfies Record<string, [string, string, AccountClass]>;

export type TestAccount = keyof typeof CHART;
export const testAccounts = Object.keys(CHART) as TestAccount[];

type Amounts = Partial<Record<TestAccount, bigint>>;

export type TestBooks = {
  openings?: Amounts;
  /** One line per month. */
  months: Amounts[];
  firstMonth?: Month;
  yearEndMonth?: number;
};

/** From July 2025 with years that end in June, unless said otherwise. */
export function testBooks({
  openings = {},
  months,
  firstMonth = monthOf(2025, 7),
  yearEndMonth = 6,
}: TestBooks): Ledger {
  const ledger: Ledger = {
    sourceId: 21,
    organisation: {
      externalId: "acorn",
      name: "Acorn",
      baseCurrency: "AUD",
      currencyDecimals: 2,
      yearEndMonth,
      basis: "ACCRUAL",
    },
    accounts: testAccounts.map(account),
    firstMonth,
    lastMonth: firstMonth + months.length - 1,
    openings: Object.entries(openings).map(([accountId, net]) => ({ accountId, net })),
    movements: months.flatMap((amounts, index) => movementsOf(amounts, firstMonth + index)),
    tracking: [],
    controls: [],
  };
  return { ...ledger, controls: months.map((_, index) => control(ledger, firstMonth + index)) };
}

export function movementsOf(amounts: Amounts, month: Month): Movement[] {
  return Object.entries(amounts).map(([accountId, net]) => ({
    accountId,
    month,
    trackingKey: "",
    debit: net > 0n ? net : 0n,
    credit: net < 0n ? -net : 0n,
    net,
  }));
}

function account(id: TestAccount): Account {
  const [code, name, accountClass] = CHART[id];
  return {
    externalId: id,
    code,
    name,
    class: accountClass,
    sourceType: accountClass,
    isPosting: true,
    isRetainedEarnings: id === "retained",
    status: "ACTIVE",
  };
}

function control(ledger: Ledger, month: Month): Control {
  const inMonth = ledger.movements.filter((movement) => movement.month === month);
  const totals = {
    debit: inMonth.reduce((sum, movement) => sum + movement.debit, 0n),
    credit: inMonth.reduce((sum, movement) => sum + movement.credit, 0n),
  };
  const closings = new Map(testAccounts.map((id) => [id, closingOf(ledger, id, month)]));
  return { month, closings, totals };
}

function closingOf(ledger: Ledger, id: TestAccount, month: Month): Minor {
  const { firstMonth, organisation, openings, movements } = ledger;
  const yearOfMonth = (each: Month) => financialYearOf(each, organisation.yearEndMonth);
  const entries = [
    ...openings.map((opening) => ({ ...opening, month: firstMonth - 1 })),
    ...movements.filter((movement) => movement.month <= month),
  ];
  const isResult = (accountId: string) => accountId === "sales" || accountId === "rent";
  return entries.reduce((sum, entry) => {
    const isThisYear = yearOfMonth(entry.month) === yearOfMonth(month);
    const isOwn = entry.accountId === id && (isThisYear || !isResult(id));
    const isEarlierResult = id === "retained" && isResult(entry.accountId) && !isThisYear;
    return isOwn || isEarlierResult ? sum + entry.net : sum;
  }, 0n);
}
