/** Circles of interest that were not solved: the check that proves the solution does not hold. */
import type { Program } from "#calculate/program.ts";
import { type Sheet, seriesOf, valueAt } from "#calculate/sheet.ts";
import type { Check } from "#draft/draft.ts";
import type { Issue } from "#model/issue.ts";
import type { Period } from "#time/timeline.ts";
import { GATE_SCALE, isRounding } from "./integrity.ts";

type Solved = { program: Program; checks: readonly Check[]; periods: readonly Period[] };

export function findUnsolved({ program, checks, periods }: Solved, sheet: Sheet): Issue[] {
  return checks.flatMap(({ id, line, name, module }): Issue[] => {
    if (id !== `${module}.residual`) return [];
    const residuals = seriesOf(program, sheet, line);
    const period = residuals.findIndex((residual, at) => {
      if (residual === 0 || !Number.isFinite(residual)) return false;
      return !isRounding(residual, valueAt(program, sheet, GATE_SCALE, at));
    });
    if (period === -1) return [];
    const message = `${name}: not solved in ${periods[period]?.label}. A formula turns with the interest of its own period; let it read the period before.`;
    return [{ code: "not-linear", severity: "error", place: `modules/${module}`, message }];
  });
}
