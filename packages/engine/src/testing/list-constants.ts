/**
 * Numbers written into formulas (R13). They are allowed, but an input belongs in one place with a
 * name of its own, so a person can ask for the list. Left out: what means the same everywhere
 * (0, 1, 12 months, 100 for a percentage, the days of a year), and how far a function looks back
 * or how many digits it keeps, which is shape and not input.
 */

import { PARTS } from "#formula/compile-formula.ts";
import { isFunction, shapeOf } from "#formula/functions.ts";
import { parse } from "#formula/parse.ts";
import type { Syntax } from "#formula/syntax.ts";
import type { LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";

export type WrittenConstant = { line: LineId; place: string; value: number; at: number };

const EVERYWHERE = new Set([0, 1, 4, 12, 52, 100, 360, 365]);

export function listConstants(lines: Iterable<Line>): WrittenConstant[] {
  return [...lines].flatMap(({ id, section, formula }) => {
    if (!formula || section === PARTS) return [];
    const found = constantsIn(parse(formula.text)).filter(({ value }) => !EVERYWHERE.has(value));
    return found.map(({ value, at }) => ({ line: id, place: formula.place, value, at }));
  });
}

function constantsIn(syntax: Syntax): Extract<Syntax, { kind: "number" }>[] {
  switch (syntax.kind) {
    case "number":
      return [syntax];
    case "negate":
      return constantsIn(syntax.of);
    case "operation":
      return [...constantsIn(syntax.left), ...constantsIn(syntax.right)];
    case "call":
      return inputsOf(syntax).flatMap(constantsIn);
    default:
      return [];
  }
}

/** The second value of `prev`, `growth`, `rolling` and `round` is shape. */
function inputsOf({ name, args }: Extract<Syntax, { kind: "call" }>): Syntax[] {
  const isShaped = isFunction(name) && (shapeOf(name).unit === "first" || name === "growth");
  return isShaped ? args.slice(0, 1) : args;
}
