/**
 * Expressions as instructions, with the meaning `closures.ts` gives them. Both sides of an `if`
 * are calculated and one is taken, which gives the same value, since no calculation can fail.
 */
import type { BinaryOperator, Expression } from "#lines/expression.ts";
import { type Body, loadOf, newLocal, POINTER, put, putConstant, putValue, TIME } from "./body.ts";
import {
  type Comparison,
  call,
  END,
  extract,
  get,
  int32,
  LOOP,
  REPEAT_IF,
  replace,
  scalar,
  set,
  splat,
  tee,
} from "./instructions.ts";

/** The two functions a module is given, in the order of its imports. */
const ROUND = 0;
const ROOT = 1;

/** A longer rolling sum is a loop, so that its code does not grow with it. */
const ROLLING_UNROLLED_MAX = 24;

/** Puts the expression's value on the stack. */
export function putExpression(body: Body, expression: Expression) {
  const { instructions } = body.layout;
  switch (expression.kind) {
    case "number":
      return putConstant(body, expression.value);
    case "line":
      return putValue(body, rowOf(body, expression.line), expression.lag);
    case "rolling":
      return putRolling(body, rowOf(body, expression.line), expression.periods);
    case "unary":
      if (expression.operator === "not") return putTruth(body, expression);
      putExpression(body, expression.of);
      return put(body, instructions.unary[expression.operator]);
    case "binary":
      if (isComparison(expression.operator)) return putTruth(body, expression);
      if (expression.operator === "divide")
        return putDivision(body, expression.left, expression.right);
      putExpression(body, expression.left);
      putExpression(body, expression.right);
      return put(body, instructions.arithmetic[expression.operator]);
    case "if":
      putExpression(body, expression.whenTrue);
      putExpression(body, expression.whenFalse);
      putCondition(body, expression.condition);
      return put(body, instructions.choose);
    case "round":
      return putCall(body, expression.of, expression.digits, ROUND);
    case "root":
      return putCall(body, expression.of, expression.degree, ROOT);
    case "atZero":
    case "slope":
      throw new Error(`${expression.kind} was not written out before compiling`);
  }
}

function rowOf(body: Body, line: string): number {
  return body.program.rowOf.get(line) ?? 0;
}

function isComparison(operator: BinaryOperator): operator is Comparison {
  return operator in scalar.comparison;
}

/** 1 where the condition holds, 0 where it does not. */
function putTruth(body: Body, condition: Expression) {
  putConstant(body, 1);
  putConstant(body, 0);
  putCondition(body, condition);
  put(body, body.layout.instructions.choose);
}

function putCondition(body: Body, condition: Expression) {
  const { comparison } = body.layout.instructions;
  if (condition.kind === "binary" && isComparison(condition.operator)) {
    putExpression(body, condition.left);
    putExpression(body, condition.right);
    return put(body, comparison[condition.operator]);
  }
  const isNegated = condition.kind === "unary" && condition.operator === "not";
  putExpression(body, isNegated ? condition.of : condition);
  putConstant(body, 0);
  put(body, isNegated ? comparison.equal : comparison.notEqual);
}

/** Zero where the divisor is zero. */
function putDivision(body: Body, left: Expression, right: Expression) {
  const { arithmetic, comparison, choose } = body.layout.instructions;
  if (right.kind === "number" && right.value !== 0) {
    putExpression(body, left);
    putExpression(body, right);
    return put(body, arithmetic.divide);
  }
  const divisor = newLocal(body);
  putConstant(body, 0);
  putExpression(body, left);
  putExpression(body, right);
  put(body, tee(divisor), arithmetic.divide, get(divisor));
  putConstant(body, 0);
  put(body, comparison.equal, choose);
}

/** From the earliest period to this one. */
function putRolling(body: Body, row: number, periods: number) {
  const { add } = body.layout.instructions.arithmetic;
  const earliest = loadOf(body, row, periods - 1);
  put(body, get(TIME), earliest);
  if (periods <= ROLLING_UNROLLED_MAX) {
    for (let lag = periods - 2; lag >= 0; lag--) put(body, get(TIME), loadOf(body, row, lag), add);
    return;
  }
  const { cellBytes } = body.layout;
  const sum = newLocal(body);
  put(body, set(sum), get(TIME), set(POINTER), LOOP);
  put(body, get(sum), get(POINTER), int32.constant(cellBytes), int32.add, tee(POINTER));
  put(body, earliest, add, set(sum));
  put(body, get(POINTER), get(TIME), int32.constant((periods - 1) * cellBytes), int32.add);
  put(body, int32.less, REPEAT_IF, END, get(sum));
}

/** The function is called for one number at a time, with what it needs besides. */
function putCall(body: Body, of: Expression, parameter: number, callee: number) {
  putExpression(body, of);
  const once = [...scalar.constant(parameter), ...call(callee)];
  if (body.layout.instructions === scalar) return put(body, once);
  const both = newLocal(body);
  put(body, tee(both), extract(0), once, splat);
  put(body, get(both), extract(1), once, replace(1));
}
