/**
 * An expression as a person reads it, with its figures filled in: signs and words as text, figures
 * as links to their own explanation. Only what counted is shown: of a choice the branch taken.
 */
import type { BinaryOperator, Expression } from "#lines/expression.ts";
import { evaluateIn, type Figure, figureIn, type View } from "./view.ts";

export type Arithmetic = (string | number | Figure)[];

const SIGNS: Partial<Record<BinaryOperator, string>> = {
  add: " + ",
  subtract: " − ",
  multiply: " × ",
  divide: " ÷ ",
  equal: " = ",
  notEqual: " ≠ ",
  less: " < ",
  lessOrEqual: " ≤ ",
  greater: " > ",
  greaterOrEqual: " ≥ ",
};

export function arithmeticOf(view: View, expression: Expression, period: number): Arithmetic {
  const read = (part: Expression) => arithmeticOf(view, part, period);
  const call = (name: string, ...parts: Arithmetic[]): Arithmetic => [
    `${name}(`,
    ...parts.flatMap((part, index) => (index === 0 ? part : [", ", ...part])),
    ")",
  ];
  switch (expression.kind) {
    case "number":
      return [expression.value];
    case "line":
      return [figureIn(view, expression.line, period - expression.lag)];
    case "rolling":
      return call("sum", ...rollingFigures(view, expression, period).map((each) => [each]));
    case "unary":
      if (expression.operator === "negate") return ["−", ...bracketed(expression.of, read)];
      return call(expression.operator, read(expression.of));
    case "binary": {
      const sign = SIGNS[expression.operator];
      if (!sign) return call(expression.operator, read(expression.left), read(expression.right));
      const { left, right } = expression;
      return [...bracketed(left, read), sign, ...bracketed(right, read)];
    }
    case "if":
      return read(
        evaluateIn(view, expression.condition, period) !== 0
          ? expression.whenTrue
          : expression.whenFalse,
      );
    case "round":
      return call("round", read(expression.of), [expression.digits]);
    case "root":
      return call("root", read(expression.of), [expression.degree]);
    case "atZero":
    case "slope":
      throw new Error(`${expression.kind} was not written out before explaining`);
  }
}

export function rollingFigures(
  view: View,
  { line, periods }: Extract<Expression, { kind: "rolling" }>,
  period: number,
): Figure[] {
  return Array.from({ length: periods }, (_, index) =>
    figureIn(view, line, period - (periods - 1 - index)),
  );
}

function bracketed(part: Expression, read: (part: Expression) => Arithmetic): Arithmetic {
  const isLoose = part.kind === "binary" || part.kind === "if" || part.kind === "unary";
  const arithmetic = read(part);
  return isLoose && arithmetic.length > 1 ? ["(", ...arithmetic, ")"] : arithmetic;
}
