/** Figures too large to be calculated, which are empty wherever they are shown: told once, at their root. */
import type { Program } from "#calculate/program.ts";
import { cellOf, type Sheet } from "#calculate/sheet.ts";
import { placeOfLine } from "#draft/line-place.ts";
import type { Issue } from "#model/issue.ts";
import type { Period } from "#time/timeline.ts";

/** Lines stand in the order in which they were added, so the first that overflows is a root. */
export function findOverflow(
  { program, periods }: { program: Program; periods: readonly Period[] },
  sheet: Sheet,
): Issue[] {
  for (const [row, line] of program.lines.entries())
    for (const [period, { label }] of periods.entries()) {
      if (Number.isFinite(sheet[cellOf(program, row, period)])) continue;
      const place = placeOfLine(line) ?? "modules";
      const message = `"${line.name}" is too large to be calculated in ${label}. What follows from it is empty.`;
      return [{ code: "overflow", severity: "error", place, message }];
    }
  return [];
}
