/** A year's seasons: a weight for each month, so that an average month counts 1. */
import { type Expression, num } from "#lines/expression.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { monthOfDay } from "#time/day.ts";
import { monthInYear } from "#time/month.ts";
import type { Period } from "#time/timeline.ts";

export function seasonOf(
  weights: readonly number[] | undefined,
  context: ModuleContext,
): Expression {
  if (!weights) return num(1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length !== 12 || total <= 0) {
    context.issue(
      "seasonality",
      "invalid",
      "A season has twelve weights, January first, above zero in all.",
    );
    return num(1);
  }
  const weightOf = (month: number) => ((weights[monthInYear(month) - 1] ?? 0) * 12) / total;
  const values = context.periods.map((period) => average(monthsOf(period, context).map(weightOf)));
  return context.given("season", { name: "season", unit: "rate", measure: "rate" }, values);
}

/** A week counts each of its days by the month it is in; longer periods count whole months. */
function monthsOf({ firstDay, lastDay, days }: Period, { timeline }: ModuleContext): number[] {
  if (timeline.unit === "week") {
    return Array.from({ length: days }, (_, day) => monthOfDay(firstDay + day));
  }
  const [from, to] = [monthOfDay(firstDay), monthOfDay(lastDay)];
  return Array.from({ length: to - from + 1 }, (_, month) => from + month);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
