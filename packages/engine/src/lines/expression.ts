/**
 * The one small expression every line is written in. Modules, statements, checks and KPIs all
 * come down to it, so each number can be explained, exported and run by either back end.
 *
 * Meaning, the same everywhere:
 *   - a line is read in the same period, or `lag` periods earlier (never later);
 *   - dividing by zero gives zero, as an empty ratio does, so no figure is ever NaN;
 *   - comparisons give 1 or 0, and `if` takes every value but 0 as true;
 *   - sums run from left to right.
 */
export type Expression =
  | { kind: "number"; value: number }
  | { kind: "line"; line: LineId; lag: number }
  | { kind: "unary"; operator: UnaryOperator; of: Expression }
  | { kind: "binary"; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: "if"; condition: Expression; whenTrue: Expression; whenFalse: Expression }
  /** The line's last `periods` values together, this period's included. */
  | { kind: "rolling"; line: LineId; periods: number }
  /** Half away from zero, at the fifteen digits a spreadsheet keeps. */
  | { kind: "round"; of: Expression; digits: number }
  /** The `degree`th root, for a yearly rate that compounds by the period. */
  | { kind: "root"; of: Expression; degree: number }
  /** The line as it would be if `unknown` were zero this period; see `affine.ts`. */
  | { kind: "atZero"; line: LineId; unknown: LineId; near?: LineId }
  /** How far the line moves for one unit of `unknown` this period; see `affine.ts`. */
  | { kind: "slope"; line: LineId; unknown: LineId; near?: LineId };

export type LineId = string;
export type UnaryOperator = "negate" | "abs" | "not" | "floor";
export type BinaryOperator =
  | "add"
  | "subtract"
  | "multiply"
  | "divide"
  | "min"
  | "max"
  | "equal"
  | "notEqual"
  | "less"
  | "lessOrEqual"
  | "greater"
  | "greaterOrEqual";

/** What builders take: a plain number stands for itself. */
export type Term = Expression | number;

export const ZERO: Expression = { kind: "number", value: 0 };

export function num(value: number): Expression {
  return { kind: "number", value };
}

export function at(line: LineId, lag = 0): Expression {
  return { kind: "line", line, lag };
}

/** The line one period earlier, or `periods` earlier. */
export function prev(line: LineId, periods = 1): Expression {
  return at(line, periods);
}

export function add(...terms: Term[]): Expression {
  const counted = terms.map(expressionOf).filter((term) => !isNumber(term, 0));
  if (counted.length <= TERMS_MOST) return sumOf(counted);
  const groups = Array.from({ length: Math.ceil(counted.length / TERMS_MOST) }, (_, group) =>
    sumOf(counted.slice(group * TERMS_MOST, (group + 1) * TERMS_MOST)),
  );
  return sumOf(groups);
}

/** A sum is as deep as it has terms; beyond these it is a sum of sums, or walking it would not end well. */
const TERMS_MOST = 1000;

function sumOf([first, ...rest]: Expression[]): Expression {
  return rest.reduce((sum, term) => binary("add", sum, term), first ?? ZERO);
}

export function sub(left: Term, right: Term): Expression {
  return isNumber(right, 0) ? expressionOf(left) : binary("subtract", left, right);
}

export function mul(left: Term, right: Term): Expression {
  if (isNumber(left, 0) || isNumber(right, 0)) return ZERO;
  if (isNumber(left, 1)) return expressionOf(right);
  return isNumber(right, 1) ? expressionOf(left) : binary("multiply", left, right);
}

export function div(left: Term, right: Term): Expression {
  if (isNumber(left, 0)) return ZERO;
  return isNumber(right, 1) ? expressionOf(left) : binary("divide", left, right);
}

export function min(left: Term, right: Term): Expression {
  return binary("min", left, right);
}

export function max(left: Term, right: Term): Expression {
  return binary("max", left, right);
}

/** The value, held between the two. */
export function clamp(value: Term, low: Term, high: Term): Expression {
  return max(low, min(value, high));
}

export function neg(of: Term): Expression {
  return isNumber(of, 0) ? ZERO : { kind: "unary", operator: "negate", of: expressionOf(of) };
}

export function abs(of: Term): Expression {
  return { kind: "unary", operator: "abs", of: expressionOf(of) };
}

export function not(of: Term): Expression {
  return { kind: "unary", operator: "not", of: expressionOf(of) };
}

export function floor(of: Term): Expression {
  return { kind: "unary", operator: "floor", of: expressionOf(of) };
}

export function compare(
  left: Term,
  operator: Extract<BinaryOperator, `${string}qual` | "less" | "greater">,
  right: Term,
): Expression {
  return binary(operator, left, right);
}

export function iif(condition: Term, whenTrue: Term, whenFalse: Term): Expression {
  return {
    kind: "if",
    condition: expressionOf(condition),
    whenTrue: expressionOf(whenTrue),
    whenFalse: expressionOf(whenFalse),
  };
}

export function rolling(line: LineId, periods: number): Expression {
  return { kind: "rolling", line, periods };
}

export function round(of: Term, digits = 0): Expression {
  return { kind: "round", of: expressionOf(of), digits };
}

export function root(of: Term, degree: number): Expression {
  return { kind: "root", of: expressionOf(of), degree };
}

/** Where the line bends, the side is taken on which it is when the unknown is as `near` says. */
export function atZero(line: LineId, unknown: LineId, near?: LineId): Expression {
  return { kind: "atZero", line, unknown, ...(near === undefined ? {} : { near }) };
}

export function slope(line: LineId, unknown: LineId, near?: LineId): Expression {
  return { kind: "slope", line, unknown, ...(near === undefined ? {} : { near }) };
}

function expressionOf(term: Term): Expression {
  return typeof term === "number" ? num(term) : term;
}

function binary(operator: BinaryOperator, left: Term, right: Term): Expression {
  return { kind: "binary", operator, left: expressionOf(left), right: expressionOf(right) };
}

function isNumber(term: Term, value: number) {
  return (
    term === value || (typeof term === "object" && term.kind === "number" && term.value === value)
  );
}
