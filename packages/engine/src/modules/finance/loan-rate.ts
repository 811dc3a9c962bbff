/**
 * From a rate per year to a rate per period.
 *
 *   nominal    rate × the period's share of a year (a twelfth, a quarter, 7 ÷ 365)
 *   actual365  rate × days ÷ 365
 *   compound   the rate that compounds to the yearly one over the year's periods
 */
import { add, at, div, type Expression, mul, root, sub } from "#lines/expression.ts";
import type { RateBasis } from "#model/kinds/loan.ts";
import type { Input } from "#model/kinds/module-base.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { PERIODS_PER_YEAR } from "#time/timeline.ts";

/** `path` is where in the module it stands, when not under its own field. */
type YearlyRate = { ratePerYear: Input; basis?: RateBasis; name: string; path?: string };

/** Adds the yearly rate as `field` and the period's as `fieldInPeriod`, and gives the latter. */
export function periodRate(
  context: ModuleContext,
  field: string,
  { ratePerYear, basis, name, path }: YearlyRate,
): Expression {
  const shape = { unit: "percent", measure: "rate" } as const;
  const yearly = context.input(field, ratePerYear, {
    ...shape,
    name: `${name} per year`,
    ...(path === undefined ? {} : { path }),
  });
  return context.line(
    `${field}InPeriod`,
    { ...shape, name: `${name} in the period` },
    inPeriod(yearly, basis ?? "nominal", context),
  );
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

/** The 365th root of the seventh power; 365 is 5 × 73, and smaller roots come down sooner. */
function weekly(growth: Expression): Expression {
  const cube = mul(mul(growth, growth), growth);
  return root(root(mul(mul(cube, cube), growth), 5), 73);
}
