/** The four amounts available at which the treasury's interest changes its rise. */
import { add, compare, div, type Expression, iif, max, mul, num, sub } from "#lines/expression.ts";
import type { Treasury } from "#model/kinds/treasury.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import type { Position } from "./treasury-position.ts";

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
  const { known, onCash, onDebt, onSweep } = ratesOf(module, context, position);
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
      add(mul(onCash, sub(1, share)), mul(onSweep, share)),
    ]),
    bend("swept", "the loan swept", [
      add(clear, div(most, share)),
      add(known, atMinimum, mul(onCash, kept), mul(onSweep, most)),
      onCash,
    ]),
  ];
}

/** What is earned or paid whatever happens, and what a unit of each at the end adds. */
function ratesOf(module: Treasury, context: ModuleContext, position: Position) {
  const { cash, revolver, cashRate, revolverRate, sweptLoan } = position;
  const rise = (field: string, name: string, rate: Expression | undefined) =>
    context.line(
      field,
      { name: `interest per unit of ${name}`, unit: "rate", measure: "rate" },
      rate ? div(rate, 2) : num(0),
    );
  const isOnCash = module.cashInterest?.interestOn === "average";
  const isOnDebt = module.revolver?.interestOn === "average";
  const onCash = rise("riseOnCash", "cash", isOnCash ? cashRate : undefined);
  const onDebt = rise("riseOnRevolver", "revolver", isOnDebt ? revolverRate : undefined);
  const onSweep = rise("riseOnSweep", "sweep", sweptLoan?.rate);
  const known = context.line(
    "knownInterest",
    { name: "interest whatever happens" },
    sub(
      mul(isOnCash ? onCash : cashRate, max(0, cash)),
      mul(isOnDebt ? onDebt : revolverRate, revolver),
    ),
  );
  return { known, onCash, onDebt, onSweep };
}
