/**
 * Subscriptions.
 *
 *   customers = before − those who leave + new ones
 *   leaving   = customers before × churn
 *   billed    = customers whose bill is due × price × periods billed at once
 *
 * A bill is due when a customer joins and every n periods after, while the customer stays. Opening
 * customers are spread evenly over the n periods, and what was billed to them before the model is
 * earned as those bills run out. Billed ahead, a bill is earned evenly over its
 * n periods, also when the customer leaves within them: bills are not refunded.
 */
import { add, at, type Expression, mul, num, prev, sub } from "#lines/expression.ts";
import type { SubscriptionRevenue } from "#model/kinds/revenue.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { spreadOver } from "#modules/settlement/settlement-spread.ts";

export function billSubscriptions(
  module: SubscriptionRevenue,
  context: ModuleContext,
  { account, against }: { account: string; against: string },
): Expression | undefined {
  const periods = module.billingPeriods ?? 1;
  if (!Number.isInteger(periods) || periods < 1 || periods > 52) {
    context.issue("billingPeriods", "invalid", "Bill 1 to 52 periods at once.");
    return undefined;
  }
  const due = addCustomers(module, context, periods);
  const price = context.input("price", module.price, {
    name: "price per customer",
    measure: "rate",
  });
  const plan = mul(mul(due, price), periods);
  if (periods > 1) {
    const waiting = context.account("deferredIncome", module.deferredIncome)?.id;
    if (waiting === undefined) return undefined;
    return spreadOver(context, {
      plan,
      periods,
      profit: account,
      waiting,
      against,
      isIncome: true,
      ...(module.customersOpening ? { openingShares: runningOut(periods) } : {}),
    });
  }
  const net = context.flow("net", { name: "revenue" }, plan, { account, side: "credit" });
  context.post({
    text: context.module.name,
    debit: against,
    credit: account,
    amount: net,
    as: account,
  });
  return net;
}

/** Of bills spread evenly over n periods, n − 1 still earn in the first, n − 2 in the next, … */
function runningOut(periods: number): number[] {
  const total = (periods * (periods - 1)) / 2;
  return Array.from({ length: periods }, (_, index) => (periods - 1 - index) / total);
}

/** Adds the corkscrew of customers and gives those whose bill is due. */
function addCustomers(
  module: SubscriptionRevenue,
  context: ModuleContext,
  periods: number,
): Expression {
  const { customersOpening = 0 } = module;
  const count = (name: string) => ({ name, unit: "count" }) as const;
  const balance = (name: string) => ({ ...count(name), measure: "balance" }) as const;
  const joining = context.input("newCustomers", module.newCustomers, count("new customers"));
  const churn = context.input("churn", module.churn, {
    name: "churn",
    unit: "percent",
    measure: "rate",
  });
  const before = context.line(
    "customersBefore",
    balance("customers before"),
    prev(context.idOf("customers")),
  );
  const leaving = context.line("leaving", count("customers leaving"), mul(before, churn));
  context.line("customers", balance("customers"), add(sub(before, leaving), joining), [
    customersOpening,
  ]);
  const ones = Array.from({ length: periods }, () => 1);
  context.line(
    "staying",
    { name: "share staying", unit: "percent", measure: "rate" },
    sub(num(1), churn),
    ones,
  );
  const stayed = ones.map((_, back) => at(context.idOf("staying"), back)).reduce(mul);
  return context.line(
    "billedCustomers",
    count("customers billed"),
    add(joining, mul(prev(context.idOf("billedCustomers"), periods), stayed)),
    ones.map(() => customersOpening / periods),
  );
}
