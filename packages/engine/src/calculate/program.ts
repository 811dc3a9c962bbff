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
import { referencesOf } from "#lines/walk.ts";
import type { Issue } from "#model/issue.ts";
import { orderOf, type Step } from "./order.ts";

export type Program = {
  lines: readonly Line[];
  rowOf: ReadonlyMap<LineId, number>;
  steps: readonly Step[];
  periodCount: number;
  historyCount: number;
  stride: number;
  issues: readonly Issue[];
};

export function compileProgram(given: readonly Line[], periodCount: number): Program {
  const { lines: expanded, issues } = expandSplits(given);
  const rowOf = new Map(expanded.map(({ id }, row) => [id, row]));
  const known = expanded.map((line) => withoutUnknownNames(line, rowOf, issues));
  const { steps, issues: circles, broken } = orderOf(known, rowOf);
  const lines = known.map((line, row) => (broken.includes(row) ? emptied(line) : line));
  const historyCount = Math.max(1, ...lines.map(reachOf));
  return {
    lines,
    rowOf,
    steps,
    periodCount,
    historyCount,
    stride: historyCount + periodCount,
    issues: [...issues, ...circles],
  };
}

/** A line that reads what is not there gives zero, and says so. */
function withoutUnknownNames(
  line: Line,
  rowOf: ReadonlyMap<LineId, number>,
  issues: Issue[],
): Line {
  if (line.source.kind === "given") return line;
  const unknown = referencesOf(line.source.expression).find(
    (reference) => !rowOf.has(reference.line),
  );
  if (!unknown) return line;
  issues.push({
    code: "unknown-name",
    severity: "error",
    place: line.id,
    message: `"${line.name}" uses "${unknown.line}", which is not in the model.`,
  });
  return emptied(line);
}

function emptied(line: Line): Line {
  return { ...line, source: { kind: "calculated", expression: ZERO } };
}

/** How far back a line looks. History that nobody looks at takes no room. */
function reachOf({ source }: Line): number {
  if (source.kind === "given") return 0;
  return Math.max(0, ...referencesOf(source.expression).map(({ reach }) => reach));
}
