/**
 * From a rate per year to a rate per period.
 *
 *   nominal    rate × the period's share of a year (a twelfth, a quarter, 7 ÷ 365)
 *   actual365  rate × days ÷ 365
 *   compound   the rate that compounds to the yearly one over the year's periods
 */
import { add, at, div, type Expression, mul, num, root, sub } from "#lines/expression.ts";
import type { RateBasis } from "#model/kinds/loan.ts";
import type { Input } from "#model/kinds/module-base.ts";
import { PERIODS_PER_YEAR } from "#time/timeline.ts";
import type { ModuleContext } from "./context.ts";

/** Adds the yearly rate as `field` and the period's as `fieldInPeriod`, and gives the latter. */
export function periodRate(
  context: ModuleContext,
  field: string,
  { ratePerYear, basis, name }: { ratePerYear: Input; basis?: RateBasis; name: string },
): Expression {
  const shape = { unit: "percent", measure: "rate" } as const;
  const yearly = context.input(field, ratePerYear, { ...shape, name: `${name} per year` });
  const name_ = { ...shape, name: `${name} in the period` };
  return context.line(`${field}InPeriod`, name_, inPeriod(yearly, basis ?? "nominal", context));
}

function inPeriod(yearly: Expression, basis: RateBasis, { timeline }: ModuleContext): Expression {
  switch (basis) {
    case "nominal":
      return mul(yearly, at("calendar.yearShare"));
    case "actual365":
      return div(mul(yearly, at("calendar.days")), 365);
    case "compound": {
      const growth = add(1, yearly);
      if (timeline.unit === "week") return sub(weekly(growth), 1);
      const degree = PERIODS_PER_YEAR[timeline.unit];
      return degree === 1 ? yearly : sub(root(growth, degree), 1);
    }
  }
}

/** Seven days of 365: the fifth root of the seventy-third, which comes down in few steps. */
function weekly(growth: Expression): Expression {
  const sevenDays = Array.from({ length: 6 }).reduce<Expression>(
    (power) => mul(power, growth),
    mul(growth, num(1)),
  );
  return root(root(sevenDays, 5), 73);
}
