/**
 * Payroll.
 *
 *   gross    = people × salary per year × share of a year, or an amount
 *   withheld = gross × rate
 *   net pay  = gross − withheld, paid in the period
 *   on-cost  = gross above its threshold × rate, for each
 *   leave    = gross × rate; what is taken of it is charged to the provision, not to wages
 *
 * What is withheld and each on-cost is owed until its own due date. Leave earns no on-costs.
 */
import { add, at, type Expression, max, mul, neg, num, sub } from "#lines/expression.ts";
import type { Leave, OnCost, Payroll } from "#model/kinds/payroll.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { payWhenDue } from "#modules/settlement/settlement-due.ts";

const RATE = { unit: "percent", measure: "rate" } as const;

export function payroll(module: Payroll, context: ModuleContext) {
  const { account, leave, withholding, onCosts = [] } = module;
  if (!context.account("account", account) || !context.account("cash", context.cash)) return;
  const taken = leave ? context.input("leave.taken", leave.taken, { name: "leave taken" }) : num(0);
  const gross = addGross(module, context, taken);
  const withheld = withholding ? withhold(module, withholding, gross, context) : num(0);
  const net = context.line("net", { name: "net pay" }, sub(gross, withheld));
  const text = `${module.name}: net pay`;
  context.post({ text, debit: account, credit: context.cash, amount: net, as: account });
  for (const onCost of onCosts) addOnCost(onCost, gross, context);
  if (leave) addLeave(module, leave, gross, taken, context);
  context.check(
    "grossToNet",
    "gross pay is net pay and what is withheld",
    "error",
    sub(gross, add(withheld, net)),
  );
}

/** In actual periods gross pay is what wages were charged, and the leave that was not. */
function addGross(module: Payroll, context: ModuleContext, taken: Expression): Expression {
  const plan = planOf(module, context);
  if (!context.hasActuals) return context.line("gross", { name: "gross pay" }, plan);
  const gross = context.line("gross.plan", { name: "gross pay, planned" }, plan);
  context.line("charged.plan", { name: "charged to wages, planned" }, sub(gross, taken));
  const charged = context.actualShare("charged", {
    account: module.account,
    side: "debit",
    plan: context.idOf("charged.plan"),
  });
  // Leave taken may itself follow from gross pay, and is then what was planned of it.
  const paid = context.idOf("gross");
  const reads = [context.idOf("leave.taken")];
  context.draft.plannedReads.push({ name: paid, readers: [paid], reads });
  return context.line("gross", { name: "gross pay" }, context.orActual(gross, add(charged, taken)));
}

function planOf(module: Payroll, context: ModuleContext): Expression {
  if (module.form === "amount")
    return context.input("amount", module.amount, { name: "gross pay entered" });
  const people = context.input("headcount", module.headcount, {
    name: "people",
    unit: "count",
    measure: "count",
  });
  const salary = context.input("salaryPerYear", module.salaryPerYear, {
    name: "salary per year",
    measure: "rate",
  });
  return mul(mul(people, salary), at("calendar.yearShare"));
}

function withhold(
  module: Payroll,
  { rate, liability, due, unwind }: NonNullable<Payroll["withholding"]>,
  gross: Expression,
  context: ModuleContext,
): Expression {
  if (!context.account("withholding", liability)) return num(0);
  const share = context.input("withholding.rate", rate, { name: "rate withheld", ...RATE });
  const amount = context.line("withheld", { name: "withheld" }, mul(gross, share));
  const text = `${module.name}: withheld`;
  context.post({ text, debit: module.account, credit: liability, amount, as: module.account });
  const owed = { field: "withholding", name: "withholding", accrued: context.idOf("withheld") };
  payWhenDue(context, { ...owed, liability, due, unwind, as: module.account });
  return amount;
}

function addOnCost(onCost: OnCost, gross: Expression, context: ModuleContext) {
  const { id, name, account, liability, due, unwind } = onCost;
  if (!context.account(id, account) || !context.account(id, liability)) return;
  const rate = context.input(`${id}.rate`, onCost.rate, {
    name: `${name}, rate`,
    ...RATE,
    path: `onCosts/${id}/rate`,
  });
  const base =
    onCost.thresholdPerMonth === undefined ? gross : aboveThreshold(onCost, gross, context);
  const on = { account, side: "debit" } as const;
  const amount = context.flow(id, { name }, mul(base, rate), on);
  const text = `${context.module.name}: ${name}`;
  context.post({ text, debit: account, credit: liability, amount, as: account });
  const accrued = context.idOf(id);
  payWhenDue(context, { field: id, name, accrued, liability, due, unwind, as: account });
}

/** A threshold a month is twelve a year, shared out as the period's part of a year. */
function aboveThreshold(
  { id, name, thresholdPerMonth }: OnCost,
  gross: Expression,
  context: ModuleContext,
) {
  const field = `${id}.thresholdPerMonth`;
  const shape = {
    name: `${name}, threshold per month`,
    measure: "rate",
    path: `onCosts/${id}/thresholdPerMonth`,
  } as const;
  const threshold = context.input(field, thresholdPerMonth, shape);
  const ofPeriod = mul(mul(threshold, 12), at("calendar.yearShare"));
  return context.line(
    `${id}.base`,
    { name: `${name}, pay above the threshold` },
    max(sub(gross, ofPeriod), 0),
  );
}

function addLeave(
  module: Payroll,
  leave: Leave,
  gross: Expression,
  taken: Expression,
  context: ModuleContext,
) {
  const { account, provision } = leave;
  if (!context.account("leave", account) || !context.account("leave", provision)) return;
  const rate = context.input("leave.rate", leave.rate, {
    name: "leave earned, share of gross",
    ...RATE,
  });
  const on = { account, side: "debit" } as const;
  const earned = context.flow("leave.earned", { name: "leave earned" }, mul(gross, rate), on);
  context.post({
    text: `${module.name}: leave earned`,
    debit: account,
    credit: provision,
    amount: earned,
    as: account,
  });
  const text = `${module.name}: leave taken`;
  context.post({
    text,
    debit: provision,
    credit: module.account,
    amount: taken,
    as: module.account,
  });
  const left = neg(context.closing(provision));
  context.alertBelowZero("leave.short", "more leave is taken than was earned", left);
}
