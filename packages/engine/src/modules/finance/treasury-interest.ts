/**
 * The treasury's interest.
 *
 *   on the start    rate × balance at the start
 *   on the average  rate × (balance at the start + balance at the end) ÷ 2
 *
 * A loan with interest on its average balance is charged by its own module as if nothing were
 * swept; the treasury takes back rate × sweep ÷ 2, which makes it the average with the sweep.
 *
 * All of it moves profit, tax and cash alike, so the circle knows it as one figure, the net
 * interest: the first part stands for the whole of it and the others for nothing beside it.
 */
import { add, at, div, type Expression, max, mul, neg } from "#lines/expression.ts";
import type { InterestBase } from "#model/kinds/loan.ts";
import type { Treasury } from "#model/kinds/treasury.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import type { Position } from "./treasury-position.ts";

type Part = { field: string; name: string; sign: 1 | -1; account: string; amount: Expression };

export function postInterest(module: Treasury, context: ModuleContext, position: Position) {
  const { cash } = context;
  const parts = partsOf(module, context, position);
  const signed = parts.map(({ field, name, sign, account, amount: expression }, index) => {
    const amount = context.line(field, { name }, expression);
    standFor(context, field, index === 0 ? sign : 0);
    const [debit, credit] = sign === 1 ? [cash, account] : [account, cash];
    context.post({ text: `${module.name}: ${name}`, debit, credit, amount, as: account });
    return sign === 1 ? amount : neg(amount);
  });
  if (parts.length > 0) context.line("net", { name: "net interest" }, add(...signed));
}

function partsOf(module: Treasury, context: ModuleContext, position: Position): Part[] {
  const { revolver, cashInterest } = module;
  const { sweptLoan } = position;
  const end = (field: string) => at(context.idOf(field));
  const parts: Part[] = [];
  if (cashInterest) {
    const balances = [max(0, position.cash), max(0, end("cash"))] as const;
    const amount = interestOn(cashInterest.interestOn, position.cashRate, ...balances);
    const account = cashInterest.interestAccount;
    parts.push({ field: "cashInterest", name: "interest on cash", sign: 1, account, amount });
  }
  if (revolver) {
    const balances = [position.revolver, end("revolver")] as const;
    const amount = interestOn(revolver.interestOn, position.revolverRate, ...balances);
    const account = revolver.interestAccount;
    const name = "interest on the revolver";
    parts.push({ field: "revolverInterest", name, sign: -1, account, amount });
  }
  if (sweptLoan) {
    const amount = mul(div(sweptLoan.rate, 2), end("sweep"));
    const account = sweptLoan.interestAccount;
    const name = "interest saved by the sweep";
    parts.push({ field: "sweepInterest", name, sign: 1, account, amount });
  }
  return parts;
}

function standFor(context: ModuleContext, field: string, slope: -1 | 0 | 1) {
  const { lines } = context.draft;
  const line = lines.get(context.idOf(field));
  if (line) lines.set(line.id, { ...line, circle: { unknown: context.idOf("net"), slope } });
}

function interestOn(
  base: InterestBase | undefined,
  rate: Expression,
  start: Expression,
  end: Expression,
): Expression {
  return mul(rate, base === "average" ? div(add(start, end), 2) : start);
}
