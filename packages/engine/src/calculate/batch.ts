/**
 * Many scenarios on one program. A scenario is what it sets differently from the base, cell by
 * cell. Its result depends on nothing but the base and itself, so scenarios come out the same in
 * any order and in any number of workers.
 *
 * The base stands ready in each lane (two, where the platform calculates two numbers at once);
 * for each scenario its cells are written, what they move is calculated, the lines asked for are
 * copied out, and its cells are put back. All scenarios of a batch run the same steps, those that
 * any of them moves, so nothing of one is left for the next.
 */
import type { LineId } from "#lines/expression.ts";
import type { Backend, Work } from "./backend.ts";
import {
  type Cell,
  type Downstream,
  downstreamOf,
  firstPeriodOf,
  inputCellOf,
} from "./incremental.ts";
import type { Program } from "./program.ts";
import { cellOf, type Sheet } from "./sheet.ts";

export type Overlay = readonly Cell[];

/** Rows are kept whole, history in front, in the order of `lines`; without `lines` all are. */
export type BatchRequest = {
  base: Sheet;
  overlays: readonly Overlay[];
  lines?: readonly LineId[];
};

export type Batch = (request: BatchRequest) => Float64Array[];

/** Sheets side by side: cell c of lane l is values[c × width + l]. */
type Lanes = { width: number; values: Float64Array; run: (work: Work) => void };

/** Two lanes of WebAssembly, or one of the back end given where the platform has none. */
export async function openBatch(program: Program, backend: Backend): Promise<Batch> {
  const pairs = await pairsOf(program).catch(() => undefined);
  return batchOf(program, pairs ? { ...pairs, width: 2 } : singleLane(backend));
}

async function pairsOf(program: Program) {
  const { scenarioPairsOf } = await import("./wasm/compile.ts");
  return scenarioPairsOf(program);
}

/** One scenario at a time, on any back end. */
export function batchBySingles(program: Program, backend: Backend): Batch {
  return batchOf(program, singleLane(backend));
}

function singleLane(backend: Backend): Lanes {
  const values = backend.open();
  return { width: 1, values, run: (work) => backend.run(values, work) };
}

function batchOf(program: Program, lanes: Lanes): Batch {
  const downstream = downstreamOf(program);
  return ({ base, overlays, lines }) => {
    const work = workOf(overlays, downstream);
    const rows = lines ? lines.map((line) => rowOf(program, line)) : [...program.lines.keys()];
    fillLanes(lanes, base);
    const results: Float64Array[] = [];
    for (let first = 0; first < overlays.length; first += lanes.width) {
      const together = overlays.slice(first, first + lanes.width);
      for (const [lane, overlay] of together.entries()) write(program, lanes, lane, overlay);
      lanes.run(work);
      for (const [lane, overlay] of together.entries()) {
        results.push(copyRows(program, lanes, lane, rows));
        restore(program, lanes, lane, overlay, base);
      }
    }
    return results;
  };
}

function workOf(overlays: readonly Overlay[], downstream: Downstream): Work {
  const rows = new Set<number>();
  let from = Number.POSITIVE_INFINITY;
  for (const overlay of overlays) {
    for (const { row } of overlay) rows.add(row);
    from = Math.min(from, firstPeriodOf(overlay));
  }
  return { steps: downstream(rows), from };
}

function rowOf(program: Program, line: LineId): number {
  const row = program.rowOf.get(line);
  if (row === undefined) throw new RangeError(`there is no line "${line}"`);
  return row;
}

function fillLanes({ width, values }: Lanes, base: Sheet) {
  for (let lane = 0; lane < width; lane++)
    for (let cell = 0; cell < base.length; cell++) values[cell * width + lane] = base[cell] ?? 0;
}

function write(program: Program, { width, values }: Lanes, lane: number, overlay: Overlay) {
  for (const cell of overlay) values[inputCellOf(program, cell) * width + lane] = cell.value;
}

function restore(
  program: Program,
  { width, values }: Lanes,
  lane: number,
  overlay: Overlay,
  base: Sheet,
) {
  for (const each of overlay) {
    const cell = cellOf(program, each.row, each.period);
    values[cell * width + lane] = base[cell] ?? 0;
  }
}

function copyRows(
  { stride }: Program,
  { width, values }: Lanes,
  lane: number,
  rows: readonly number[],
): Float64Array {
  const copy = new Float64Array(rows.length * stride);
  rows.forEach((row, index) => {
    const [from, to] = [row * stride * width + lane, index * stride];
    for (let time = 0; time < stride; time++) copy[to + time] = values[from + time * width] ?? 0;
  });
  return copy;
}
