/** Factors that let a term through as it is: a flag that is on, and one itself. */
import type { Expression } from "#lines/expression.ts";
import { evaluateAt, type Place } from "./view.ts";

/** A figure with a name that happens to be one is none: it may be another tomorrow. */
export function isOne(place: Place, expression: Expression): boolean {
  if (expression.kind === "number") return expression.value === 1;
  if (isFlag(place, expression)) return evaluateAt(place, expression) === 1;
  if (expression.kind === "if") {
    const isTrue = evaluateAt(place, expression.condition) !== 0;
    return isOne(place, isTrue ? expression.whenTrue : expression.whenFalse);
  }
  if (expression.kind !== "binary" || expression.operator !== "multiply") return false;
  return [expression.left, expression.right].every((factor) => isOne(place, factor));
}

const COMPARISONS = ["equal", "notEqual", "less", "lessOrEqual", "greater", "greaterOrEqual"];

function isFlag(place: Place, expression: Expression): boolean {
  if (expression.kind === "line") return place.lineOf(expression.line).unit === "flag";
  if (expression.kind === "unary") return expression.operator === "not";
  return expression.kind === "binary" && COMPARISONS.includes(expression.operator);
}
