/** A program as a spreadsheet would hold it: a row for each line, a column for each period. */
import type { Program } from "@app/engine/calculate/program";
import { cellOf, type Sheet } from "@app/engine/calculate/sheet";
import { columnName } from "@app/engine/excel/a1";
import type {
  BinaryOperator,
  Expression,
  LineId,
  UnaryOperator,
} from "@app/engine/lines/expression";

/** A number, or a formula that starts with "=". */
export type Cell = number | string;

/** History stands in the first columns, as the values it is. */
export function cellsOf(program: Program, opened: Sheet): Cell[][] {
  const { lines, stride, historyCount } = program;
  return lines.map(({ source }, row) =>
    Array.from({ length: stride }, (_, column) =>
      source.kind === "calculated" && column >= historyCount
        ? `=${print(source.expression, column, program)}`
        : (opened[cellOf(program, row, column - historyCount)] ?? 0),
    ),
  );
}

function print(expression: Expression, column: number, program: Program): string {
  const text = (part: Expression) => print(part, column, program);
  switch (expression.kind) {
    case "number":
      return String(expression.value);
    case "line":
      return cellName(expression.line, column - expression.lag, program);
    case "rolling": {
      const first = cellName(expression.line, column - expression.periods + 1, program);
      return `SUM(${first}:${cellName(expression.line, column, program)})`;
    }
    case "unary":
      return unary(expression.operator, text(expression.of));
    case "binary":
      return binary(expression.operator, text(expression.left), text(expression.right));
    case "if": {
      const { condition, whenTrue, whenFalse } = expression;
      return `IF((${text(condition)})<>0,${text(whenTrue)},${text(whenFalse)})`;
    }
    default:
      throw new Error(`the model to measure has no ${expression.kind}`);
  }
}

function cellName(line: LineId, column: number, program: Program) {
  return `${columnName(column)}${(program.rowOf.get(line) ?? 0) + 1}`;
}

function unary(operator: UnaryOperator, of: string) {
  if (operator === "negate") return `(-${of})`;
  return operator === "not" ? `IF(${of}<>0,0,1)` : `${operator.toUpperCase()}(${of})`;
}

const signs: Partial<Record<BinaryOperator, string>> = {
  ...{ add: "+", subtract: "-", multiply: "*" },
  ...{ equal: "=", notEqual: "<>", less: "<", lessOrEqual: "<=" },
  ...{ greater: ">", greaterOrEqual: ">=" },
};

function binary(operator: BinaryOperator, left: string, right: string) {
  if (operator === "min" || operator === "max")
    return `${operator.toUpperCase()}(${left},${right})`;
  if (operator === "divide") return `IF(${right}=0,0,${left}/${right})`;
  const plain = `(${left}${signs[operator]}${right})`;
  return ["add", "subtract", "multiply"].includes(operator) ? plain : `IF(${plain},1,0)`;
}
