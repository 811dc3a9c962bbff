/**
 * Of what a liability opens with, the part that is due later still.
 *
 *   due later = due later before × the share that its schedule keeps
 *
 * Never more than is owed: what was paid early in actual periods is not paid again.
 */
import { at, type Expression, max, min, mul, prev, type Term } from "#lines/expression.ts";
import type { ModuleContext } from "#modules/context/context.ts";

export function openingDueLater(
  context: ModuleContext,
  debt: { field: string; opening: number; kept: Term; owed: Expression },
): Expression {
  const { field, opening, kept, owed } = debt;
  const later = context.idOf(field);
  const shape = { name: "owed before the model and due later", measure: "balance" } as const;
  context.line(field, shape, mul(prev(later), kept), [opening]);
  return min(at(later), max(owed, 0));
}
