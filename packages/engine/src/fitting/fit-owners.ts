/**
 * What owners take: drawings month by month, or a dividend in a month of the year. A dividend is
 * forecast again where every such month in the books had one; where one had none, nothing is. Unless
 * two years say so, it is asked.
 */
import type { Account } from "#model/document.ts";
import { monthWords } from "#time/month.ts";
import {
  assumed,
  type Fitting,
  fitted,
  joined,
  type Part,
  perPeriod,
  plain,
  type Question,
  say,
} from "./fitting.ts";
import { busiest, monthOfYear, movementsTogether, onLines } from "./history.ts";
import { levelOf, rangeOf } from "./statistics.ts";
import { accountsBeforeTax, yearSoFar } from "./year-so-far.ts";

export function fitOwners(fitting: Fitting): Part {
  const { history } = fitting;
  return joined(
    onLines(history, "drawings", "retainedEarnings").map((each) => takenFrom(fitting, each)),
  );
}

function takenFrom(fitting: Fitting, account: Account): Part {
  const { history } = fitting;
  const taken = history.movementsOf(account.id).map((movement) => Math.max(0, movement));
  const times = taken.filter((amount) => amount > 0).length;
  if (times === 0) return {};
  const isMonthly = times * 2 > taken.length && account.line === "drawings";
  return isMonthly ? drawings(fitting, account, taken) : dividends(fitting, account, taken);
}

function drawings(fitting: Fitting, account: Account, taken: readonly number[]): Part {
  const made = fitted(fitting, `${account.id}PerMonth`, {
    name: `${account.name} a month`,
    unit: "currency",
    level: levelOf(taken),
    rule: "What owners take in a month now",
    history: taken,
  });
  const declared = { kind: "amount" as const, amount: perPeriod(made.id) };
  const { id, name } = account;
  return joined([
    made.part,
    { modules: [{ kind: "dividends", id: fitting.nameFor(id), name, account: id, declared }] },
  ]);
}

/** In the month of the last one: what it was, what was paid in that month of every year, and in no other. */
type Taken = { account: Account; latest: number; amount: number; same: number[]; about: string };

function dividends(fitting: Fitting, account: Account, taken: readonly number[]): Part {
  const { history } = fitting;
  const latest = taken.findLastIndex((amount) => amount > 0);
  const month = monthOfYear(history, latest);
  const same = taken.filter((_, index) => monthOfYear(history, index) === month);
  const amount = taken[latest] ?? 0;
  const when = monthWords(history.firstMonth + latest);
  const about = `${say(amount, "currency")} was taken from ${account.name} in ${when}`;
  const others = taken.filter((each, index) => each > 0 && monthOfYear(history, index) !== month);
  const isYearly = same.every((each) => each > 0) && others.length === 0;
  const found = { account, latest, amount, same, about };
  const made = isYearly ? dividendAgain(fitting, found) : noDividend(fitting, found);
  const owed = busiest(history, onLines(history, "dividendsPayable"));
  const paidAfter = owed ? monthsUntilPaid(history.movementsOf(owed.id), latest) : undefined;
  const isMonths = fitting.unit === "month";
  return joined([
    made.part,
    {
      modules: [
        {
          kind: "dividends",
          id: fitting.nameFor("dividends"),
          name: "Dividends",
          account: account.id,
          declared: made.isOfProfit
            ? { kind: "payout", share: made.id, of: "year" }
            : { kind: "amount", amount: made.id, months: [month] },
          ...(owed &&
            paidAfter !== undefined && { payable: owed.id, paidAfter: isMonths ? paidAfter : 1 }),
        },
      ],
    },
  ]);
}

function dividendAgain(fitting: Fitting, { latest, amount, same, about }: Taken) {
  const { history } = fitting;
  const profit = profitOfYear(fitting, latest);
  const isAtEnd = monthOfYear(history, latest) === history.yearEndMonth;
  const isOfProfit = isAtEnd && profit > amount && fitting.unit !== "week";
  const unit = isOfProfit ? "percent" : "currency";
  const value = isOfProfit ? amount / profit : amount;
  const range = isOfProfit ? { low: value, high: value } : rangeOf(same);
  const isOnce = same.length === 1;
  const made = fitted(fitting, "dividend", {
    name: isOfProfit ? "Dividend, share of the year's profit" : "Dividend",
    unit,
    level: { value, ...range, months: 0 },
    rule: `${about}${isOnce ? "; whether it comes again the books cannot say" : ", as in every year of the books"}`,
    history: [],
    evidence: isOnce ? "estimate" : "actual",
  });
  const again = isOfProfit ? `Again ${say(value, unit)} of the year's profit` : againWords(amount);
  const question: Question = {
    driver: made.id,
    asked: "Is there a dividend again?",
    why: `${about}, the only year of the books.`,
    choices: [
      { words: again, value: plain(value, unit) },
      { words: "Not unless one is declared", value: 0 },
    ],
  };
  const questions = isOnce ? [question] : [];
  return { id: made.id, isOfProfit, part: joined([made.part, { questions }]) };
}

function noDividend(fitting: Fitting, { amount, about }: Taken) {
  const made = assumed(fitting, "dividend", {
    ...{ name: "Dividend", unit: "currency", value: 0 },
    why: `${about}, and it did not come every year: none is forecast unless one is declared.`,
  });
  const question: Question = {
    driver: made.id,
    asked: "Is there a dividend again?",
    why: `${about}, and it did not come every year.`,
    choices: [
      { words: "Not unless one is declared", value: 0 },
      { words: againWords(amount), value: plain(amount, "currency") },
    ],
  };
  return { id: made.id, isOfProfit: false, part: joined([made.part, { questions: [question] }]) };
}

const againWords = (amount: number) => `Again ${say(amount, "currency")}`;

/** Of the financial year up to a month. */
function profitOfYear({ history }: Fitting, last: number): number {
  const accounts = [...accountsBeforeTax(history), ...onLines(history, "incomeTax")];
  return 0 - yearSoFar(history, last, accounts, movementsTogether(history, accounts));
}

/** From the month a liability rose to the next in which it fell. */
function monthsUntilPaid(movements: readonly number[], declared: number): number | undefined {
  if ((movements[declared] ?? 0) >= 0) return undefined;
  const paid = movements.findIndex((amount, index) => index > declared && amount > 0);
  return paid < 0 ? undefined : paid - declared;
}
