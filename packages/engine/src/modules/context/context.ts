/**
 * What a module may do: read its figures, add lines and post. A module is a plain function of its
 * own settings and this context; it never sees other modules, only accounts, lines and what has
 * been posted before it.
 */
import type { Draft } from "#draft/draft.ts";
import type { ModuleBase } from "#model/kinds/module-base.ts";
import { accountsOf } from "./accounts.ts";
import { actualsOf } from "./actuals.ts";
import { calendarOf } from "./calendar.ts";
import { checksOf } from "./checks.ts";
import { linesOf } from "./lines.ts";
import { postingsOf } from "./postings.ts";
import { salesTaxOf } from "./sales-tax-link.ts";
import { type Registers, scopeOf } from "./scope.ts";

export type ModuleContext = ReturnType<typeof contextOf>;

export function contextOf(draft: Draft, module: ModuleBase, registers: Registers) {
  const scope = scopeOf(draft, module, registers);
  const lines = linesOf(scope);
  const postings = postingsOf(scope);
  return {
    draft,
    module,
    claims: registers.claims,
    timeline: scope.timeline,
    usedCount: scope.usedCount,
    idOf: scope.idOf,
    issue: scope.issue,
    ...lines,
    ...accountsOf(scope),
    ...actualsOf(scope, lines),
    ...calendarOf(scope),
    ...checksOf(scope, lines),
    ...postings,
    ...salesTaxOf(scope, lines, postings),
  };
}
