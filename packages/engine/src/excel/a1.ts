/** An expression as an A1 formula. */
import type { BinaryOperator, Expression, LineId } from "#lines/expression.ts";

/** Where a line's cell stands, `lag` periods earlier: `Drivers!F12`, or `F12` on the same sheet. */
export type Locate = (line: LineId, lag: number) => string;

/** Spreadsheets raise to a power before they multiply, multiply before they add, and compare last. */
const STRENGTH = { comparison: 1, sum: 2, product: 3, power: 4, atom: 5 } as const;

type Printed = { text: string; strength: number };

export function printA1(expression: Expression, locate: Locate): string {
  return print(expression, locate).text;
}

/** "A" is 0. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

export function cellName(sheet: string, column: number, row: number): string {
  return `${quoted(sheet)}!${columnName(column)}${row + 1}`;
}

/** A sheet's name is always quoted, so that "P&L" and "Cash flow" need no thought. */
export function quoted(sheet: string): string {
  return `'${sheet.replaceAll("'", "''")}'`;
}

function print(expression: Expression, locate: Locate): Printed {
  switch (expression.kind) {
    case "number":
      return printNumber(expression.value);
    case "line":
      return atom(locate(expression.line, expression.lag));
    case "rolling":
      return atom(
        `SUM(${locate(expression.line, expression.periods - 1)}:${withoutSheet(locate(expression.line, 0))})`,
      );
    case "unary":
      return printUnary(expression, locate);
    case "binary":
      return printBinary(expression, locate);
    case "if":
      return atom(
        `IF(${condition(expression.condition, locate)},${printA1(expression.whenTrue, locate)},${printA1(expression.whenFalse, locate)})`,
      );
    case "round":
      return atom(`ROUND(${printA1(expression.of, locate)},${expression.digits})`);
    case "root":
      return {
        text: `MAX(${printA1(expression.of, locate)},0)^(1/${expression.degree})`,
        strength: STRENGTH.power,
      };
    case "atZero":
    case "slope":
      throw new Error(`${expression.kind} was not written out before printing`);
  }
}

function printNumber(value: number): Printed {
  const text = String(value).replace("e", "E").replace("E+", "E");
  return { text, strength: value < 0 ? STRENGTH.sum : STRENGTH.atom };
}

function printUnary(
  { operator, of }: Extract<Expression, { kind: "unary" }>,
  locate: Locate,
): Printed {
  switch (operator) {
    case "negate":
      return { text: `-${wrapped(of, STRENGTH.atom, locate)}`, strength: STRENGTH.sum };
    case "abs":
      return atom(`ABS(${print(of, locate).text})`);
    case "floor":
      return atom(`INT(${print(of, locate).text})`);
    case "not":
      return atom(`IF(${condition(of, locate)},0,1)`);
  }
}

const COMPARISONS: Partial<Record<BinaryOperator, string>> = {
  equal: "=",
  notEqual: "<>",
  less: "<",
  lessOrEqual: "<=",
  greater: ">",
  greaterOrEqual: ">=",
};

type Binary = Extract<Expression, { kind: "binary" }>;

function printBinary(expression: Binary, locate: Locate): Printed {
  const { operator, left, right } = expression;
  const pair = (sign: string, strength: number) => ({
    text: `${wrapped(left, strength, locate)}${sign}${wrapped(right, strength + 1, locate)}`,
    strength,
  });
  switch (operator) {
    case "add":
      return pair("+", STRENGTH.sum);
    case "subtract":
      return pair("-", STRENGTH.sum);
    case "multiply":
      return pair("*", STRENGTH.product);
    case "divide": {
      if (right.kind === "number" && right.value !== 0) return pair("/", STRENGTH.product);
      return atom(
        `IF(${wrapped(right, STRENGTH.sum, locate)}=0,0,${pair("/", STRENGTH.product).text})`,
      );
    }
    case "min":
    case "max":
      return atom(
        `${operator.toUpperCase()}(${print(left, locate).text},${print(right, locate).text})`,
      );
    default:
      return atom(`IF(${comparison(expression, locate)},1,0)`);
  }
}

/** What stands in the brackets of an IF: a comparison as it is, any other figure as "not 0". */
function condition(expression: Expression, locate: Locate): string {
  if (expression.kind === "binary" && COMPARISONS[expression.operator])
    return comparison(expression, locate);
  return `${wrapped(expression, STRENGTH.sum, locate)}<>0`;
}

function comparison({ operator, left, right }: Binary, locate: Locate): string {
  return (
    wrapped(left, STRENGTH.sum, locate) +
    (COMPARISONS[operator] ?? "") +
    wrapped(right, STRENGTH.sum, locate)
  );
}

function wrapped(expression: Expression, strength: number, locate: Locate): string {
  const printed = print(expression, locate);
  return printed.strength < strength ? `(${printed.text})` : printed.text;
}

function atom(text: string): Printed {
  return { text, strength: STRENGTH.atom };
}

function withoutSheet(cell: string): string {
  return cell.slice(cell.lastIndexOf("!") + 1);
}
