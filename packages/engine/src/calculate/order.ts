/**
 * In which order lines are calculated. Lines that feed each other, in whichever period, stand in
 * one block and run period by period; every other line runs once over all periods. Within a
 * block, a line follows what it reads in the same period; where that runs in a circle there is
 * no order, and the circle is named.
 */

import type { Line } from "#lines/line.ts";
import type { Issue } from "#model/issue.ts";
import type { Read } from "./reads.ts";

/** Rows that run together, in the order in which they run. */
export type Step = { rows: number[] };

export type Order = {
  steps: Step[];
  issues: Issue[] /** Rows in no order: they stay zero. */;
  broken: number[];
};

type Reads = readonly (readonly Read[])[];

export function orderOf(lines: readonly Line[], reads: Reads): Order {
  const issues: Issue[] = [];
  const broken: number[] = [];
  const steps: Step[] = [];
  for (const rows of componentsOf(reads)) {
    // What is given reads nothing, so it stands alone.
    if (lines[rows[0] ?? 0]?.source.kind === "given") continue;
    steps.push({
      rows: arrange(rows, reads, broken, (cycle) => breakCycle(cycle, lines, issues, broken)),
    });
  }
  return { steps, issues, broken };
}

/** A circle costs its last line its value; the rest of the model goes on. */
function breakCycle(cycle: number[], lines: readonly Line[], issues: Issue[], broken: number[]) {
  const names = [...cycle, ...cycle.slice(0, 1)].map((row) => lines[row]?.name ?? "");
  const last = cycle.at(-1) ?? 0;
  broken.push(last);
  issues.push({
    code: "cycle",
    severity: "error",
    place: lines[last]?.id ?? "",
    message: `These lines run in a circle within one period: ${pathOf(names)}.`,
  });
}

/** A circle through half the model is told by its beginning and its end. */
function pathOf(names: string[]): string {
  const left = names.length - 2 * SHOWN_MOST;
  const shown =
    left > 0 ? [...names.slice(0, SHOWN_MOST), `${left} more`, ...names.slice(-SHOWN_MOST)] : names;
  return shown.join(" → ");
}

const SHOWN_MOST = 8;

/** Depth first: what a row reads comes before it. */
function arrange(
  rows: number[],
  reads: Reads,
  broken: readonly number[],
  onCycle: (cycle: number[]) => void,
): number[] {
  const [first = 0] = rows;
  if (rows.length === 1 && !reads[first]?.some(({ row, lag }) => row === first && lag === 0))
    return rows;
  const inside = new Set(rows);
  for (;;) {
    const readsNow = (row: number) =>
      broken.includes(row) ? [] : (reads[row] ?? []).filter(({ lag }) => lag === 0);
    const { order, cycle } = tryToArrange(rows, inside, readsNow);
    if (!cycle) return order;
    onCycle(cycle);
  }
}

function tryToArrange(
  rows: number[],
  inside: Set<number>,
  readsNow: (row: number) => readonly Read[],
) {
  const state = new Map<number, "open" | "done">();
  const order: number[] = [];
  for (const start of rows) {
    if (state.has(start)) continue;
    const path = [{ row: start, reads: readsNow(start), next: 0 }];
    state.set(start, "open");
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const row = top.reads[top.next]?.row;
      top.next += 1;
      if (row === undefined) {
        path.pop();
        state.set(top.row, "done");
        order.push(top.row);
      } else if (inside.has(row) && state.get(row) === "open") {
        const from = path.findIndex((each) => each.row === row);
        const cycle = path.slice(from).map((each) => each.row);
        return { order, cycle: cycle.reverse() };
      } else if (inside.has(row) && !state.has(row)) {
        state.set(row, "open");
        path.push({ row, reads: readsNow(row), next: 0 });
      }
    }
  }
  return { order, cycle: undefined };
}

/** Tarjan's strongly connected components, without recursion: what is read comes first. */
function componentsOf(reads: Reads): number[][] {
  const index = new Int32Array(reads.length).fill(-1);
  const low = new Int32Array(reads.length);
  const next = new Int32Array(reads.length);
  const isOpen = new Uint8Array(reads.length);
  const open: number[] = [];
  const path: number[] = [];
  const components: number[][] = [];
  let counter = 0;
  const enter = (row: number) => {
    index[row] = low[row] = counter++;
    open.push(row);
    isOpen[row] = 1;
    path.push(row);
  };
  const lower = (row: number, to: number) => {
    low[row] = Math.min(low[row] ?? 0, to);
  };
  for (let root = 0; root < reads.length; root++) {
    if (index[root] === -1) enter(root);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const at = next[top] ?? 0;
      next[top] = at + 1;
      const row = reads[top]?.[at]?.row;
      if (row === undefined) {
        path.pop();
        const parent = path.at(-1);
        if (parent !== undefined) lower(parent, low[top] ?? 0);
        if (low[top] === index[top]) components.push(close(top, open, isOpen));
      } else if (index[row] === -1) enter(row);
      else if (isOpen[row]) lower(top, index[row] ?? 0);
    }
  }
  return components;
}

function close(row: number, open: number[], isOpen: Uint8Array): number[] {
  const component = open.splice(open.lastIndexOf(row));
  for (const each of component) isOpen[each] = 0;
  return component.sort((left, right) => left - right);
}
