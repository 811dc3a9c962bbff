/** Circles of interest that were not solved: the check that proves the solution does not hold. */
import type { Program } from "#calculate/program.ts";
import { type Sheet, valueAt } from "#calculate/sheet.ts";
import type { Check } from "#draft/draft.ts";
import type { Issue } from "#model/issue.ts";
import type { Period } from "#time/timeline.ts";
import { GATE_SCALE, isWithinGate } from "./integrity.ts";

type Solved = { program: Program; checks: readonly Check[]; periods: readonly Period[] };

export function findUnsolved({ program, checks, periods }: Solved, sheet: Sheet): Issue[] {
  return checks.flatMap(({ id, line, name, module }): Issue[] => {
    if (id !== `${module}.residual`) return [];
    const period = periods.findIndex((_, at) => {
      const scale = valueAt(program, sheet, GATE_SCALE, at);
      const residual = valueAt(program, sheet, line, at);
      return Number.isFinite(residual) && !isWithinGate(residual, scale);
    });
    if (period === -1) return [];
    const message = `${name}: not solved in ${periods[period]?.label}. A formula turns with the interest of its own period; let it read the period before.`;
    return [{ code: "not-linear", severity: "error", place: `modules/${module}`, message }];
  });
}
