/** Factors that let a term through as it is: a flag that is on, and one itself. */
import type { Expression } from "#lines/expression.ts";
import { evaluateIn, lineIn, type View } from "./view.ts";

/** A figure with a name that happens to be one is none: it may be another tomorrow. */
export function isOne(view: View, expression: Expression, period: number): boolean {
  if (expression.kind === "number") return expression.value === 1;
  if (isFlag(view, expression)) return evaluateIn(view, expression, period) === 1;
  if (expression.kind === "if") {
    const isTrue = evaluateIn(view, expression.condition, period) !== 0;
    return isOne(view, isTrue ? expression.whenTrue : expression.whenFalse, period);
  }
  if (expression.kind !== "binary" || expression.operator !== "multiply") return false;
  return [expression.left, expression.right].every((factor) => isOne(view, factor, period));
}

const COMPARISONS = ["equal", "notEqual", "less", "lessOrEqual", "greater", "greaterOrEqual"];

function isFlag(view: View, expression: Expression): boolean {
  if (expression.kind === "line") return lineIn(view, expression.line).unit === "flag";
  if (expression.kind === "unary") return expression.operator === "not";
  return expression.kind === "binary" && COMPARISONS.includes(expression.operator);
}
