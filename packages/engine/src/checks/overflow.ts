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
  for (const [row, line] of program.lines.entries()) {
    const figures = sheet.subarray(cellOf(program, row, 0), cellOf(program, row, periods.length));
    const period = figures.findIndex((figure) => !Number.isFinite(figure));
    if (period === -1) continue;
    const place = placeOfLine(line) ?? "modules";
    const message = `"${line.name}" is too large to be calculated in ${periods[period]?.label}. What follows from it is empty.`;
    return [{ code: "overflow", severity: "error", place, message }];
  }
  return [];
}
