/**
 * What a figure adds up from. Sums, differences and rolling sums fall apart into their terms; of a
 * choice, a floor or a cap only the side that was taken counts; a flag that is on lets its term
 * through. Whatever else there is (a product, a ratio, a rounding) is one part, which says its
 * arithmetic: no share of a product belongs to one of its factors.
 *
 * Read from left to right the parts give the figure's own bits, as long as the sum was written
 * without brackets; with them they give it to the last rounding.
 */
import type { Posting } from "#draft/posting.ts";
import type { Expression } from "#lines/expression.ts";
import { type Arithmetic, arithmeticOf, rollingFigures } from "./arithmetic.ts";
import { isOne } from "./flags.ts";
import { evaluateIn, type Figure, figureIn, type View } from "./view.ts";

export type Part = {
  /** What it brings to the figure it is a part of. */
  contribution: number;
  /** The part written out, before its sign. */
  arithmetic: Arithmetic;
  sign: 1 | -1;
  /** The one figure the part is, when it is one: explaining goes on there, and still adds up. */
  figure?: Figure;
  /** What moved the account, when the figure is an account's movement. */
  posting?: Posting;
};

export function partsOf(view: View, expression: Expression, period: number): Part[] {
  const parts: Part[] = [];
  addTerms(parts, { view, period }, expression, 1);
  return parts;
}

type At = { view: View; period: number };

/** To one list: a sum of many terms hangs deep on its left side, where lists of lists would be copied. */
function addTerms(parts: Part[], at: At, expression: Expression, sign: 1 | -1) {
  const { view, period } = at;
  switch (expression.kind) {
    case "line":
      parts.push(figurePart(figureIn(view, expression.line, period - expression.lag), sign));
      return;
    case "rolling":
      for (const figure of rollingFigures(view, expression, period))
        parts.push(figurePart(figure, sign));
      return;
    case "if": {
      const isTrue = evaluateIn(view, expression.condition, period) !== 0;
      addTerms(parts, at, isTrue ? expression.whenTrue : expression.whenFalse, sign);
      return;
    }
    case "unary":
      if (expression.operator !== "negate") break;
      addTerms(parts, at, expression.of, turn(sign));
      return;
    case "binary": {
      const { operator, left, right } = expression;
      if (operator === "add" || operator === "subtract") {
        addTerms(parts, at, left, sign);
        addTerms(parts, at, right, operator === "add" ? sign : turn(sign));
        return;
      }
      const taken = takenOf(view, expression, period);
      if (!taken) break;
      addTerms(parts, at, taken, sign);
      return;
    }
  }
  const value = evaluateIn(view, expression, period);
  const arithmetic = arithmeticOf(view, expression, period);
  parts.push({ contribution: sign === 1 ? value : -value, arithmetic, sign });
}

/** The side of a floor or cap that was taken, or what a flag that is on, or a factor of one, lets through. */
function takenOf(
  view: View,
  { operator, left, right }: Extract<Expression, { kind: "binary" }>,
  period: number,
): Expression | undefined {
  if (operator === "multiply" && isOne(view, right, period)) return left;
  if (operator === "multiply" && isOne(view, left, period)) return right;
  if (operator === "divide" && isOne(view, right, period)) return left;
  if (operator !== "min" && operator !== "max") return undefined;
  const [first, second] = [left, right].map((part) => evaluateIn(view, part, period));
  const isLeft =
    operator === "min" ? Number(first) <= Number(second) : Number(first) >= Number(second);
  return isLeft ? left : right;
}

export function figurePart(figure: Figure, sign: 1 | -1): Part {
  const contribution = sign === 1 ? figure.value : -figure.value;
  return { contribution, arithmetic: [figure], sign, figure };
}

function turn(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1;
}
