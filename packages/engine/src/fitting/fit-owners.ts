/**
 * What owners take: drawings month by month, or a dividend in a month of the year. A dividend is
 * forecast again where every such month in the books had one; where one had none, nothing is.
 */
import type { Account } from "#model/document.ts";
import { monthWords } from "#time/month.ts";
import { type Fitting, fitted, joined, type Part, perPeriod, say } from "./fitting.ts";
import { busiest, monthOfYear, movementsTogether, onLines } from "./history.ts";
import { levelOf } from "./statistics.ts";
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

function dividends(fitting: Fitting, account: Account, taken: readonly number[]): Part {
  const { history, nameFor } = fitting;
  const latest = taken.findLastIndex((amount) => amount > 0);
  const month = monthOfYear(history, latest);
  const same = taken.filter((_, index) => monthOfYear(history, index) === month);
  const amount = taken[latest] ?? 0;
  const when = monthWords(history.firstMonth + latest);
  const about = `${say(amount, "currency")} was taken from ${account.name} in ${when}`;
  const others = taken.filter((each, index) => each > 0 && monthOfYear(history, index) !== month);
  if (same.some((each) => each === 0) || others.length > 0) {
    return {
      unproven: [
        `${about}, and it did not come every year: no dividend is forecast unless one is declared.`,
      ],
    };
  }
  const profit = profitOfYear(fitting, latest);
  const isOfProfit = month === history.yearEndMonth && profit > amount && fitting.unit !== "week";
  const share = isOfProfit ? amount / profit : 0;
  const level = isOfProfit
    ? { value: share, months: same.length, low: share, high: share }
    : { value: amount, months: same.length, low: Math.min(...same), high: Math.max(...same) };
  const evidence = same.length > 1 ? ("actual" as const) : ("estimate" as const);
  const made = fitted(fitting, "dividend", {
    name: isOfProfit ? "Dividend, share of the year's profit" : "Dividend",
    unit: isOfProfit ? "percent" : "currency",
    level: { ...level, months: 0 },
    rule:
      same.length > 1
        ? `${about}, as in every year of the books`
        : `${about}; whether it comes again the books cannot say`,
    history: [],
    evidence,
  });
  const owed = busiest(history, onLines(history, "dividendsPayable"));
  const paidAfter = owed ? monthsUntilPaid(history.movementsOf(owed.id), latest) : undefined;
  const isMonths = fitting.unit === "month";
  const question =
    evidence === "estimate"
      ? [`${about}. It is forecast again; set it to nothing if it was the only one.`]
      : [];
  return joined([
    made.part,
    {
      modules: [
        {
          kind: "dividends",
          id: nameFor("dividends"),
          name: "Dividends",
          account: account.id,
          declared: isOfProfit
            ? { kind: "payout", share: made.id, of: "year" }
            : { kind: "amount", amount: made.id, months: [month] },
          ...(owed &&
            paidAfter !== undefined && { payable: owed.id, paidAfter: isMonths ? paidAfter : 1 }),
        },
      ],
      unproven: question,
    },
  ]);
}

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
