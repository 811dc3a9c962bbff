/**
 * Expressions as instructions, with the meaning `closures.ts` gives them. Both sides of an `if`
 * are calculated and one is taken, which gives the same value, since no calculation can fail.
 */
import type { BinaryOperator, Expression } from "#lines/expression.ts";
import { type Body, newLocal, POINTER, putConstant, putLoad, putValue, TIME } from "./body.ts";
import {
  type Comparison,
  GET,
  int32,
  put,
  putCallOf,
  putExtract,
  putInt32,
  putLocal,
  putLoopEnd,
  putLoopStart,
  putNumber,
  putReplace,
  SET,
  SPLAT,
  scalar,
  TEE,
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
      return put(body.code, instructions.unary[expression.operator]);
    case "binary":
      if (isComparison(expression.operator)) return putTruth(body, expression);
      if (expression.operator === "divide")
        return putDivision(body, expression.left, expression.right);
      putExpression(body, expression.left);
      putExpression(body, expression.right);
      return put(body.code, instructions.arithmetic[expression.operator]);
    case "if":
      putExpression(body, expression.whenTrue);
      putExpression(body, expression.whenFalse);
      putCondition(body, expression.condition);
      return put(body.code, instructions.choose);
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
  put(body.code, body.layout.instructions.choose);
}

function putCondition(body: Body, condition: Expression) {
  const { comparison } = body.layout.instructions;
  if (condition.kind === "binary" && isComparison(condition.operator)) {
    putExpression(body, condition.left);
    putExpression(body, condition.right);
    return put(body.code, comparison[condition.operator]);
  }
  const isNegated = condition.kind === "unary" && condition.operator === "not";
  putExpression(body, isNegated ? condition.of : condition);
  putConstant(body, 0);
  put(body.code, isNegated ? comparison.equal : comparison.notEqual);
}

/** Zero where the divisor is zero. */
function putDivision(body: Body, left: Expression, right: Expression) {
  const { arithmetic, comparison, choose } = body.layout.instructions;
  const isSafe = right.kind === "number" && right.value !== 0;
  if (!isSafe) putConstant(body, 0);
  putExpression(body, left);
  putExpression(body, right);
  if (isSafe) return put(body.code, arithmetic.divide);
  const divisor = newLocal(body);
  putLocal(body.code, TEE, divisor);
  put(body.code, arithmetic.divide);
  putLocal(body.code, GET, divisor);
  putConstant(body, 0);
  put(body.code, comparison.equal);
  put(body.code, choose);
}

/** From the earliest period to this one. */
function putRolling(body: Body, row: number, periods: number) {
  const { add } = body.layout.instructions.arithmetic;
  putLoad(body, row, periods - 1, TIME);
  if (periods > ROLLING_UNROLLED_MAX) return putRollingLoop(body, row, periods);
  for (let lag = periods - 2; lag >= 0; lag--) {
    putLoad(body, row, lag, TIME);
    put(body.code, add);
  }
}

/** Adds to the earliest value, which is on the stack, what a pointer finds on its way to now. */
function putRollingLoop(body: Body, row: number, periods: number) {
  const { code, layout } = body;
  const sum = newLocal(body);
  putLocal(code, SET, sum);
  putLocal(code, GET, TIME);
  putLocal(code, SET, POINTER);
  putLoopStart(code);
  putLocal(code, GET, POINTER);
  putInt32(code, layout.cellBytes);
  put(code, int32.add);
  putLocal(code, SET, POINTER);
  putLocal(code, GET, sum);
  putLoad(body, row, periods - 1, POINTER);
  put(code, layout.instructions.arithmetic.add);
  putLocal(code, SET, sum);
  putLocal(code, GET, POINTER);
  putLocal(code, GET, TIME);
  putInt32(code, (periods - 1) * layout.cellBytes);
  put(code, int32.add);
  put(code, int32.less);
  putLoopEnd(code);
  putLocal(code, GET, sum);
}

/** The function is called for one number at a time, with what it needs besides. */
function putCall(body: Body, of: Expression, parameter: number, callee: number) {
  const { code } = body;
  const putOnce = () => {
    putNumber(code, parameter, scalar);
    putCallOf(code, callee);
  };
  putExpression(body, of);
  if (body.layout.instructions === scalar) return putOnce();
  const both = newLocal(body);
  putLocal(code, TEE, both);
  putExtract(code, 0);
  putOnce();
  put(code, SPLAT);
  putLocal(code, GET, both);
  putExtract(code, 1);
  putOnce();
  putReplace(code, 1);
}
