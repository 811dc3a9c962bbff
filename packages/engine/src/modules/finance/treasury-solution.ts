/**
 * Interest on average balances runs in a circle: what is available decides where revolver, loan
 * and cash end, that decides the interest, and the interest (after tax and whatever else follows
 * profit in the period) is part of what is available.
 *
 *   available = without interest + slope × interest(available)
 *
 * The right side bends at four amounts available, and between them it is straight:
 *
 *   dry      cash is at nothing with the revolver at its limit; below it no interest is earned
 *   atLimit  cash is at its minimum with the revolver at its limit
 *   clear    cash is at its minimum with the revolver at nothing
 *   swept    the loan has been swept to nothing
 *
 * Interest rises by less than what is available, so each bend has one figure "without interest"
 * that leads to it, in the same order. Comparing with them finds the stretch, and the stretch is
 * solved by one division.
 *
 * Tax with a floor, a payout of profit, or a person's formula with a cap or a floor bends as well. There the side is
 * first taken from interest on the opening balances. If the solution lies on the other side it is
 * past that bend for certain, because all rises; so solving again from it is exact, once for every
 * bend that can lie between. The residual proves it.
 */
import {
  add,
  at,
  atZero,
  clamp,
  compare,
  div,
  type Expression,
  iif,
  type LineId,
  max,
  min,
  mul,
  slope,
  sub,
} from "#lines/expression.ts";
import type { Treasury } from "#model/kinds/treasury.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { type Bend, bendsOf } from "./treasury-bends.ts";
import { cornersOfFormulas } from "./treasury-corners.ts";
import type { Position } from "./treasury-position.ts";

export function solveAvailable(
  module: Treasury,
  context: ModuleContext,
  position: Position,
  available: Expression,
): Expression {
  const { revolver, cashInterest } = module;
  const isAverage = [revolver, cashInterest].some((each) => each?.interestOn === "average");
  if (!(isAverage || position.sweptLoan) || available.kind !== "line") return available;
  const bends = bendsOf(module, context, position);
  const earned = mul(position.cashRate, max(0, position.cash));
  const paid = mul(position.revolverRate, position.revolver);
  context.line("near", { name: "interest on the opening balances" }, sub(earned, paid));
  let solved = solveNear(context, available.line, bends, "");
  const most = 1 + bendsOfProfit(context) + cornersOfFormulas(context);
  for (let again = 2; again <= most; again++) {
    const interest = interestAt(solved, context, position);
    context.line(`near${again}`, { name: "interest as solved before" }, interest);
    solved = solveNear(context, available.line, bends, String(again));
  }
  return solved;
}

/** Solves on the side of every bend of profit on which the line `near` lies. */
function solveNear(
  context: ModuleContext,
  available: LineId,
  bends: Bend[],
  suffix: string,
): Expression {
  const [net, near] = [context.idOf("net"), context.idOf(`near${suffix}`)];
  const balance = (name: string) => ({ name, measure: "balance" }) as const;
  const without = context.line(
    `withoutInterest${suffix}`,
    balance("available without interest"),
    atZero(available, net, near),
  );
  const perUnit = context.line(
    `perInterest${suffix}`,
    { name: "available per unit of interest", unit: "rate", measure: "rate" },
    slope(available, net, near),
  );
  const stretches = bends.map(({ field, name, start, interest, rise }) => {
    const from = sub(start, mul(perUnit, interest));
    const leads = context.line(`${field}From${suffix}`, balance(`${name}, without interest`), from);
    return { leads, end: add(start, div(sub(without, leads), sub(1, mul(perUnit, rise)))) };
  });
  // Below the first bend interest does not move, so a unit more is a unit more.
  const below = add(at(context.idOf("dry")), sub(without, at(context.idOf(`dryFrom${suffix}`))));
  const solved = stretches.reduce(
    (rest, { leads, end }) => iif(compare(without, "greater", leads), end, rest),
    below,
  );
  return context.line(`solved${suffix}`, balance("available with interest"), solved);
}

/** The interest that leads from an amount available: what the bends say, in one formula. */
function interestAt(available: Expression, context: ModuleContext, position: Position): Expression {
  const { minimum, revolver, limit, loan, share } = position;
  const above = sub(available, minimum);
  const debt = clamp(sub(revolver, above), 0, limit);
  const swept = min(loan, mul(share, max(0, sub(above, revolver))));
  const cash = sub(sub(add(available, debt), revolver), swept);
  const field = (name: string) => at(context.idOf(name));
  const earned = add(field("knownInterest"), mul(field("riseOnCash"), max(0, cash)));
  const saved = mul(field("riseOnSweep"), swept);
  return sub(add(earned, saved), mul(field("riseOnRevolver"), debt));
}

/** How many bends of profit can lie between guess and solution: floors of tax and of payouts. */
function bendsOfProfit({ draft }: ModuleContext): number {
  return draft.document.modules.filter((module) => {
    if (module.isOff) return false;
    if (module.kind === "incomeTax")
      return module.payment.kind === "asEarned" && module.losses !== "refunded";
    return (
      module.kind === "dividends" &&
      module.declared.kind === "payout" &&
      module.payable === undefined
    );
  }).length;
}
