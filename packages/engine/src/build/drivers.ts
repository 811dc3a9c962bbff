/** Drivers as lines: given values, or a formula. */
import { compileFormula } from "#formula/compile-formula.ts";
import { FormulaError } from "#formula/syntax.ts";
import { ZERO } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import type { Driver } from "#model/document.ts";
import { spread } from "#modules/context.ts";
import { addLine, type Draft } from "./draft.ts";

export function addDrivers(draft: Draft) {
  for (const driver of draft.document.drivers)
    for (const line of linesOf(driver, draft)) addLine(draft, line);
}

function linesOf(driver: Driver, draft: Draft): Line[] {
  const { id, name, unit, formula, values = 0 } = driver;
  const { timeline } = draft.document;
  const measure = driver.measure ?? MEASURES[unit];
  const shape = { id, name, unit, measure, section: "drivers" } as const;
  if (formula === undefined) {
    return [{ ...shape, source: { kind: "given", values: spread(values, timeline.periodCount) } }];
  }
  try {
    const { expression, lines } = compileFormula(formula, { line: id, name, timeline });
    return [{ ...shape, source: { kind: "calculated", expression } }, ...lines];
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const message = `${error.message} (at ${error.at + 1})`;
    draft.issues.push({
      code: "syntax",
      severity: "error",
      place: `drivers/${id}/formula`,
      message,
    });
    return [{ ...shape, source: { kind: "calculated", expression: ZERO } }];
  }
}

/** How a driver adds up over time when it does not say. */
const MEASURES = {
  currency: "flow",
  count: "count",
  percent: "rate",
  days: "rate",
  rate: "rate",
  flag: "count",
} as const;
