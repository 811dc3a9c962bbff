/**
 * Revenue, before sales tax.
 *
 *   amount:        as entered
 *   growth:        level × season; the level grows by the period or by the year, and moves with its base
 *   price, volume: price × volume
 *   subscription:  see revenue-subscription.ts
 *   history:       the same period a year before × (1 + growth)
 *
 * Credits revenue; debits the customer, or cash when it is received at once, with the tax on top.
 */
import { add, at, compare, div, type Expression, iif, mul, prev, root } from "#lines/expression.ts";
import type { GrowthRevenue, HistoryRevenue, Revenue } from "#model/kinds/revenue.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { PERIODS_PER_YEAR } from "#time/timeline.ts";
import { seasonOf } from "./revenue-season.ts";
import { billSubscriptions } from "./revenue-subscription.ts";

const RATE = { unit: "percent", measure: "rate" } as const;

export function revenue(module: Revenue, context: ModuleContext) {
  const { account } = module;
  const against = module.receivable ?? context.cash;
  if (!context.account("account", account) || !context.account("receivable", against)) return;
  const billed =
    module.form === "subscription"
      ? billSubscriptions(module, context, { account, against })
      : sell(module, context, against);
  if (!billed) return;
  context
    .salesTax(module.salesTax, module.salesTaxRate)
    ?.postTax("sales", { net: billed, against });
}

type Sold = Exclude<Revenue, { form: "subscription" }>;

function sell(module: Sold, context: ModuleContext, against: string): Expression {
  const { account } = module;
  const on = { account, side: "credit" } as const;
  const earlier = module.form === "history" ? module.earlier : undefined;
  const net = context.flow("net", { name: "revenue" }, planOf(module, context), on, earlier);
  context.post({ text: module.name, debit: against, credit: account, amount: net, as: account });
  return net;
}

function planOf(module: Sold, context: ModuleContext): Expression {
  switch (module.form) {
    case "amount":
      return context.input("amount", module.amount, { name: "amount" });
    case "priceVolume":
      return mul(
        context.input("price", module.price, {
          name: "price",
          measure: "rate",
          ratio: context.perUnit("net", "volume"),
        }),
        context.input("volume", module.volume, { name: "volume", unit: "count" }),
      );
    case "growth":
      return grow(module, context);
    case "history":
      return repeatYear(module, context);
  }
}

/**
 * The first period of the module has its base; each later one grows from the one before, and moves
 * as its base does. From nothing it begins anew with its base.
 */
function grow(module: GrowthRevenue, context: ModuleContext): Expression {
  const base = context.input("base", module.base, { name: "base", measure: "rate" });
  const growth = context.input("growth", module.growth, { name: "growth", ...RATE });
  const season = seasonOf(module.seasonality, context);
  const from = startOf(context);
  const index = at("calendar.index");
  const lastBase = prev(context.idOf("base"));
  const grown = mul(before(module, context, season), growthFactor(module, context, growth));
  const moved = iif(compare(lastBase, "equal", 0), base, mul(grown, div(base, lastBase)));
  const next = iif(compare(base, "equal", lastBase), grown, moved);
  const level = context.line(
    "level",
    { name: "level before season" },
    iif(compare(index, "less", from), 0, iif(compare(index, "equal", from), base, next)),
  );
  return mul(level, season);
}

/** What the level grows from: the plan, or what was actual without its season. */
function before(module: GrowthRevenue, context: ModuleContext, season: Expression): Expression {
  const level = prev(context.idOf("level"));
  if (!module.isFromActuals) return level;
  const lastSeason = season.kind === "line" ? prev(season.line) : season;
  const actual = div(prev(context.idOf("net")), lastSeason);
  return iif(prev("calendar.isForecast"), level, actual);
}

function growthFactor(
  { growthPer = "period" }: GrowthRevenue,
  context: ModuleContext,
  growth: Expression,
): Expression {
  const factor = add(growth, 1);
  if (growthPer === "period") return factor;
  if (growthPer === "year") return root(factor, PERIODS_PER_YEAR[context.timeline.unit]);
  return iif(at("calendar.isYearStart"), factor, 1);
}

function repeatYear({ growth, earlier = [] }: HistoryRevenue, context: ModuleContext): Expression {
  const periods = PERIODS_PER_YEAR[context.timeline.unit];
  const known = earlier.length + context.timeline.actualCount;
  if (known < periods) {
    const message = `The year before has ${periods} periods, and only ${known} are known; the others count as nothing.`;
    context.issue("earlier", "short-history", message);
  }
  const rate = context.input("growth", growth, { name: "growth over a year", ...RATE });
  const hasStarted = compare(at("calendar.index"), "greaterOrEqual", startOf(context));
  return iif(hasStarted, mul(prev(context.idOf("net"), periods), add(rate, 1)), 0);
}

/** The period in which the module starts: the first, or later when it is moved. */
function startOf({ module }: ModuleContext): number {
  return Math.max(0, module.shift ?? 0);
}
