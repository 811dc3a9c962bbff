/**
 * Recalculating after a change. An input moves only the steps that read it, or read what those
 * calculate, and no line reads a later period; so it is enough to run those steps from the first
 * changed period on. The result has the same bits as calculating everything.
 */
import type { Backend } from "./backend.ts";
import type { Program } from "./program.ts";
import { cellOf, type Sheet } from "./sheet.ts";

/** One cell of a row; periods before the first are negative. */
export type Cell = { row: number; period: number; value: number };

/** The steps that move with any of these rows, in the order in which they run. */
export type Downstream = (rows: Iterable<number>) => readonly number[];

export function downstreamOf(program: Program): Downstream {
  let readers: number[][] | undefined;
  const known = new Map<string, readonly number[]>();
  return (rows) => {
    const changed = [...new Set(rows)].sort((left, right) => left - right);
    const key = changed.join();
    readers ??= readersOf(program);
    const steps = known.get(key) ?? follow(changed, program, readers);
    // Moving many different sets of drivers must not pile up what each of them moves.
    if (known.size >= REMEMBERED_MAX) known.clear();
    known.set(key, steps);
    return steps;
  };
}

const REMEMBERED_MAX = 256;

/** The steps that read a row, in whichever period. */
function readersOf(program: Program): number[][] {
  const readers: number[][] = program.lines.map(() => []);
  program.steps.forEach(({ rows }, step) => {
    for (const row of rows) {
      for (const read of program.reads[row] ?? []) {
        const known = readers[read.row];
        if (known && known.at(-1) !== step) known.push(step);
      }
    }
  });
  return readers;
}

function follow(rows: readonly number[], { steps }: Program, readers: number[][]): number[] {
  const isFound = new Uint8Array(steps.length);
  const waiting = [...rows];
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    for (const step of readers[row] ?? []) {
      if (isFound[step]) continue;
      isFound[step] = 1;
      waiting.push(...(steps[step]?.rows ?? []));
    }
  }
  return [...steps.keys()].filter((step) => isFound[step]);
}

/** Writes inputs and recalculates what they move; gives the steps that were run. */
export function changeCells(
  { program, backend, downstream }: { program: Program; backend: Backend; downstream: Downstream },
  sheet: Sheet,
  cells: readonly Cell[],
): readonly number[] {
  if (cells.length === 0) return NO_STEPS;
  for (const cell of cells) sheet[inputCellOf(program, cell)] = cell.value;
  const steps = downstream(cells.map(({ row }) => row));
  backend.run(sheet, { steps, from: firstPeriodOf(cells) });
  return steps;
}

const NO_STEPS: readonly number[] = [];

/** What stood before the first period is read from the first period on. */
export function firstPeriodOf(cells: readonly Cell[]): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { period } of cells) first = Math.min(first, period);
  return Math.max(0, first);
}

/**
 * Where an input stands. A calculated line's own periods are no input: what is written there
 * would be gone with the next calculation.
 */
export function inputCellOf(program: Program, { row, period }: Cell): number {
  const line = program.lines[row];
  if (!line || period < -program.historyCount || period >= program.periodCount)
    throw new RangeError(`there is no cell in row ${row}, period ${period}`);
  if (line.source.kind === "calculated" && period >= 0)
    throw new RangeError(`"${line.name}" is calculated and cannot be set`);
  return cellOf(program, row, period);
}
