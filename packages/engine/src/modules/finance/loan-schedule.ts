/**
 * When a loan's principal is repaid. Instalments fall due from a first period on, every so many
 * periods; how many are left follows from the period's number, so next year's can be counted
 * without looking ahead. What each pays follows from what is owed, so draws, sweeps and actual
 * balances are taken up by the instalments still to come.
 *
 *   left       = instalments from this period on
 *   principal  = owed ÷ left                                     (equal principal)
 *              | owed × rate ÷ ((1 + rate) ^ left − 1)           (annuity)
 *              | all that is owed, on its day                    (bullet)
 *   current    = what the instalments of the next twelve months repay of the balance
 */

import {
  add,
  at,
  clamp,
  compare,
  div,
  type Expression,
  floor,
  iif,
  max,
  min,
  mul,
  num,
  sub,
} from "#lines/expression.ts";
import { type Figures, figureAt, figuresIn } from "#model/figures.ts";
import type { Loan, Repayment } from "#model/kinds/loan.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { PERIODS_PER_YEAR } from "#time/timeline.ts";

export type Schedule = {
  /** What falls due this period of what is owed at its start. */
  principal: (opening: Expression) => Expression;
  /** What of the balance falls due within twelve months. */
  current: (balance: Expression) => Expression;
  /** 1 once no instalment is left. */
  isOver: Expression;
};

/** `growth` is what a level payment's balance grows by in a period. */
export function scheduleOf(module: Loan, context: ModuleContext, growth: Expression): Schedule {
  const { repayment } = module;
  switch (repayment.kind) {
    case "amount":
      return byAmount(repayment, context);
    case "bullet": {
      const day = context.periodOf("repayment.day", repayment.day) ?? Number.MAX_SAFE_INTEGER;
      return inParts(context, { first: day, count: 1, every: 1 });
    }
    case "equalPrincipal":
    case "annuity": {
      const first = firstOf(module, repayment, context);
      const every = repayment.kind === "annuity" ? 1 : (repayment.every ?? 1);
      const count = repayment.periods;
      if (!isCount(count) || !isCount(every)) {
        context.issue("repayment", "invalid", "A loan is repaid over a whole number of periods.");
        return inParts(context, { first, count: 1, every: 1 });
      }
      const parts = { first, count, every };
      return repayment.kind === "annuity"
        ? byAnnuity(context, parts, growth)
        : inParts(context, parts);
    }
  }
}

type Parts = { first: number; count: number; every: number };

function inParts(context: ModuleContext, parts: Parts): Schedule {
  const { left, isDue, dueSoon, leftAfter } = countsOf(context, parts);
  return {
    principal: (opening) => mul(isDue, div(opening, left)),
    current: (balance) => div(mul(balance, dueSoon), leftAfter),
    isOver: compare(leftAfter, "equal", 0),
  };
}

/**
 * With a rate of nothing the formula has no value; then the parts are equal. The last payment is all
 * that is owed, so that no rounding is left behind.
 */
function byAnnuity(context: ModuleContext, parts: Parts, growth: Expression): Schedule {
  const { left, isDue, dueSoon, leftAfter } = countsOf(context, parts);
  const power = powerOf(context, growth, parts.count);
  const grown = (count: Expression) => sub(power(count), 1);
  const isEven = (count: Expression) => compare(mul(growth, sub(count, 1)), "equal", 0);
  return {
    principal: (opening) =>
      mul(isDue, iif(isEven(left), div(opening, left), div(mul(opening, growth), grown(left)))),
    current: (balance) =>
      iif(
        isEven(leftAfter),
        div(mul(balance, dueSoon), leftAfter),
        div(mul(balance, grown(dueSoon)), grown(leftAfter)),
      ),
    isOver: compare(leftAfter, "equal", 0),
  };
}

/**
 * Amounts as entered. Looking ahead, figures are added up as they stand in the document; a
 * formula is taken to go on as it is in this period.
 */
function byAmount(
  { amount }: Extract<Repayment, { kind: "amount" }>,
  context: ModuleContext,
): Schedule {
  const shape = { name: "repayment as entered", path: "repayment/amount" };
  const entered = context.input("repayment", amount, shape);
  context.draft.consulted.add(context.idOf("repayment"));
  const year = PERIODS_PER_YEAR[context.timeline.unit];
  const ahead = () => {
    if (typeof amount === "string") return mul(entered, year);
    const sums = context.periods.map((_, period) => {
      const from = Math.max(0, period - (context.module.shift ?? 0));
      return Array.from({ length: year }, (_, index) =>
        repaidIn(amount, from + 1 + index, context),
      ).reduce((sum, value) => sum + value, 0);
    });
    const shape = { name: "repayments of the next year", measure: "balance" } as const;
    return context.given("repaymentNextYear", shape, sums);
  };
  const nextYear = ahead();
  return {
    principal: (opening) => clamp(entered, 0, max(0, opening)),
    current: (balance) => min(max(0, balance), nextYear),
    isOver: num(0),
  };
}

/** After the model's last period a list is taken to go on as it ends, like a formula. */
function repaidIn(amount: Figures, period: number, { usedCount }: ModuleContext): number {
  const isInModel = period < usedCount;
  return figureAt(amount, period) ?? (isInModel ? 0 : (figuresIn(amount).at(-1) ?? 0));
}

function countsOf(context: ModuleContext, { first, count, every }: Parts) {
  const year = PERIODS_PER_YEAR[context.timeline.unit];
  const shape = (name: string) => ({ name, unit: "count", measure: "count" }) as const;
  /** Instalments from `ahead` periods after this one on. */
  const from = (ahead: number) =>
    clamp(add(count, floor(div(sub(first - ahead, at("calendar.index")), every))), 0, count);
  const left = context.line("left", shape("instalments left"), from(0));
  const leftAfter = context.line("leftAfter", shape("instalments left after"), from(1));
  const dueSoon = context.line(
    "dueSoon",
    shape("instalments in the next twelve months"),
    sub(leftAfter, from(1 + year)),
  );
  return { left, leftAfter, dueSoon, isDue: sub(left, leftAfter) };
}

const GROWTH_MOST = 1e30;

/** (1 + growth) ^ count, from squares: a count is a sum of powers of two. */
function powerOf(context: ModuleContext, growth: Expression, most: number) {
  const squares: Expression[] = [];
  for (let power = 1; power <= most; power *= 2) {
    const last = squares.at(-1);
    // Beyond any rate a bank has; without an end to it the payment would be no number.
    const square = last ? min(mul(last, last), GROWTH_MOST) : add(1, growth);
    const shape = { name: `growth over ${power} periods`, unit: "rate", measure: "rate" } as const;
    squares.push(context.line(`growth${power}`, shape, square));
  }
  return (count: Expression) =>
    squares
      .map((square, bit) => {
        const halves = floor(div(count, 2 ** bit));
        const isOdd = sub(halves, mul(2, floor(div(count, 2 ** (bit + 1)))));
        return iif(isOdd, square, 1);
      })
      .reduce((product, factor) => mul(product, factor));
}

/** A loan that is already owed goes on being repaid; a new one is from the period after its draw. */
function firstOf(module: Loan, { first }: { first?: string }, context: ModuleContext): number {
  const { account, draws, shift = 0 } = module;
  if (first !== undefined) return context.periodOf("repayment.first", first) ?? shift;
  context.draft.consulted.add(context.idOf("draws"));
  const isInFull = draws === undefined || typeof draws === "number" || typeof draws === "string";
  if (context.draft.accounts.get(account)?.opening || isInFull) return shift;
  const listed = Array.isArray(draws) ? draws : figuresIn(draws);
  const drawn = listed.flatMap((draw, period) => {
    if (typeof draw === "number") return draw === 0 ? [] : [period + shift];
    return [context.periodOf("draws", draw.day) ?? shift];
  });
  return drawn.length === 0 ? shift : Math.min(...drawn) + 1;
}

function isCount(value: number) {
  return Number.isInteger(value) && value >= 1;
}
