/**
 * The treasury's interest.
 *
 *   on the start    rate × balance at the start
 *   on the average  rate × (balance at the start + balance at the end) ÷ 2
 *
 * Both postings stand in the circle of the net interest: what the revolver costs and what cash
 * earns move profit, tax and cash alike, so the circle knows them as one figure.
 */
import { add, at, div, type Expression, max, mul, sub } from "#lines/expression.ts";
import type { InterestBase } from "#model/kinds/loan.ts";
import type { Treasury } from "#model/kinds/treasury.ts";
import type { ModuleContext } from "./context.ts";
import type { Position } from "./treasury.ts";

export function postInterest(module: Treasury, context: ModuleContext, position: Position) {
  const { name, revolver, cashInterest } = module;
  const { cash } = context;
  if (revolver) {
    const end = at(context.idOf("revolver"));
    const cost = interestOn(revolver.interestOn, position.revolverRate, position.revolver, end);
    const account = revolver.interestAccount;
    context.post({
      text: `${name}: interest on the revolver`,
      debit: account,
      credit: cash,
      as: account,
      amount: put(
        context,
        "revolverInterest",
        "interest on the revolver",
        cost,
        cashInterest ? 0 : -1,
      ),
    });
  }
  if (cashInterest) {
    const [start, end] = [max(0, position.cash), max(0, at(context.idOf("cash")))];
    const earned = interestOn(cashInterest.interestOn, position.cashRate, start, end);
    const account = cashInterest.interestAccount;
    context.post({
      text: `${name}: interest on cash`,
      debit: cash,
      credit: account,
      as: account,
      amount: put(context, "cashInterest", "interest on cash", earned, 1),
    });
  }
  const [earned, paid] = ["cashInterest", "revolverInterest"].map((field) =>
    at(context.idOf(field)),
  );
  if (cashInterest || revolver) {
    const net = sub(cashInterest && earned ? earned : 0, revolver && paid ? paid : 0);
    context.line("net", { name: "net interest" }, net);
  }
}

/** A line that is part of the net interest: the whole of it, or none beside the other. */
function put(
  context: ModuleContext,
  field: string,
  name: string,
  expression: Expression,
  slope: -1 | 0 | 1,
): Expression {
  const interest = context.line(field, { name }, expression);
  const { lines } = context.draft;
  const line = lines.get(context.idOf(field));
  if (line) lines.set(line.id, { ...line, circle: { unknown: context.idOf("net"), slope } });
  return interest;
}

function interestOn(
  base: InterestBase | undefined,
  rate: Expression,
  start: Expression,
  end: Expression,
): Expression {
  return mul(rate, base === "average" ? div(add(start, end), 2) : start);
}
