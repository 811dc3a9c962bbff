/** How a module adds checks: lines that are zero when all is well. */
import type { Check } from "#draft/draft.ts";
import { IS_FORECAST } from "#ledger/ledger-lines.ts";
import { at, compare, type Expression, iif, mul } from "#lines/expression.ts";
import type { Lines } from "./lines.ts";
import type { Scope } from "./scope.ts";

export function checksOf({ draft, module, idOf }: Scope, { line }: Lines) {
  function check(field: string, name: string, kind: Check["class"], expression: Expression) {
    line(field, { name }, expression);
    const id = idOf(field);
    const named = `${module.name}: ${name}`;
    draft.checks.push({ id, name: named, class: kind, line: id, module: module.id });
  }

  /** An alert in forecast periods in which a figure is below zero by half a cent or more. */
  function alertBelowZero(field: string, name: string, figure: Expression) {
    const isBelow = compare(figure, "lessOrEqual", -0.005);
    check(field, name, "alert", iif(at(IS_FORECAST), mul(figure, isBelow), 0));
  }

  return { check, alertBelowZero };
}
