/** One expression's value, given the lines it reads: for a single figure, not for a whole sheet. */
import type { BinaryOperator, Expression, LineId, UnaryOperator } from "#lines/expression.ts";
import { nthRoot, roundHalfAway } from "./numbers.ts";

/** A line's value, `lag` periods earlier. */
export type Read = (line: LineId, lag: number) => number;

export function evaluate(expression: Expression, read: Read): number {
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "line":
      return read(expression.line, expression.lag);
    case "rolling":
      return Array.from({ length: expression.periods }, (_, index) =>
        read(expression.line, expression.periods - 1 - index),
      ).reduce((sum, each) => sum + each);
    case "unary":
      return applyUnary(expression.operator, evaluate(expression.of, read));
    case "binary":
      return applyBinary(
        expression.operator,
        evaluate(expression.left, read),
        evaluate(expression.right, read),
      );
    case "if":
      return evaluate(expression.condition, read) !== 0
        ? evaluate(expression.whenTrue, read)
        : evaluate(expression.whenFalse, read);
    case "round":
      return roundHalfAway(evaluate(expression.of, read), expression.digits);
    case "root":
      return nthRoot(evaluate(expression.of, read), expression.degree);
    case "atZero":
    case "slope":
      throw new Error(`${expression.kind} was not written out before evaluating`);
  }
}

function applyUnary(operator: UnaryOperator, of: number): number {
  switch (operator) {
    case "negate":
      return -of;
    case "abs":
      return Math.abs(of);
    case "not":
      return of !== 0 ? 0 : 1;
    case "floor":
      return Math.floor(of);
  }
}

function applyBinary(operator: BinaryOperator, left: number, right: number): number {
  switch (operator) {
    case "add":
      return left + right;
    case "subtract":
      return left - right;
    case "multiply":
      return left * right;
    case "divide":
      return right === 0 ? 0 : left / right;
    case "min":
      return Math.min(left, right);
    case "max":
      return Math.max(left, right);
    case "equal":
      return left === right ? 1 : 0;
    case "notEqual":
      return left !== right ? 1 : 0;
    case "less":
      return left < right ? 1 : 0;
    case "lessOrEqual":
      return left <= right ? 1 : 0;
    case "greater":
      return left > right ? 1 : 0;
    case "greaterOrEqual":
      return left >= right ? 1 : 0;
  }
}
