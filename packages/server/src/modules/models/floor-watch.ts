/** Which of a person's own rules say no more than that cash is below its floor. */
import type { Model } from "@app/engine/build/build-model";
import type { Expression } from "@app/engine/lines/expression";
import { referencesOf } from "@app/engine/lines/walk";
import { treasuryLine } from "./treasury-line.ts";

const CASH: readonly string[] = ["cf.closingCash", "bs.account.cash"];
const WITHIN_PAIR: readonly string[] = [
  "subtract",
  "less",
  "lessOrEqual",
  "greater",
  "greaterOrEqual",
];
const OF_SHORTFALLS: readonly string[] = ["min", "max", ...WITHIN_PAIR.slice(1)];

/**
 * Cash less its floor, or one compared with the other, and what of that is below zero. A rule that reads anything else, another month,
 * or a share of either is a covenant of its own, however alike it looks.
 */
export function floorWatch({ document, program }: Model): (line: string) => boolean {
  const expressionOf = (line: string): Expression | undefined => {
    const source = program.lines[program.rowOf.get(line) ?? -1]?.source;
    return source && source.kind !== "given" ? source.expression : undefined;
  };
  const floor = treasuryLine(document, "minimumCash");
  const given = expressionOf(floor);
  const floors = [floor, ...(given ? bareLine(given) : [])];

  function isPair(one: Expression, other: Expression) {
    const [first, second] = [bareLine(one), bareLine(other)].flat();
    if (first === undefined || second === undefined) return false;
    const [cash, kept] = CASH.includes(first) ? [first, second] : [second, first];
    return CASH.includes(cash) && floors.includes(kept);
  }

  function isShortfall(expression: Expression): boolean {
    switch (expression.kind) {
      case "number":
        return expression.value === 0 || expression.value === 1;
      case "round":
      case "unary":
        return isShortfall(expression.of);
      case "if":
        return [expression.condition, expression.whenTrue, expression.whenFalse].every(isShortfall);
      case "binary": {
        const { operator, left, right } = expression;
        if (WITHIN_PAIR.includes(operator) && isPair(left, right)) return true;
        return OF_SHORTFALLS.includes(operator) && isShortfall(left) && isShortfall(right);
      }
      default:
        return false;
    }
  }

  return (line) => {
    const rule = expressionOf(line);
    return rule !== undefined && isShortfall(rule) && referencesOf(rule).length > 0;
  };
}

function bareLine(expression: Expression): string[] {
  return expression.kind === "line" && expression.lag === 0 ? [expression.line] : [];
}
