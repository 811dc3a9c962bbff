/**
 * Figures that are none: too large to be calculated, or what becomes of such. They are empty wherever
 * they are shown, and told at the lines where they arise.
 */
import type { Program } from "#calculate/program.ts";
import { cellOf, type Sheet } from "#calculate/sheet.ts";
import { placeOfLine } from "#draft/line-place.ts";
import type { Issue } from "#model/issue.ts";
import type { Period } from "#time/timeline.ts";

/** More lines would say nothing new. */
const TOLD_MOST = 20;

type Broken = { row: number; period: number };

export function findOverflow(
  { program, periods }: { program: Program; periods: readonly Period[] },
  sheet: Sheet,
): Issue[] {
  const broken = brokenLines(program, sheet);
  if (broken.length === 0) return [];
  const roots = broken.filter((each) => !readsBroken(program, sheet, each));
  // In a circle each reads the next; lines stand in the order in which they were added.
  const arising = roots.length > 0 ? roots : broken.slice(0, 1);
  const hasPlace = ({ row }: Broken) => {
    const line = program.lines[row];
    return line && placeOfLine(line) !== undefined;
  };
  const told = arising.some(hasPlace) ? arising.filter(hasPlace) : arising;
  return told.slice(0, TOLD_MOST).flatMap(({ row, period }): Issue[] => {
    const line = program.lines[row];
    if (!line) return [];
    const figure = sheet[cellOf(program, row, period)];
    const fault = Number.isNaN(figure) ? "is not a number" : "is too large to be calculated";
    const place = placeOfLine(line) ?? "modules";
    const message = `"${line.name}" ${fault} in ${periods[period]?.label}. What follows from it is empty.`;
    return [{ code: "overflow", severity: "error", place, message }];
  });
}

/** Each line that has such a figure, with the first period in which it has. */
function brokenLines({ lines, stride, historyCount }: Program, sheet: Sheet): Broken[] {
  if (isSound(sheet)) return [];
  return lines.flatMap((_, row) => {
    const figures = sheet.subarray(row * stride + historyCount, (row + 1) * stride);
    const period = figures.findIndex((figure) => !Number.isFinite(figure));
    return period < 0 ? [] : [{ row, period }];
  });
}

/**
 * Asked after every edit, and so in one pass without a question in it: a figure less itself is
 * nothing, and what is no figure spoils the sum. No sum waits for the one before it.
 */
function isSound(sheet: Sheet): boolean {
  let even = 0;
  let odd = 0;
  for (let cell = 0; cell + 1 < sheet.length; cell += 2) {
    const first = sheet[cell] as number;
    const second = sheet[cell + 1] as number;
    even += first - first;
    odd += second - second;
  }
  const last = sheet.at(-1) ?? 0;
  return even + odd + (last - last) === 0;
}

function readsBroken(program: Program, sheet: Sheet, { row, period }: Broken): boolean {
  return (program.reads[row] ?? []).some(({ row: read, lag, reach }) => {
    for (let back = lag; back <= reach; back++)
      if (!Number.isFinite(sheet[cellOf(program, read, period - back)])) return true;
    return false;
  });
}
