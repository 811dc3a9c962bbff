/**
 * What an analysis looks at: a line in one period, or over several, where flows add, balances take
 * the last and ratios are calculated again.
 */

import type { Overlay } from "#calculate/batch.ts";
import type { Program } from "#calculate/program.ts";
import { seriesOf, valueAt } from "#calculate/sheet.ts";
import type { LineId } from "#lines/expression.ts";
import { stretchesUpTo } from "#roll-up/groups.ts";
import { rollUp } from "#roll-up/roll-up.ts";
import type { Cases } from "#scenarios/cases.ts";

/** From and to inclusive; one period when `to` is unsaid. Of several periods the lowest, if so asked. */
export type Target = { line: LineId; from: number; to?: number; isLowest?: true };

/** How many whole sheets are held at a time. */
const TOGETHER = 32;

/** The target's figure in each case, in the order of the overlays. */
export function measureCases(
  { model: { program }, base, batch }: Cases,
  target: Target,
  overlays: readonly Overlay[],
): number[] {
  const { line, from, to = from, isLowest } = target;
  if (from === to || isLowest) {
    const first = program.historyCount + from;
    return batch({ base, overlays, lines: [line] }).map((row) =>
      lowestOf(row.subarray(first, first + to - from + 1)),
    );
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
  { line, from, to = from, isLowest }: Target,
): number {
  if (from === to) return valueAt(program, sheet, line, from);
  if (isLowest) return lowestOf(seriesOf(program, sheet, line).subarray(from, to + 1));
  const groups = stretchesUpTo(from, to);
  return rollUp({ program, sheet, groups }, line).at(-1) ?? 0;
}

function lowestOf(figures: Float64Array): number {
  return figures.length === 0 ? 0 : Math.min(...figures);
}
