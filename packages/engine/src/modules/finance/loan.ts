/**
 * A loan.
 *
 *   owed      = what was owed before + draws − repayments (− what the treasury sweeps)
 *   interest  = rate of the period × owed at the start, or × the average of start and end
 *
 * A repayment never exceeds what is owed at the start of the period. What a sweep saves on the
 * average is the treasury's to take back; where interest is owed first, a sweep counts as made on
 * the last day. Draws and repayments are financing; interest is operating, paid at once or owed
 * first.
 */
import { actualOf } from "#ledger/ledger-lines.ts";
import {
  add,
  at,
  div,
  type Expression,
  iif,
  max,
  min,
  mul,
  neg,
  num,
  sub,
} from "#lines/expression.ts";
import type { Draw, Loan } from "#model/kinds/loan.ts";
import type { Input } from "#model/kinds/module-base.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { dated } from "#modules/context/dated.ts";
import { hasAccountsAlone } from "#modules/context/kept-accounts.ts";
import { laterPayment } from "#modules/settlement/later-payment.ts";
import { periodRate } from "./loan-rate.ts";
import { type Schedule, scheduleOf } from "./loan-schedule.ts";

export function loan(module: Loan, context: ModuleContext) {
  const { account, currentAccount = account, interestPayable = context.cash } = module;
  const found = [
    context.account("account", account),
    context.account("currentAccount", currentAccount),
    context.account("interestAccount", module.interestAccount),
    context.account("interestPayable", interestPayable),
  ];
  if (found.includes(undefined) || !hasAccountsAlone(module, context)) return;
  const balanceShape = { name: "owed at the start", measure: "balance" } as const;
  const opening = context.line("opening", balanceShape, owedAt(module, context.opening));
  const draws = drawsOf(module, context);
  const rate = periodRate(context, "ratePerYear", { ...module, name: "interest rate" });
  const schedule = scheduleOf(module, context, growthOf(module, rate));
  const repaid = context.line(
    "repaid",
    { name: "repaid" },
    max(0, min(opening, schedule.principal(opening))),
  );
  const after = context.line(
    "beforeSweep",
    { name: "owed after repayment", measure: "balance" },
    sub(add(opening, draws), repaid),
  );
  const flow = { cashFlow: "financing", group: "other" } as const;
  const { cash } = context;
  const { name } = module;
  context.post({ ...flow, text: `${name}: drawn`, debit: cash, credit: account, amount: draws });
  context.post({ ...flow, text: `${name}: repaid`, debit: account, credit: cash, amount: repaid });
  postInterest(module, context, interestOn(module, opening, after, rate));
  splitByDue(module, context, schedule);
  checkBalance(module, context, schedule);
}

function owedAt(
  { account, currentAccount }: Loan,
  at: (account: string) => Expression,
): Expression {
  return neg(currentAccount === undefined ? at(account) : add(at(account), at(currentAccount)));
}

function drawsOf(module: Loan, context: ModuleContext): Expression {
  const { draws } = module;
  if (isDated(draws)) return dated(context, "draws", "drawn", draws);
  return context.input("draws", draws, { name: "drawn" });
}

function isDated(draws: Input | Draw[] | undefined): draws is Draw[] {
  return Array.isArray(draws) && draws.every((draw) => typeof draw === "object");
}

function interestOn(
  { interestOn }: Loan,
  opening: Expression,
  after: Expression,
  rate: Expression,
): Expression {
  const base = interestOn === "average" ? div(add(opening, after), 2) : opening;
  return mul(rate, base);
}

/**
 * What the balance under a level payment grows by. On the average balance interest falls with
 * this period's own principal, which makes the growth rate ÷ (1 − rate ÷ 2).
 */
function growthOf({ interestOn }: Loan, rate: Expression): Expression {
  return interestOn === "average" ? div(rate, sub(1, div(rate, 2))) : rate;
}

function postInterest(module: Loan, context: ModuleContext, expression: Expression) {
  const { interestAccount, interestPayable } = module;
  const interest = context.line("interest", { name: "interest" }, expression);
  context.post({
    text: `${module.name}: interest`,
    debit: interestAccount,
    credit: interestPayable ?? context.cash,
    amount: interest,
    as: interestAccount,
  });
  if (interestPayable === undefined) return;
  const amount = laterPayment(context, {
    field: "interestPaid",
    name: "interest paid",
    payable: interestPayable,
    owed: interest,
    after: module.interestPaidAfter ?? 1,
    unwind: { schedule: module.interestUnwind, place: "interestUnwind" },
  });
  if (!amount) return;
  context.post({
    text: `${module.name}: interest paid`,
    debit: interestPayable,
    credit: context.cash,
    amount,
    as: interestAccount,
  });
}

/**
 * What falls due within twelve months, moved to its own account when there is one: within financing,
 * where the move comes to nothing.
 */
function splitByDue(module: Loan, context: ModuleContext, { current }: Schedule) {
  const { account, currentAccount } = module;
  const shape = (name: string) => ({ name, measure: "balance" }) as const;
  const swept = sub(at(context.idOf("beforeSweep")), sweptOf(module, context));
  const actual = owedAt(module, (id) => add(context.opening(id), at(actualOf(id))));
  const balance = context.line("balance", shape("owed"), context.orActual(swept, actual));
  const portion = context.line("current", shape("due within twelve months"), current(balance));
  context.line("nonCurrent", shape("due later"), sub(balance, portion));
  if (currentAccount === undefined) return;
  const moved = context.line(
    "becomesCurrent",
    { name: "becomes due within twelve months" },
    add(portion, context.opening(currentAccount)),
  );
  context.post({
    text: `${module.name}: due within twelve months`,
    debit: account,
    credit: currentAccount,
    amount: moved,
    cashFlow: "financing",
  });
}

function checkBalance(module: Loan, context: ModuleContext, { isOver }: Schedule) {
  const balance = at(context.idOf("balance"));
  const left = iif(isOver, neg(balance), 0);
  context.alertBelowZero("leftOver", "owed after the last instalment", left);
  const difference = sub(balance, owedAt(module, context.closing));
  context.check("agrees", "the schedule agrees with the account", "error", difference);
}

function sweptOf({ id }: Loan, { draft }: ModuleContext): Expression {
  const sweeping = draft.document.modules.find(
    (each) => each.kind === "treasury" && !each.isOff && each.sweep?.loan === id,
  );
  return sweeping ? at(`${sweeping.id}.sweep`) : num(0);
}
