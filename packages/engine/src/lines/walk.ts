import type { Expression, LineId } from "./expression.ts";

/** What an expression is directly made of. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case "unary":
    case "round":
    case "root":
      return [expression.of];
    case "binary":
      return [expression.left, expression.right];
    case "if":
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    default:
      return [];
  }
}

/** The same expression over other parts. */
export function mapParts(
  expression: Expression,
  map: (part: Expression) => Expression,
): Expression {
  switch (expression.kind) {
    case "unary":
    case "round":
    case "root":
      return { ...expression, of: map(expression.of) };
    case "binary":
      return { ...expression, left: map(expression.left), right: map(expression.right) };
    case "if":
      return {
        ...expression,
        condition: map(expression.condition),
        whenTrue: map(expression.whenTrue),
        whenFalse: map(expression.whenFalse),
      };
    default:
      return expression;
  }
}

/** A line is read over these periods: from `lag` back to `reach` back. */
export type Reference = { line: LineId; lag: number; reach: number };

/** Every line an expression reads, in the order of its text. */
export function referencesOf(expression: Expression): Reference[] {
  const references: Reference[] = [];
  collect(expression, references);
  return references;
}

/** One list for the whole text: a long sum would otherwise be copied at each of its terms. */
function collect(expression: Expression, references: Reference[]) {
  switch (expression.kind) {
    case "line":
      references.push({ line: expression.line, lag: expression.lag, reach: expression.lag });
      return;
    case "rolling":
      references.push({ line: expression.line, lag: 0, reach: expression.periods - 1 });
      return;
    case "atZero":
    case "slope":
      references.push({ line: expression.line, lag: 0, reach: 0 });
      return;
    case "binary":
      collect(expression.left, references);
      collect(expression.right, references);
      return;
    default:
      for (const part of partsOf(expression)) collect(part, references);
  }
}
