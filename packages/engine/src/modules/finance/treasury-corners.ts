/**
 * Corners that persons' formulas put into the circle of interest: each floor or cap of a formula that
 * follows from the statements, the ledger or the treasury may lie between a guess and the solution.
 */
import type { Expression, LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { partsOf, referencesOf } from "#lines/walk.ts";
import type { ModuleContext } from "#modules/context/context.ts";

/** Beyond these the residual tells whether the solution was found. */
const CORNERS_MOST = 12;

export function cornersOfFormulas({ draft, module }: ModuleContext): number {
  const known = new Map<LineId, boolean>();
  const mayMove = (id: LineId): boolean => {
    if (id.startsWith(`${module.id}.`) || OUTCOME.test(id)) return true;
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const line = draft.lines.get(id);
    const moves = line !== undefined && readsNow(line).some(mayMove);
    known.set(id, moves);
    return moves;
  };
  const formulas = [...draft.lines.values()].filter(({ formula }) => formula !== undefined);
  const count = formulas
    .filter((line) => readsNow(line).some(mayMove))
    .reduce(
      (sum, { source }) => sum + (source.kind === "given" ? 0 : cornersIn(source.expression)),
      0,
    );
  return Math.min(count, CORNERS_MOST);
}

/** Lines that are not there yet when the treasury is added: what all cash leads to. */
const OUTCOME = /^(?:pl|bs|cf|cfd|kpi|account|ledger)\./;

function readsNow({ source }: Line): LineId[] {
  if (source.kind === "given") return [];
  return referencesOf(source.expression).flatMap(({ line, lag }) => (lag === 0 ? [line] : []));
}

function cornersIn(expression: Expression): number {
  const isCorner =
    expression.kind === "binary" &&
    (expression.operator === "max" || expression.operator === "min");
  return partsOf(expression).reduce((sum, part) => sum + cornersIn(part), isCorner ? 1 : 0);
}
