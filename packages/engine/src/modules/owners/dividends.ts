/**
 * Dividends.
 *
 *   declared = the amount, in its months
 *            | share × the period's profit, nothing of a loss
 *            | share × the year's profit at the year's end, nothing of a loss
 *
 * Declaring debits retained earnings and credits what is owed, or cash when it is paid at once.
 * More than the reserves is paid as entered, with an alert.
 */
import { EARNINGS, PROFIT } from "#ledger/ledger-lines.ts";
import { add, at, compare, type Expression, iif, max, mul, neg } from "#lines/expression.ts";
import type { DividendRule, Dividends } from "#model/kinds/dividends.ts";
import { monthsEndingIn } from "#modules/context/calendar.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { laterPayment } from "#modules/settlement/later-payment.ts";
import type { Period } from "#time/timeline.ts";

export function dividends(module: Dividends, context: ModuleContext) {
  const { account, payable } = module;
  const owedOn = payable ?? context.cash;
  if (!context.account("account", account) || !context.account("payable", owedOn)) return;
  const planned = declaredBy(module.declared, context);
  const declared = context.flow("declared", { name: "declared" }, planned, {
    account,
    side: "debit",
  });
  const flow = { cashFlow: "financing", group: "other" } as const;
  context.post({ ...flow, text: module.name, debit: account, credit: owedOn, amount: declared });
  if (payable !== undefined) {
    const amount = laterPayment(context, {
      ...{ field: "paid", name: "paid", payable, owed: declared, after: module.paidAfter ?? 1 },
      unwind: { schedule: module.unwind, place: "unwind" },
      comesIn: (period) => isDeclaredIn(module.declared, period),
    });
    const settles = { ...flow, text: `${module.name}: paid`, debit: payable, credit: context.cash };
    if (amount) context.post({ ...settles, amount });
  }
  const earnings = [...context.draft.accounts.values()].filter(
    ({ id, standard }) => id === account || EARNED.has(standard.id),
  );
  const reserves = neg(add(...earnings.map(({ id }) => context.closing(id)), at(EARNINGS)));
  const left = iif(compare(declared, "greater", 0), reserves, 0);
  context.alertBelowZero("beyondReserves", "dividends beyond reserves", left);
}

/** By the rule alone: whether there was an amount or a profit before the model, nobody knows. */
function isDeclaredIn(rule: DividendRule, period: Period): boolean {
  if (rule.kind === "amount") return monthsEndingIn(period, rule.months) > 0;
  return rule.of === "period" || period.isYearEnd;
}

/** The standard lines whose accounts together are what past years earned and left. */
const EARNED = new Set(["retainedEarnings", "drawings"]);

function declaredBy(rule: DividendRule, context: ModuleContext): Expression {
  if (rule.kind === "amount") {
    const amount = context.input("amount", rule.amount, {
      name: "amount",
      path: "declared/amount",
    });
    return mul(amount, context.inMonths(rule.months));
  }
  const share = context.input("share", rule.share, {
    name: "share of profit",
    unit: "percent",
    measure: "rate",
    path: "declared/share",
  });
  if (rule.of === "period") return mul(share, max(0, at(PROFIT)));
  return iif(at("calendar.isYearEnd"), mul(share, max(0, neg(at(EARNINGS)))), 0);
}
