/**
 * An expression as a person reads it, with its figures filled in: signs and words as text, figures
 * as links to their own explanation. Only what counted is shown: of a choice the branch taken, and no
 * factor of one.
 */
import type { BinaryOperator, Expression } from "#lines/expression.ts";
import { isOne } from "./flags.ts";
import { evaluateAt, type Figure, type Place } from "./view.ts";

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

export function arithmeticOf(place: Place, expression: Expression): Arithmetic {
  const read = (part: Expression) => arithmeticOf(place, part);
  const call = (name: string, ...parts: Arithmetic[]): Arithmetic => [
    `${name}(`,
    ...parts.flatMap((part, index) => (index === 0 ? part : [", ", ...part])),
    ")",
  ];
  switch (expression.kind) {
    case "number":
      return [expression.value];
    case "line":
      return [place.figure(expression.line, expression.lag)];
    case "rolling":
      return call("sum", ...rollingFigures(place, expression).map((each) => [each]));
    case "unary":
      if (expression.operator === "negate") return ["−", ...bracketed(expression.of, read, [])];
      return call(expression.operator, read(expression.of));
    case "binary": {
      const { operator, left, right } = expression;
      const sign = SIGNS[operator];
      if (!sign) return call(operator, read(left), read(right));
      const isFactor = operator === "multiply" || operator === "divide";
      if (isFactor && isOne(place, right)) return read(left);
      if (operator === "multiply" && isOne(place, left)) return read(right);
      const [before, after] = BINDS_AS[operator] ?? [[], []];
      return [...bracketed(left, read, before), sign, ...bracketed(right, read, after)];
    }
    case "if":
      return read(
        evaluateAt(place, expression.condition) !== 0 ? expression.whenTrue : expression.whenFalse,
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
  place: Place,
  { line, periods }: Extract<Expression, { kind: "rolling" }>,
): Figure[] {
  return Array.from({ length: periods }, (_, index) => place.figure(line, periods - 1 - index));
}

/** Without brackets where they would change nothing. */
function bracketed(
  part: Expression,
  read: (part: Expression) => Arithmetic,
  plain: readonly BinaryOperator[],
): Arithmetic {
  const arithmetic = read(part);
  if (arithmetic.length === 1 || (part.kind === "binary" && plain.includes(part.operator)))
    return arithmetic;
  const isLoose = part.kind === "binary" || part.kind === "if" || part.kind === "unary";
  return isLoose ? ["(", ...arithmetic, ")"] : arithmetic;
}

const FACTORS = ["multiply", "divide"] as const;
const TERMS = ["add", "subtract", ...FACTORS] as const;

type Sides = [left: readonly BinaryOperator[], right: readonly BinaryOperator[]];

/** What may stand bare on the left and on the right of a sign. */
const BINDS_AS: Partial<Record<BinaryOperator, Sides>> = {
  multiply: [FACTORS, ["multiply"]],
  divide: [FACTORS, []],
  add: [TERMS, ["add", ...FACTORS]],
  subtract: [TERMS, FACTORS],
};
