/**
 * The back end made of closures: the specification of what a program means, what every other back
 * end is held against bit for bit, and what paints first, since it is ready at once.
 */
import type { BinaryOperator, Expression, UnaryOperator } from "#lines/expression.ts";
import type { Backend, Work } from "./backend.ts";
import { nthRoot, roundHalfAway } from "./numbers.ts";
import type { Program } from "./program.ts";
import { fillGiven, type Sheet } from "./sheet.ts";

/** `time` counts from the first period of history. */
type Evaluate = (values: Sheet, time: number) => number;
type LineRead = Extract<Expression, { kind: "line" }>;
type Binary = Extract<Expression, { kind: "binary" }>;
type Row = { base: number; evaluate: Evaluate };

export function closuresOf(program: Program): Backend {
  const { stride, historyCount, lines } = program;
  const steps = program.steps.map(({ rows }) =>
    rows.map((row): Row => {
      const source = lines[row]?.source;
      const expression: Expression =
        source?.kind === "calculated" ? source.expression : { kind: "number", value: 0 };
      return { base: row * stride, evaluate: compile(expression, program) };
    }),
  );
  return {
    open: () => {
      const sheet = new Float64Array(lines.length * stride);
      fillGiven(program, sheet);
      return sheet;
    },
    run: (sheet: Sheet, { steps: chosen, from }: Work) => {
      const start = historyCount + from;
      for (const step of chosen ?? steps.keys()) runStep(sheet, steps[step] ?? [], start, stride);
    },
  };
}

function runStep(values: Sheet, rows: Row[], start: number, end: number) {
  const [only] = rows;
  if (rows.length === 1 && only) runRow(values, only, start, end);
  else for (let time = start; time < end; time++) runPeriod(values, rows, time);
}

function runRow(values: Sheet, { base, evaluate }: Row, start: number, end: number) {
  for (let time = start; time < end; time++) values[base + time] = evaluate(values, time);
}

function runPeriod(values: Sheet, rows: Row[], time: number) {
  for (const { base, evaluate } of rows) values[base + time] = evaluate(values, time);
}

function compile(expression: Expression, program: Program): Evaluate {
  switch (expression.kind) {
    case "number": {
      const { value } = expression;
      return () => value;
    }
    case "line": {
      const offset = offsetOf(expression, program);
      return (values, time) => values[offset + time] as number;
    }
    case "rolling": {
      const offset = (program.rowOf.get(expression.line) ?? 0) * program.stride;
      const back = expression.periods - 1;
      return (values, time) => {
        let sum = values[offset + time - back] as number;
        for (let each = time - back + 1; each <= time; each++)
          sum += values[offset + each] as number;
        return sum;
      };
    }
    case "unary":
      return unary(expression.operator, compile(expression.of, program));
    case "binary":
      return (
        totalOfLines(expression, program) ??
        binary(
          expression.operator,
          compile(expression.left, program),
          compile(expression.right, program),
        )
      );
    case "if": {
      const condition = compile(expression.condition, program);
      const whenTrue = compile(expression.whenTrue, program);
      const whenFalse = compile(expression.whenFalse, program);
      return (values, time) =>
        condition(values, time) !== 0 ? whenTrue(values, time) : whenFalse(values, time);
    }
    case "round": {
      const [of, digits] = [compile(expression.of, program), expression.digits];
      return (values, time) => roundHalfAway(of(values, time), digits);
    }
    case "root": {
      const [of, degree] = [compile(expression.of, program), expression.degree];
      return (values, time) => nthRoot(of(values, time), degree);
    }
    case "atZero":
    case "slope":
      throw new Error(`${expression.kind} was not written out before compiling`);
  }
}

function offsetOf({ line, lag }: LineRead, program: Program): number {
  return (program.rowOf.get(line) ?? 0) * program.stride - lag;
}

/**
 * A total of many lines, added and taken away, is one closure, where each of its terms would be two
 * or three; otherwise undefined. Adding a negated figure and subtracting it give the same bits.
 */
function totalOfLines(expression: Binary, program: Program): Evaluate | undefined {
  const offsets: number[] = [];
  const isAdded: boolean[] = [];
  let rest: Expression = expression;
  for (; isSum(rest); rest = rest.left) {
    const line = lineIn(rest.right);
    if (!line) return undefined;
    offsets.push(offsetOf(line, program));
    isAdded.push((rest.operator === "add") === (rest.right === line));
  }
  const first = lineIn(rest);
  if (!first || offsets.length === 0) return undefined;
  const start = offsetOf(first, program);
  const isFirstAdded = rest === first;
  return (values, time) => {
    let sum = values[start + time] as number;
    if (!isFirstAdded) sum = -sum;
    for (let index = offsets.length - 1; index >= 0; index--) {
      const figure = values[(offsets[index] as number) + time] as number;
      if (isAdded[index]) sum += figure;
      else sum -= figure;
    }
    return sum;
  };
}

function isSum(expression: Expression): expression is Binary {
  if (expression.kind !== "binary") return false;
  return expression.operator === "add" || expression.operator === "subtract";
}

/** The line that an expression is, or is the negative of. */
function lineIn(expression: Expression): LineRead | undefined {
  if (expression.kind === "line") return expression;
  if (expression.kind !== "unary" || expression.operator !== "negate") return undefined;
  return expression.of.kind === "line" ? expression.of : undefined;
}

function unary(operator: UnaryOperator, of: Evaluate): Evaluate {
  switch (operator) {
    case "negate":
      return (values, time) => -of(values, time);
    case "abs":
      return (values, time) => Math.abs(of(values, time));
    case "not":
      return (values, time) => (of(values, time) !== 0 ? 0 : 1);
    case "floor":
      return (values, time) => Math.floor(of(values, time));
  }
}

function binary(operator: BinaryOperator, left: Evaluate, right: Evaluate): Evaluate {
  switch (operator) {
    case "add":
      return (values, time) => left(values, time) + right(values, time);
    case "subtract":
      return (values, time) => left(values, time) - right(values, time);
    case "multiply":
      return (values, time) => left(values, time) * right(values, time);
    case "divide":
      return (values, time) => {
        const divisor = right(values, time);
        return divisor === 0 ? 0 : left(values, time) / divisor;
      };
    case "min":
      return (values, time) => Math.min(left(values, time), right(values, time));
    case "max":
      return (values, time) => Math.max(left(values, time), right(values, time));
    case "equal":
      return (values, time) => (left(values, time) === right(values, time) ? 1 : 0);
    case "notEqual":
      return (values, time) => (left(values, time) !== right(values, time) ? 1 : 0);
    case "less":
      return (values, time) => (left(values, time) < right(values, time) ? 1 : 0);
    case "lessOrEqual":
      return (values, time) => (left(values, time) <= right(values, time) ? 1 : 0);
    case "greater":
      return (values, time) => (left(values, time) > right(values, time) ? 1 : 0);
    case "greaterOrEqual":
      return (values, time) => (left(values, time) >= right(values, time) ? 1 : 0);
  }
}
