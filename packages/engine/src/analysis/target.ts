/**
 * What an analysis looks at: a line in one period, or over several, where flows add, balances take
 * the last and ratios are calculated again.
 */

import type { Overlay } from "#calculate/batch.ts";
import type { Program } from "#calculate/program.ts";
import { valueAt } from "#calculate/sheet.ts";
import type { LineId } from "#lines/expression.ts";
import { stretchesUpTo } from "#roll-up/groups.ts";
import { rollUp } from "#roll-up/roll-up.ts";
import type { Cases } from "#scenarios/cases.ts";

/** From and to inclusive; one period when `to` is unsaid. */
export type Target = { line: LineId; from: number; to?: number };

/** How many whole sheets are held at a time. */
const TOGETHER = 32;

/** The target's figure in each case, in the order of the overlays. */
export function measureCases(
  { model: { program }, base, batch }: Cases,
  target: Target,
  overlays: readonly Overlay[],
): number[] {
  const isOnePeriod = (target.to ?? target.from) === target.from;
  if (isOnePeriod) {
    const time = program.historyCount + target.from;
    return batch({ base, overlays, lines: [target.line] }).map((row) => row[time] ?? 0);
  }
  const figures: number[] = [];
  for (let first = 0; first < overlays.length; first += TOGETHER) {
    const sheets = batch({ base, overlays: overlays.slice(first, first + TOGETHER) });
    figures.push(...sheets.map((sheet) => targetValue(program, sheet, target)));
  }
  return figures;
}

export function targetValue(
  program: Program,
  sheet: Float64Array,
  { line, from, to = from }: Target,
): number {
  if (from === to) return valueAt(program, sheet, line, from);
  const groups = stretchesUpTo(from, to);
  return rollUp({ program, sheet, groups }, line).at(-1) ?? 0;
}
