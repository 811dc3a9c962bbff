/** The values of a program: one array, line by line, history in front of each. */
import type { LineId } from "#lines/expression.ts";
import type { Program } from "./program.ts";

export type Sheet = Float64Array;

/** A period counts from 0; −1 is the last one before the first. */
export function cellOf(program: Program, row: number, period: number): number {
  return row * program.stride + program.historyCount + period;
}

export function valueAt(program: Program, sheet: Sheet, line: LineId, period: number): number {
  const row = program.rowOf.get(line);
  if (row === undefined) throw new RangeError(`there is no line "${line}"`);
  return sheet[cellOf(program, row, period)] ?? 0;
}

/** A line's values from the first period to the last. */
export function seriesOf(program: Program, sheet: Sheet, line: LineId): Float64Array {
  const row = program.rowOf.get(line);
  if (row === undefined) throw new RangeError(`there is no line "${line}"`);
  return sheet.subarray(cellOf(program, row, 0), cellOf(program, row, program.periodCount));
}

/** Writes what is given: inputs, and what stood before the first period. */
export function fillGiven(program: Program, sheet: Sheet) {
  for (const [row, { source }] of program.lines.entries()) {
    const start = cellOf(program, row, 0);
    if (source.history) sheet.set(source.history, start - source.history.length);
    if (source.kind === "given") writeValues(sheet, start, source.values, program.periodCount);
  }
}

/** A series shorter than the timeline ends in zeros. */
function writeValues(sheet: Sheet, start: number, values: readonly number[], periodCount: number) {
  sheet.set(values.length > periodCount ? values.slice(0, periodCount) : values, start);
  if (values.length < periodCount) sheet.fill(0, start + values.length, start + periodCount);
}
