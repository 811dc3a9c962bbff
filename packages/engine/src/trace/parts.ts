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
import { evaluateAt, type Figure, type Place } from "./view.ts";

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

export function partsOf(place: Place, expression: Expression): Part[] {
  const parts: Part[] = [];
  addTerms(parts, place, expression, 1);
  return parts;
}

/** To one list: a sum of many terms hangs deep on its left side, where lists of lists would be copied. */
function addTerms(parts: Part[], place: Place, expression: Expression, sign: 1 | -1) {
  switch (expression.kind) {
    case "line":
      parts.push(figurePart(place.figure(expression.line, expression.lag), sign));
      return;
    case "rolling":
      for (const figure of rollingFigures(place, expression)) parts.push(figurePart(figure, sign));
      return;
    case "if": {
      const isTrue = evaluateAt(place, expression.condition) !== 0;
      addTerms(parts, place, isTrue ? expression.whenTrue : expression.whenFalse, sign);
      return;
    }
    case "unary":
      if (expression.operator !== "negate") break;
      addTerms(parts, place, expression.of, turn(sign));
      return;
    case "binary": {
      const { operator, left, right } = expression;
      if (operator === "add" || operator === "subtract") {
        addTerms(parts, place, left, sign);
        addTerms(parts, place, right, operator === "add" ? sign : turn(sign));
        return;
      }
      const taken = takenOf(place, expression);
      if (!taken) break;
      addTerms(parts, place, taken, sign);
      return;
    }
  }
  const value = evaluateAt(place, expression);
  const arithmetic = arithmeticOf(place, expression);
  parts.push({ contribution: sign === 1 ? value : -value, arithmetic, sign });
}

/** The side of a floor or cap that was taken, or what a flag that is on, or a factor of one, lets through. */
function takenOf(
  place: Place,
  { operator, left, right }: Extract<Expression, { kind: "binary" }>,
): Expression | undefined {
  if (operator === "multiply" && isOne(place, right)) return left;
  if (operator === "multiply" && isOne(place, left)) return right;
  if (operator === "divide" && isOne(place, right)) return left;
  if (operator !== "min" && operator !== "max") return undefined;
  const [first, second] = [left, right].map((part) => evaluateAt(place, part));
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
