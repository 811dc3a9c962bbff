/**
 * Interest on average balances runs in a circle: what is available decides where revolver, loan
 * and cash end, that decides the interest, and the interest (after tax and whatever else follows
 * profit in the period) is part of what is available.
 *
 *   available = without interest + slope × interest(available)
 *
 * The right side bends at four amounts available, and between them it is straight:
 *
 *   dry     cash is at nothing with the revolver at its limit; below it no interest is earned
 *   drawn   cash is at its minimum with the revolver at its limit
 *   clear   cash is at its minimum with the revolver at nothing
 *   swept   the loan has been swept to nothing
 *
 * Interest rises by less than what is available, so each bend has one figure "without interest"
 * that leads to it, in the same order. Comparing with them finds the stretch, and the stretch is
 * solved by one division: no guess, no repetition.
 */
import {
  add,
  at,
  atZero,
  compare,
  div,
  type Expression,
  iif,
  max,
  mul,
  slope,
  sub,
} from "#lines/expression.ts";
import type { Treasury } from "#model/kinds/treasury.ts";
import type { ModuleContext } from "./context.ts";
import type { Position } from "./treasury.ts";

/** A bend: the amount available there, its interest, and how interest rises beyond it. */
type Bend = { field: string; name: string; at: Expression; interest: Expression; rise: Expression };

export function solveAvailable(
  module: Treasury,
  context: ModuleContext,
  position: Position,
  available: Expression,
): Expression {
  const isCircle = [module.revolver, module.cashInterest].some(
    (each) => each?.interestOn === "average",
  );
  if (!isCircle || available.kind !== "line") return available;
  const net = context.idOf("net");
  const balance = (name: string) => ({ name, measure: "balance" }) as const;
  const ratio = (name: string) => ({ name, unit: "rate", measure: "rate" }) as const;
  const without = context.line(
    "withoutInterest",
    balance("available without interest"),
    atZero(available.line, net),
  );
  const perUnit = context.line(
    "perInterest",
    ratio("available per unit of interest"),
    slope(available.line, net),
  );
  const stretches = bendsOf(module, context, position).map((bend) => {
    const { field, name } = bend;
    const start = context.line(field, balance(name), bend.at);
    const from = sub(start, mul(perUnit, bend.interest));
    const leads = context.line(`${field}From`, balance(`${name}, without interest`), from);
    const beyond = div(sub(without, leads), sub(1, mul(perUnit, bend.rise)));
    return { leads, end: add(start, beyond) };
  });
  const [dry] = stretches;
  if (!dry) return available;
  // Below the first bend interest does not move, so a unit more is a unit more.
  const below = add(at(context.idOf("dry")), sub(without, dry.leads));
  const solved = stretches.reduce(
    (rest, { leads, end }) => iif(compare(without, "greater", leads), end, rest),
    below,
  );
  return context.line("solved", balance("available with interest"), solved);
}

function bendsOf(module: Treasury, context: ModuleContext, position: Position): Bend[] {
  const { cash, minimum, revolver, limit, loan, share, cashRate, revolverRate } = position;
  const isAverage = (part: { interestOn?: string } | undefined) => part?.interestOn === "average";
  const half = (part: { interestOn?: string } | undefined, rate: Expression) =>
    isAverage(part) ? div(rate, 2) : mul(rate, 0);
  const rate = (field: string, name: string, expression: Expression) =>
    context.line(field, { name, unit: "rate", measure: "rate" }, expression);
  const onCash = rate(
    "riseOnCash",
    "interest per unit of cash",
    half(module.cashInterest, cashRate),
  );
  const onDebt = rate(
    "riseOnRevolver",
    "interest per unit of revolver",
    half(module.revolver, revolverRate),
  );
  const known = context.line(
    "knownInterest",
    { name: "interest on the balances at the start" },
    sub(
      mul(isAverage(module.cashInterest) ? onCash : cashRate, max(0, cash)),
      mul(isAverage(module.revolver) ? onDebt : revolverRate, revolver),
    ),
  );
  const most = context.line(
    "sweepMost",
    { name: "most that can be swept", measure: "balance" },
    iif(compare(share, "greater", 0), loan, 0),
  );
  const dry = sub(known, mul(onDebt, limit));
  const drawn = add(dry, mul(onCash, minimum));
  const clear = add(known, mul(onCash, minimum));
  const kept = sub(div(most, share), most);
  const clearAt = add(minimum, revolver);
  return [
    {
      field: "dry",
      name: "cash at nothing",
      at: sub(revolver, limit),
      interest: dry,
      rise: onCash,
    },
    {
      field: "atLimit",
      name: "revolver at its limit",
      at: sub(clearAt, limit),
      interest: drawn,
      rise: onDebt,
    },
    {
      field: "clear",
      name: "revolver at nothing",
      at: clearAt,
      interest: clear,
      rise: mul(onCash, sub(1, share)),
    },
    {
      field: "swept",
      name: "loan swept",
      at: add(clearAt, div(most, share)),
      interest: add(clear, mul(onCash, kept)),
      rise: onCash,
    },
  ];
}
