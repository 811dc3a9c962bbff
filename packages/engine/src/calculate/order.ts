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

type Edges = number[][];

export function orderOf(lines: readonly Line[], reads: readonly (readonly Read[])[]): Order {
  const edges = reads.map((own) => uniqueRows(own));
  const now = reads.map((own, row) =>
    own.every(({ lag }) => lag === 0)
      ? (edges[row] ?? [])
      : uniqueRows(own.filter(({ lag }) => lag === 0)),
  );
  const issues: Issue[] = [];
  const broken: number[] = [];
  const steps: Step[] = [];
  for (const component of componentsOf(edges)) {
    const rows = component.filter((row) => lines[row]?.source.kind === "calculated");
    if (rows.length === 0) continue;
    steps.push({
      rows: arrange(rows, now, (cycle) => breakCycle(cycle, lines, now, issues, broken)),
    });
  }
  return { steps, issues, broken };
}

function uniqueRows(reads: readonly Read[]): number[] {
  const rows = reads.map(({ row }) => row);
  return rows.length > 1 ? [...new Set(rows)] : rows;
}

/** A circle costs its last line its value; the rest of the model goes on. */
function breakCycle(
  cycle: number[],
  lines: readonly Line[],
  now: Edges,
  issues: Issue[],
  broken: number[],
) {
  const names = [...cycle, ...cycle.slice(0, 1)].map((row) => lines[row]?.name ?? "");
  const last = cycle.at(-1) ?? 0;
  now[last] = [];
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
function arrange(rows: number[], now: Edges, onCycle: (cycle: number[]) => void): number[] {
  if (rows.length === 1 && !now[rows[0] ?? 0]?.includes(rows[0] ?? 0)) return rows;
  const inside = new Set(rows);
  for (;;) {
    const { order, cycle } = tryToArrange(rows, inside, now);
    if (!cycle) return order;
    onCycle(cycle);
  }
}

function tryToArrange(rows: number[], inside: Set<number>, now: Edges) {
  const state = new Map<number, "open" | "done">();
  const order: number[] = [];
  for (const start of rows) {
    const path = [{ row: start, next: 0 }];
    if (state.has(start)) continue;
    state.set(start, "open");
    while (path.length > 0) {
      const top = path.at(-1);
      if (!top) break;
      const reads = now[top.row] ?? [];
      const row = reads[top.next];
      top.next += 1;
      if (row === undefined) {
        path.pop();
        state.set(top.row, "done");
        order.push(top.row);
      } else if (inside.has(row) && state.get(row) === "open") {
        const from = path.findIndex((each) => each.row === row);
        return {
          order,
          cycle: path
            .slice(from)
            .map((each) => each.row)
            .reverse(),
        };
      } else if (inside.has(row) && !state.has(row)) {
        state.set(row, "open");
        path.push({ row, next: 0 });
      }
    }
  }
  return { order, cycle: undefined };
}

/** Tarjan's strongly connected components, without recursion: what is read comes first. */
function componentsOf(edges: Edges): number[][] {
  const index = new Int32Array(edges.length).fill(-1);
  const low = new Int32Array(edges.length);
  const isOpen = new Uint8Array(edges.length);
  const open: number[] = [];
  const components: number[][] = [];
  let counter = 0;
  for (let root = 0; root < edges.length; root++) {
    if (index[root] !== -1) continue;
    const path: { row: number; next: number }[] = [];
    const enter = (row: number) => {
      index[row] = low[row] = counter++;
      open.push(row);
      isOpen[row] = 1;
      path.push({ row, next: 0 });
    };
    enter(root);
    while (path.length > 0) {
      const top = path.at(-1);
      if (!top) break;
      const row = edges[top.row]?.[top.next];
      top.next += 1;
      if (row === undefined) {
        path.pop();
        const parent = path.at(-1);
        if (parent) low[parent.row] = Math.min(low[parent.row] ?? 0, low[top.row] ?? 0);
        if (low[top.row] === index[top.row]) components.push(close(top.row, open, isOpen));
      } else if (index[row] === -1) enter(row);
      else if (isOpen[row]) low[top.row] = Math.min(low[top.row] ?? 0, index[row] ?? 0);
    }
  }
  return components;
}

function close(row: number, open: number[], isOpen: Uint8Array): number[] {
  const component: number[] = [];
  for (;;) {
    const last = open.pop();
    if (last === undefined) break;
    isOpen[last] = 0;
    component.push(last);
    if (last === row) break;
  }
  return component.sort((left, right) => left - right);
}
