/** The figures that are asked for, and no others, in one block that can change hands. */
import type { Model } from "#build/build-model.ts";
import { cellOf, type Sheet } from "#calculate/sheet.ts";
import type { LineId } from "#lines/expression.ts";
import { type Group, groupsOf } from "#roll-up/groups.ts";
import { rollUp } from "#roll-up/roll-up.ts";
import type { LiveCases } from "#scenarios/live-cases.ts";
import type { Figures, Read } from "./protocol.ts";

/** As much as a screen could ever show; more is a mistake. */
const FIGURES_MOST = 20_000_000;

export function readFigures(model: Model, cases: LiveCases, read: Read): Figures {
  const { lines, unit, cases: wanted = [undefined] } = read;
  const { timeline } = model.document;
  const groups = unit && unit !== timeline.unit ? groupsOf(timeline, model.periods, unit) : [];
  const columnCount = unit && unit !== timeline.unit ? (groups?.length ?? 0) : timeline.periodCount;
  const { from = 0, to = columnCount - 1 } = read;
  const columns = Math.max(to - from + 1, 0);
  const size = wanted.length * lines.length * columns;
  if (size > FIGURES_MOST) throw new RangeError(`${size} figures are too many to read at once`);
  const values = new Float64Array(size).fill(Number.NaN);
  wanted.forEach((id, index) => {
    const sheet = cases.sheet(id);
    if (!sheet) return;
    const start = index * lines.length * columns;
    lines.forEach((line, at) => {
      const block = values.subarray(start + at * columns, start + (at + 1) * columns);
      if (!model.program.rowOf.has(line)) return;
      if (groups?.length) writeGroups(model, sheet, groups, line, { from, block });
      else if (columnCount > 0) writePeriods(model, sheet, line, { from, block });
    });
  });
  return { columns, values };
}

type Target = { from: number; block: Float64Array };

function writePeriods({ program }: Model, sheet: Sheet, line: LineId, { from, block }: Target) {
  const row = program.rowOf.get(line) ?? 0;
  const first = Math.max(from, -program.historyCount);
  const last = Math.min(from + block.length, program.periodCount);
  if (first >= last) return;
  block.set(sheet.subarray(cellOf(program, row, first), cellOf(program, row, last)), first - from);
}

function writeGroups(
  { program }: Model,
  sheet: Sheet,
  groups: readonly Group[],
  line: LineId,
  { from, block }: Target,
) {
  const figures = rollUp({ program, sheet, groups }, line);
  block.forEach((_, index) => {
    block[index] = figures[from + index] ?? Number.NaN;
  });
}
