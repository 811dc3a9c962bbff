/** Loans: the rate is interest over what was owed, the repayment what usually went off the balance. */
import type { Account } from "#model/document.ts";
import type { Loan, Repayment } from "#model/kinds/loan.ts";
import type { Remarks } from "#model/remarks.ts";
import { firstDayOf, writeDay } from "#time/day.ts";
import {
  assumed,
  type Fitting,
  fitted,
  joined,
  type Part,
  perPeriod,
  say,
  sayMonths,
} from "./fitting.ts";
import { balancesTogether, busiest, movementsTogether, onLines } from "./history.ts";
import { alike } from "./pair-accounts.ts";
import { levelOf, median, rangeOf, sum } from "./statistics.ts";

const LONG = ["loans", "leaseLiabilities", "ownerLoans"];
const DEBT = [...LONG, "shortTermLoans", "overdraft"];
const RATE_MOST = 0.4;

export type FittedDebt = {
  part: Part /** A year, as the driver is called. */;
  rate?: string;
  interest?: Account;
};

export function fitLoans(fitting: Fitting): FittedDebt {
  const { history } = fitting;
  const owed = loansOf(fitting);
  const interest = busiest(history, onLines(history, "interestExpense"));
  const debt = balancesTogether(history, onLines(history, ...DEBT)).map((balance) => 0 - balance);
  if (debt.every((balance) => balance <= 0)) return { part: {}, ...(interest && { interest }) };
  const account = interest ?? {
    id: freeId(fitting, "interestOnLoans"),
    name: "Interest on loans",
    line: "interestExpense",
  };
  const before = 0 - sum(onLines(history, ...DEBT).map(({ opening = 0 }) => opening));
  const charged = interest ? history.movementsOf(interest.id) : [];
  const rate = rateDriver(fitting, { debt, before, charged });
  const parts = owed.map((loan) => loanOf(fitting, loan, { rate: rate.id, interest: account.id }));
  return {
    rate: rate.id,
    interest: account,
    part: joined([rate.part, interest ? {} : { accounts: [account] }, ...parts]),
  };
}

function freeId({ history, nameFor }: Fitting, wish: string): string {
  return history.accounts.some(({ id }) => id === wish) ? nameFor(`${wish}Made`) : wish;
}

type Debt = { account: Account; current?: Account };

/** Each loan with the account of what is due within a year, where their names say that they are one. */
function loansOf({ history }: Fitting): Debt[] {
  const long = onLines(history, ...LONG);
  const short = onLines(history, "shortTermLoans");
  const taken = new Set<Account>();
  const paired = long.map((account): Debt => {
    const [current] = short
      .filter((each) => !taken.has(each) && alike(each, account) > 0)
      .toSorted((one, other) => alike(other, account) - alike(one, account));
    if (current) taken.add(current);
    return { account, ...(current && { current }) };
  });
  return [...paired, ...short.filter((each) => !taken.has(each)).map((account) => ({ account }))];
}

/** With less months a rate is what it looks like, not what it is known to be. */
const RATES_LEAST = 3;

function rateDriver(
  fitting: Fitting,
  { debt, before, charged }: Record<"debt" | "charged", readonly number[]> & { before: number },
): { id: string; part: Part } {
  const rates = charged.flatMap((interest, index) => {
    const owed = index === 0 ? before : (debt[index - 1] ?? 0);
    return owed > 0 ? [(interest / owed) * 12] : [];
  });
  const about = { name: "Interest rate on debt a year", unit: "percent" } as const;
  const level = levelOf(rates, median);
  if (level.value <= 0 || level.value > RATE_MOST) {
    const why = noRateWords(sum(charged), debt);
    const none = assumed(fitting, "debtRate", { ...about, value: 0, why });
    return { id: none.id, part: joined([none.part, { unproven: [why] }]) };
  }
  const isSure = rates.length >= RATES_LEAST;
  const made = fitted(fitting, "debtRate", {
    ...about,
    level,
    rule: `Interest of a month over what was owed before, the median is ${say(level.value, "percent")} a year`,
    history: rates,
    evidence: isSure ? "actual" : "estimate",
  });
  const ask =
    "The interest rate on debt is read from months too few to be sure: set the one agreed.";
  return { id: made.id, part: joined([made.part, isSure ? {} : { unproven: [ask] }]) };
}

function noRateWords(charged: number, debt: readonly number[]): string {
  const [months, owed] = [sayMonths(debt.length), say(debt.at(-1) ?? 0, "currency")];
  return charged === 0
    ? `No interest was charged in ${months} on ${owed} that is owed; none is forecast.`
    : `Interest of ${say(charged, "currency")} in ${months} is no usual rate on what was owed, ${owed} at the end; none is forecast.`;
}

function loanOf(
  fitting: Fitting,
  { account, current }: Debt,
  { rate, interest }: { rate: string; interest: string },
): Part {
  const { history, nameFor } = fitting;
  const accounts = current ? [account, current] : [account];
  const owed = 0 - accounts.reduce((total, { id }) => total + history.balanceOf(id), 0);
  if (owed <= 0) return {};
  const repaid = repaymentOf(fitting, account, owed, movementsTogether(history, accounts));
  const module: Loan = {
    kind: "loan",
    id: nameFor(account.id),
    name: account.name,
    account: account.id,
    ...(current && { currentAccount: current.id }),
    repayment: repaid.repayment,
    ratePerYear: rate,
    interestAccount: interest,
    ...repaid.remarks,
  };
  return joined([repaid.part, { modules: [module] }]);
}

function repaymentOf(
  fitting: Fitting,
  { id, name }: Account,
  owed: number,
  movements: readonly number[],
): { part: Part; repayment: Repayment; remarks?: Remarks } {
  const last = movements.slice(-12);
  const paid = last.filter((amount) => amount > 0);
  const about = { name: `${name}: repaid a month`, unit: "currency" } as const;
  if (paid.length === 0) {
    const why = `Nothing was repaid in ${sayMonths(last.length)}; only interest is paid until a day is set.`;
    const none = assumed(fitting, `${id}Repaid`, { ...about, value: 0, why });
    return {
      part: joined([none.part, { unproven: [`${name}: ${why}`] }]),
      repayment: { kind: "amount", amount: none.id },
    };
  }
  const usual = median(paid);
  const gap = gapOf(last);
  if (gap > 1 && fitting.unit === "month") {
    const back = last.toReversed().findIndex((amount) => amount > 0);
    const first = writeDay(firstDayOf(lastMonthOf(fitting) + Math.max(1, gap - back)));
    const periods = Math.max(1, Math.round(owed / usual));
    const note = `Repaid every ${sayMonths(gap)}, usually ${say(usual, "currency")}: ${paid.length} times in ${sayMonths(last.length)}.`;
    return {
      part: {},
      repayment: { kind: "equalPrincipal", first, periods, every: gap },
      remarks: { note, evidence: "actual" },
    };
  }
  const value = gap > 1 ? usual / gap : usual;
  const made = fitted(fitting, `${id}Repaid`, {
    ...about,
    level: { value, months: last.length, ...rangeOf(paid) },
    rule: `Repaid in ${paid.length} of ${sayMonths(last.length)}, usually ${say(usual, "currency")}`,
    history: movements.map((amount) => Math.max(0, amount)),
  });
  return { part: made.part, repayment: { kind: "amount", amount: perPeriod(made.id) } };
}

const lastMonthOf = ({ history: { firstMonth, count } }: Fitting) => firstMonth + count - 1;

/** Months from one repayment to the next, as usual; 1 where they come every month. */
function gapOf(amounts: readonly number[]): number {
  const at = amounts.flatMap((amount, index) => (amount > 0 ? [index] : []));
  const gaps = at.slice(1).map((index, before) => index - (at[before] ?? 0));
  return gaps.length === 0 ? 1 : Math.max(1, Math.round(median(gaps)));
}
