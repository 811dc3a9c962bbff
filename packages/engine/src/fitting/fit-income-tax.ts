/** Income tax: the rate charged on profit, whether month by month or at the year's end, and when it was paid. */
import type { Account } from "#model/document.ts";
import type { TaxPayment } from "#model/kinds/income-tax.ts";
import { monthLabel } from "#time/month.ts";
import {
  assumed,
  type Fitting,
  fitted,
  joined,
  type Part,
  type Question,
  say,
  sayMonths,
} from "./fitting.ts";
import { busiest, monthOfYear, movementsTogether, onLines } from "./history.ts";
import { median, sum } from "./statistics.ts";
import { accountsBeforeTax, yearSoFar } from "./year-so-far.ts";

const RATE_MOST = 0.6;

export function fitIncomeTax(fitting: Fitting): Part {
  const { history } = fitting;
  const profit = movementsTogether(history, accountsBeforeTax(history)).map(
    (movement) => 0 - movement,
  );
  const booked = busiest(history, onLines(history, "incomeTax"));
  if (!booked && sum(profit.slice(-12)) <= 0) return {};
  const expense = booked ?? madeAccount(fitting, "incomeTaxCost", "Income tax", "incomeTax");
  const charged = history.movementsOf(expense.id);
  const known = busiest(history, onLines(history, "incomeTaxPayable"));
  const payable =
    known ?? madeAccount(fitting, "incomeTaxOwed", "Income tax payable", "incomeTaxPayable");
  const rate = booked ? rateDriver(fitting, charged, profit) : unbookedRate(fitting, profit);
  const paid = paymentsOf(
    charged,
    known ? history.movementsOf(known.id) : charged.map((each) => 0 - each),
  );
  const inMonths = chargedMonths(fitting, charged);
  const part = isAtYearEnd(fitting, inMonths)
    ? atYearEnd(fitting, { expense, payable, rate: rate.id, paid })
    : throughTheYear(fitting, { expense, payable, rate: rate.id, paid });
  const accounts = [...(booked ? [] : [expense]), ...(known ? [] : [payable])];
  return joined([rate.part, { accounts }, part]);
}

function madeAccount(
  { history, nameFor }: Fitting,
  wish: string,
  name: string,
  line: string,
): Account {
  const isTaken = history.accounts.some(({ id }) => id === wish);
  return { id: isTaken ? nameFor(`${wish}Made`) : wish, name, line };
}

/** What companies usually pay, by the currency of one country; of what several share, nobody can say. */
const USUAL_RATES: Record<string, { rate: number; whose: string }> = {
  AUD: { rate: 0.25, whose: "the rate of smaller companies in Australia" },
  GBP: { rate: 0.25, whose: "the main rate in the United Kingdom" },
  NZD: { rate: 0.28, whose: "the rate of companies in New Zealand" },
  USD: { rate: 0.21, whose: "the federal rate of corporations in the United States" },
};

/** Books without income tax may be of somebody who is not taxed, so a rate is never assumed: it is asked for. */
function unbookedRate(fitting: Fitting, profit: readonly number[]) {
  const last = profit.slice(-12);
  const earned = sum(last);
  const usual = USUAL_RATES[fitting.currency];
  const why = "Income tax is not in the books; set the rate to have it forecast.";
  const about = { name: "Income tax rate", unit: "percent", value: 0, why } as const;
  const made = assumed(fitting, "incomeTaxRate", about);
  const told = `Income tax is not in the books and none is forecast. The last ${last.length === 1 ? "month" : sayMonths(last.length)} earned ${say(earned, "currency")} before tax`;
  if (!usual) {
    const unproven = [`${told}. If it is taxed, set the income tax rate.`];
    return { id: made.id, part: joined([made.part, { unproven }]) };
  }
  const question: Question = {
    driver: made.id,
    asked: "Is the profit taxed?",
    why: `${told}; at ${say(usual.rate, "percent")} that is ${say(usual.rate * earned, "currency")}.`,
    choices: [
      { words: "No, or not in these books", value: 0 },
      { words: `At ${say(usual.rate, "percent")}, ${usual.whose}`, value: usual.rate },
    ],
  };
  return { id: made.id, part: joined([made.part, { questions: [question] }]) };
}

/**
 * Of the year of the last charge: of the running year where tax is charged as it goes, so that the first
 * forecast month has nothing to make up for.
 */
function rateDriver(fitting: Fitting, charged: readonly number[], profit: readonly number[]) {
  const { history } = fitting;
  const about = { name: "Income tax rate", unit: "percent" } as const;
  const last = charged.findLastIndex((tax) => tax !== 0);
  const years = [last, last - 12].filter((index) => index >= 0);
  for (const index of years) {
    const tax = yearSoFar(history, index, onLines(history, "incomeTax"), charged);
    const base =
      0 -
      yearSoFar(
        history,
        index,
        accountsBeforeTax(history),
        profit.map((each) => 0 - each),
      );
    const value = tax / base;
    if (tax <= 0 || base <= 0 || value > RATE_MOST) continue;
    return fitted(fitting, "incomeTaxRate", {
      ...about,
      // The sentence names the year, which need not be the last months of the books.
      level: { value, months: 0, low: value, high: value },
      rule: `${say(tax, "currency")} charged on a profit of ${say(base, "currency")} in the year to ${monthLabel(history.firstMonth + index)}`,
      history: [],
    });
  }
  const why = `No tax on a profit was charged in ${sayMonths(charged.length)}; set the rate once there will be one.`;
  const made = assumed(fitting, "incomeTaxRate", { ...about, value: 0, why });
  return { id: made.id, part: joined([made.part, { unproven: [`Income tax: ${why}`] }]) };
}

/** What left the liability: what was charged and does not stand there. */
function paymentsOf(charged: readonly number[], movements: readonly number[]): number[] {
  return charged.map((charge, index) => {
    const paid = charge + (movements[index] ?? 0);
    return Math.abs(paid) < 0.005 ? 0 : paid;
  });
}

function chargedMonths({ history }: Fitting, charged: readonly number[]): Set<number> {
  return new Set(charged.flatMap((tax, index) => (tax !== 0 ? [monthOfYear(history, index)] : [])));
}

function isAtYearEnd({ history, unit }: Fitting, months: ReadonlySet<number>): boolean {
  return unit !== "week" && months.size === 1 && months.has(history.yearEndMonth);
}

type Taxed = { expense: Account; payable: Account; rate: string; paid: readonly number[] };

/** The months of the year in which tax was paid, the largest payment last. */
function monthsPaid({ history }: Fitting, paid: readonly number[]) {
  const last = paid.slice(-12);
  const little = 0.02 * Math.max(0, ...last);
  const found = last.flatMap((amount, at) =>
    amount > little
      ? [{ month: monthOfYear(history, paid.length - last.length + at), amount }]
      : [],
  );
  return found.toSorted((one, other) => one.amount - other.amount);
}

const inYear = (month: number) => ((month - 1 + 12) % 12) + 1;

function atYearEnd(fitting: Fitting, { expense, payable, rate, paid }: Taxed): Part {
  const { history, unit, cash } = fitting;
  const final = monthsPaid(fitting, paid).at(-1)?.month ?? inYear(history.yearEndMonth + 5);
  const isDue =
    unit === "month"
      ? `calendar.monthInYear = ${final}`
      : dueInQuarter(final, history.yearEndMonth);
  return {
    modules: [
      {
        kind: "journal",
        id: fitting.nameFor("incomeTax"),
        name: "Income tax, charged at the year's end",
        entries: [
          {
            text: "Income tax of the year",
            debit: expense.id,
            credit: payable.id,
            amount: `if(calendar.isYearEnd, max(0, ${rate} * yearToDate(pl.profitBeforeTax)), 0)`,
          },
          {
            text: "Income tax paid",
            debit: payable.id,
            credit: cash,
            amount: `if(${isDue}, 0 - prev(account.${payable.id}.closing), 0)`,
          },
        ],
        note: "The books charge it once a year, and so does the forecast.",
        evidence: "actual",
      },
    ],
  };
}

/** A quarter is named by its last month. */
function dueInQuarter(month: number, yearEndMonth: number): string {
  const after = (((yearEndMonth - month) % 3) + 3) % 3;
  return `calendar.monthInYear = ${inYear(month + after)}`;
}

function throughTheYear(fitting: Fitting, { expense, payable, rate, paid }: Taxed): Part {
  return {
    modules: [
      {
        kind: "incomeTax",
        id: fitting.nameFor("incomeTax"),
        name: "Income tax",
        rate,
        account: expense.id,
        payable: payable.id,
        payment: paymentOf(fitting, paid),
      },
    ],
  };
}

function paymentOf(fitting: Fitting, paid: readonly number[]): TaxPayment {
  const { yearEndMonth } = fitting.history;
  const found = monthsPaid(fitting, paid);
  if (found.length === 0) return { kind: "yearly", finalMonth: inYear(yearEndMonth + 5) };
  if (found.length >= 10) return { kind: "asEarned" };
  if (found.length < 3) return { kind: "yearly", finalMonth: found.at(-1)?.month ?? yearEndMonth };
  const usual = median(found.map(({ amount }) => amount));
  const apart = ({ amount }: { amount: number }) => Math.abs(amount - usual);
  const [final, ...instalments] = found.toSorted((one, other) => apart(other) - apart(one));
  const isEven = final !== undefined && apart(final) < 0.1 * usual;
  const months = (isEven ? found : instalments).map(({ month }) => month).toSorted((a, b) => a - b);
  return {
    kind: "instalments",
    months,
    finalMonth: isEven ? inYear(yearEndMonth + 5) : (final?.month ?? inYear(yearEndMonth + 5)),
    priorYearTax: Math.round(usual * months.length),
  };
}
