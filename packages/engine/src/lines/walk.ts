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
  visitReferences(expression, (line, lag, reach) => references.push({ line, lag, reach }));
  return references;
}

/** The same without a list: a whole model is walked when it is opened. */
export function visitReferences(
  expression: Expression,
  visit: (line: LineId, lag: number, reach: number) => void,
) {
  if (expression.kind === "binary") {
    visitReferences(expression.left, visit);
    visitReferences(expression.right, visit);
  } else if (expression.kind === "line") visit(expression.line, expression.lag, expression.lag);
  else if (expression.kind === "rolling") visit(expression.line, 0, expression.periods - 1);
  else if (expression.kind === "atZero" || expression.kind === "slope")
    visit(expression.line, 0, 0);
  else if (expression.kind !== "number")
    for (const part of partsOf(expression)) visitReferences(part, visit);
}
