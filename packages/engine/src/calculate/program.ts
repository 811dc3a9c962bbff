/**
 * A program: lines put in order and in rows, ready for a back end.
 *
 *   values[row × stride + historyCount + period]
 *
 * The periods before the first stand in front of each row, so reading an earlier period never
 * needs a branch.
 */
import { expandSplits } from "#lines/affine.ts";
import { type LineId, ZERO } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { visitReferences } from "#lines/walk.ts";
import type { Issue } from "#model/issue.ts";
import { orderOf, type Step } from "./order.ts";
import type { Read } from "./reads.ts";

export type Program = {
  lines: readonly Line[];
  rowOf: ReadonlyMap<LineId, number>;
  /** What each row reads. */
  reads: readonly (readonly Read[])[];
  steps: readonly Step[];
  periodCount: number;
  historyCount: number;
  stride: number;
  issues: readonly Issue[];
};

export function compileProgram(given: readonly Line[], periodCount: number): Program {
  const { lines, bends } = expandSplits(given);
  const issues = bends.map((bend): Issue => ({ code: "not-linear", severity: "error", ...bend }));
  const rowOf = new Map<LineId, number>();
  for (const [row, { id }] of lines.entries()) rowOf.set(id, row);
  const reads = lines.map((line, row) => {
    const own = readsOf(line, rowOf, issues);
    if (own) return own;
    lines[row] = emptied(line);
    return [];
  });
  const { steps, issues: circles, broken } = orderOf(lines, reads);
  for (const row of broken) {
    const line = lines[row];
    if (line) lines[row] = emptied(line);
    reads[row] = [];
  }
  const historyCount = historyCountOf(lines, reads);
  return {
    lines,
    rowOf,
    reads,
    steps,
    periodCount,
    historyCount,
    stride: historyCount + periodCount,
    issues: [...issues, ...circles],
  };
}

/** A line that reads what is not there gives zero, and says so: it has no reads at all. */
function readsOf(
  line: Line,
  rowOf: ReadonlyMap<LineId, number>,
  issues: Issue[],
): Read[] | undefined {
  if (line.source.kind === "given") return [];
  const reads: Read[] = [];
  let missing: LineId | undefined;
  visitReferences(line.source.expression, (id, lag, reach) => {
    const row = rowOf.get(id);
    if (row === undefined) missing ??= id;
    else reads.push({ row, lag, reach });
  });
  if (missing === undefined) return reads;
  issues.push({
    code: "unknown-name",
    severity: "error",
    place: line.id,
    message: `"${line.name}" uses "${missing}", which is not in the model.`,
  });
  return undefined;
}

function emptied(line: Line): Line {
  return { ...line, source: { kind: "calculated", expression: ZERO } };
}

/** As many periods in front as any line has or reads, and one at least for what stood before. */
function historyCountOf(lines: readonly Line[], reads: readonly (readonly Read[])[]): number {
  let count = 1;
  for (const { source } of lines) count = Math.max(count, source.history?.length ?? 0);
  for (const own of reads) for (const { reach } of own) count = Math.max(count, reach);
  return count;
}
