/** The four amounts available at which the treasury's interest changes its rise. */
import { add, compare, div, type Expression, iif, max, mul, sub } from "#lines/expression.ts";
import type { Treasury } from "#model/kinds/treasury.ts";
import type { ModuleContext } from "./context.ts";
import type { Position } from "./treasury.ts";

/** The amount available at the bend, the interest there, and how interest rises beyond it. */
export type Bend = {
  field: string;
  name: string;
  start: Expression;
  interest: Expression;
  rise: Expression;
};

export function bendsOf(module: Treasury, context: ModuleContext, position: Position): Bend[] {
  const { minimum, revolver, limit, loan, share } = position;
  const { known, onCash, onDebt } = ratesOf(module, context, position);
  const most = context.line(
    "sweepMost",
    { name: "most that can be swept", measure: "balance" },
    iif(compare(share, "greater", 0), loan, 0),
  );
  const bend = (
    field: string,
    name: string,
    [start, interest, rise]: [Expression, Expression, Expression],
  ): Bend => ({
    field,
    name,
    start: context.line(field, { name: `available with ${name}`, measure: "balance" }, start),
    interest,
    rise,
  });
  const dry = sub(known, mul(onDebt, limit));
  const atMinimum = mul(onCash, minimum);
  const clear = add(minimum, revolver);
  const kept = sub(div(most, share), most);
  return [
    bend("dry", "cash at nothing", [sub(revolver, limit), dry, onCash]),
    bend("atLimit", "the revolver at its limit", [sub(clear, limit), add(dry, atMinimum), onDebt]),
    bend("clear", "the revolver at nothing", [
      clear,
      add(known, atMinimum),
      mul(onCash, sub(1, share)),
    ]),
    bend("swept", "the loan swept", [
      add(clear, div(most, share)),
      add(add(known, atMinimum), mul(onCash, kept)),
      onCash,
    ]),
  ];
}

/** What is earned or paid whatever happens, and what a unit of cash or debt at the end adds. */
function ratesOf(module: Treasury, context: ModuleContext, position: Position) {
  const { cash, revolver, cashRate, revolverRate } = position;
  const isAverage = (part: { interestOn?: string } | undefined) => part?.interestOn === "average";
  const rise = (
    field: string,
    name: string,
    part: { interestOn?: string } | undefined,
    rate: Expression,
  ) =>
    context.line(
      field,
      { name: `interest per unit of ${name}`, unit: "rate", measure: "rate" },
      mul(rate, isAverage(part) ? 0.5 : 0),
    );
  const onCash = rise("riseOnCash", "cash", module.cashInterest, cashRate);
  const onDebt = rise("riseOnRevolver", "revolver", module.revolver, revolverRate);
  const known = context.line(
    "knownInterest",
    { name: "interest whatever happens" },
    sub(
      mul(isAverage(module.cashInterest) ? onCash : cashRate, max(0, cash)),
      mul(isAverage(module.revolver) ? onDebt : revolverRate, revolver),
    ),
  );
  return { known, onCash, onDebt };
}
