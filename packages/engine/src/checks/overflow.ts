/**
 * Figures that are none: too large to be calculated, or what becomes of such. They are empty wherever
 * they are shown, and told at the lines where they arise. Where there is none of them, figures may still
 * be too large to be exact.
 */
import type { Program } from "#calculate/program.ts";
import { cellOf, type Sheet } from "#calculate/sheet.ts";
import { placeOfLine } from "#draft/line-place.ts";
import type { LineId } from "#lines/expression.ts";
import type { Issue } from "#model/issue.ts";
import { type Checked, findInexact } from "./inexact.ts";

/** More lines would say nothing new. */
const TOLD_MOST = 20;

type Broken = { row: number; period: number };

/** Where all was sound before an edit, only what it `moved` can be broken. */
export function findOverflow(
  { program, checks, periods }: Checked,
  sheet: Sheet,
  moved?: ReadonlySet<LineId>,
): Issue[] {
  const broken = brokenLines(program, sheet, moved);
  if (broken.length === 0) return findInexact({ program, checks, periods }, sheet);
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
function brokenLines(program: Program, sheet: Sheet, moved?: ReadonlySet<LineId>): Broken[] {
  if (!moved && isSound(sheet)) return [];
  return program.lines.flatMap(({ id }, row) => {
    const period = moved?.has(id) === false ? -1 : brokenPeriod(program, sheet, row);
    return period < 0 ? [] : [{ row, period }];
  });
}

function brokenPeriod(program: Program, sheet: Sheet, row: number): number {
  const first = cellOf(program, row, 0);
  const end = first + program.stride - program.historyCount;
  for (let cell = first; cell < end; cell++) if (!Number.isFinite(sheet[cell])) return cell - first;
  return -1;
}

/** Asked on every opening: searched by the machine's own code, which needs no warming up. */
function isSound(sheet: Sheet): boolean {
  return ![Number.NaN, Infinity, -Infinity].some((fault) => sheet.includes(fault));
}

function readsBroken(program: Program, sheet: Sheet, { row, period }: Broken): boolean {
  return (program.reads[row] ?? []).some(({ row: read, lag, reach }) => {
    for (let back = lag; back <= reach; back++)
      if (!Number.isFinite(sheet[cellOf(program, read, period - back)])) return true;
    return false;
  });
}
