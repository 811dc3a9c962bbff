/**
 * Circles without iteration. Interest on an average balance moves cash, and cash moves interest:
 * within one period that is a straight line in the unknown. So every line between the two is
 * split into what it would be with the unknown at zero and how far it moves for one unit of it:
 *
 *   line = at zero + slope × unknown
 *
 * Both halves are ordinary lines, so they can be explained and exported like any other, and the
 * module that owns the unknown solves for it in closed form.
 *
 * A line that bends (a floor, a cap) is straight on either side. The owner may say which figure the
 * unknown is near to; the side is then the one that figure lies on, and the owner proves that its
 * solution lies there too. Any other bend has no slope; asking for one is an issue at that line.
 *
 * An unknown may reach the model in parts, as interest paid and interest earned do. A part is then
 * marked as so many times the unknown (`Line.circle`), and its owner proves that the parts agree.
 */
import {
  add,
  at,
  compare,
  div,
  type Expression,
  iif,
  type LineId,
  mul,
  neg,
  num,
  sub,
  ZERO,
} from "./expression.ts";
import type { Line } from "./line.ts";
import { mapParts, partsOf, referencesOf } from "./walk.ts";

type Lines = Map<LineId, Line>;
type Split = { zero: Expression; slope: Expression };
type Work = {
  lines: Lines;
  unknown: LineId;
  near: LineId | undefined;
  moves: Map<LineId, boolean>;
  /** Writes out what a split leaves of other circles. */
  expand: (expression: Expression) => Expression;
  bends: Bend[];
};

/** A line for which there is no slope, and why, in words. */
export type Bend = { place: LineId; message: string };

/** Writes every `atZero` and `slope` out as lines of their own; the lines come back whole. */
export function expandSplits(given: readonly Line[]): { lines: Line[]; bends: Bend[] } {
  const lines: Lines = new Map();
  for (const line of given) lines.set(line.id, line);
  const bends: Bend[] = [];
  const works = new Map<LineId, Work>();
  const workOn = ({ unknown, near }: { unknown: LineId; near?: LineId }) => {
    const key = `${unknown} ${near ?? ""}`;
    const work = works.get(key) ?? { lines, unknown, near, moves: new Map(), expand, bends };
    works.set(key, work);
    return work;
  };
  const expand = (expression: Expression): Expression => {
    if (expression.kind === "atZero") return splitLine(expression.line, workOn(expression)).zero;
    if (expression.kind === "slope") return splitLine(expression.line, workOn(expression)).slope;
    return mapParts(expression, expand);
  };
  for (const line of given) {
    if (line.source.kind === "given" || !hasSplit(line.source.expression)) continue;
    lines.set(line.id, {
      ...line,
      source: { ...line.source, expression: expand(line.source.expression) },
    });
  }
  return { lines: [...lines.values()], bends };
}

/** Long sums lean to the left and hold plain lines to the right: neither needs a call of its own. */
function hasSplit(expression: Expression): boolean {
  let rest = expression;
  while (rest.kind === "binary") {
    if (rest.right.kind !== "line" && hasSplit(rest.right)) return true;
    rest = rest.left;
  }
  if (rest.kind === "line" || rest.kind === "number") return false;
  return rest.kind === "atZero" || rest.kind === "slope" || partsOf(rest).some(hasSplit);
}

function splitLine(id: LineId, work: Work): Split {
  const { lines, unknown } = work;
  const times = id === unknown ? 1 : timesOf(lines.get(id), unknown);
  if (times !== undefined) return { zero: ZERO, slope: times === 0 ? ZERO : num(times) };
  if (!isMoved(id, work)) return { zero: at(id), slope: ZERO };
  const { zeroId, slopeId } = halvesOf(id, work);
  const slopeLine = lines.get(slopeId)?.source;
  const constant = slopeLine?.kind === "calculated" && slopeLine.expression.kind === "number";
  return { zero: at(zeroId), slope: constant ? slopeLine.expression : at(slopeId) };
}

function halvesOf(id: LineId, { unknown, near }: Work) {
  const circle = near === undefined ? unknown : `${unknown}~${near}`;
  return { zeroId: `${id}@zero:${circle}`, slopeId: `${id}@slope:${circle}` };
}

function addHalves(id: LineId, work: Work) {
  const { lines, unknown, near, expand } = work;
  const line = lines.get(id);
  if (line?.source.kind !== "calculated") return;
  const split = splitExpression(line.source.expression, { ...work, place: id });
  const { ratio: _, ...rest } = line;
  const half = { ...rest, section: "circles" };
  const nameOf = (of: LineId) => lines.get(of)?.name ?? of;
  const name = near === undefined ? nameOf(unknown) : `${nameOf(unknown)}, near ${nameOf(near)}`;
  const { zeroId, slopeId } = halvesOf(id, work);
  lines.set(zeroId, {
    ...half,
    id: zeroId,
    name: `${line.name}, without ${name}`,
    source: { kind: "calculated", expression: expand(split.zero) },
  });
  lines.set(slopeId, {
    ...half,
    id: slopeId,
    name: `${line.name}, per unit of ${name}`,
    unit: "rate",
    measure: "rate",
    source: { kind: "calculated", expression: expand(split.slope) },
  });
}

/** For a line that is part of the unknown: how many times the unknown it is taken to be. */
function timesOf(line: Line | undefined, unknown: LineId): number | undefined {
  return line?.circle?.unknown === unknown ? line.circle.slope : undefined;
}

/** Whether the line moves with the unknown in the same period; one that does has its halves. */
function isMoved(id: LineId, work: Work): boolean {
  if (!work.moves.has(id)) follow(id, work);
  return work.moves.get(id) ?? false;
}

/**
 * What a line reads comes before it, however long the chain. A line that leads back to itself is
 * in a circle that the unknown is no part of: it stays, to be named where lines are ordered.
 */
function follow(start: LineId, work: Work) {
  const { lines, unknown, moves } = work;
  const path: { id: LineId; reads: LineId[]; next: number }[] = [];
  const enter = (id: LineId) => {
    // A part that is none of the unknown still reads it; left in place it would close the circle.
    const isPart = timesOf(lines.get(id), unknown) !== undefined;
    moves.set(id, isPart);
    if (!isPart) path.push({ id, reads: readsNow(lines.get(id)), next: 0 });
  };
  enter(start);
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const read = top.reads[top.next];
    top.next += 1;
    if (read !== undefined) {
      if (read !== unknown && !moves.has(read)) enter(read);
      continue;
    }
    path.pop();
    if (!top.reads.some((each) => each === unknown || moves.get(each))) continue;
    moves.set(top.id, true);
    addHalves(top.id, work);
  }
}

function readsNow(line: Line | undefined): LineId[] {
  if (line?.source.kind !== "calculated") return [];
  const references = referencesOf(line.source.expression);
  return references.flatMap((each) => (each.lag === 0 ? [each.line] : []));
}

function splitExpression(expression: Expression, work: Work & { place: LineId }): Split {
  const fixed = { zero: expression, slope: ZERO };
  const touches = referencesOf(expression).some(
    ({ line, lag }) => lag === 0 && (line === work.unknown || isMoved(line, work)),
  );
  if (!touches) return fixed;
  const split = (part: Expression) => splitExpression(part, work);
  switch (expression.kind) {
    case "line":
      return splitLine(expression.line, work);
    case "unary": {
      if (expression.operator !== "negate") return bent(work);
      const of = split(expression.of);
      return { zero: neg(of.zero), slope: neg(of.slope) };
    }
    case "binary":
      return splitBinary(expression, split, work);
    case "if": {
      const [condition, whenTrue, whenFalse] = [
        expression.condition,
        expression.whenTrue,
        expression.whenFalse,
      ].map(split);
      if (!condition || !whenTrue || !whenFalse || condition.slope !== ZERO) return bent(work);
      return {
        zero: iif(condition.zero, whenTrue.zero, whenFalse.zero),
        slope: iif(condition.zero, whenTrue.slope, whenFalse.slope),
      };
    }
    case "atZero":
    case "slope":
      return fixed;
    case "rolling": {
      const now = splitLine(expression.line, work);
      const earlier = Array.from({ length: expression.periods - 1 }, (_, index) =>
        at(expression.line, index + 1),
      );
      return { zero: add(now.zero, ...earlier), slope: now.slope };
    }
    default:
      return bent(work);
  }
}

function splitBinary(
  expression: Extract<Expression, { kind: "binary" }>,
  split: (part: Expression) => Split,
  work: Work & { place: LineId },
): Split {
  const [left, right] = [split(expression.left), split(expression.right)];
  switch (expression.operator) {
    case "add":
      return { zero: add(left.zero, right.zero), slope: add(left.slope, right.slope) };
    case "subtract":
      return {
        zero: sub(left.zero, right.zero),
        slope: left.slope === ZERO ? neg(right.slope) : sub(left.slope, right.slope),
      };
    case "multiply":
      if (left.slope === ZERO)
        return { zero: mul(left.zero, right.zero), slope: mul(left.zero, right.slope) };
      if (right.slope === ZERO)
        return { zero: mul(left.zero, right.zero), slope: mul(left.slope, right.zero) };
      return bent(work);
    case "divide":
      if (right.slope !== ZERO) return bent(work);
      return { zero: div(left.zero, right.zero), slope: div(left.slope, right.zero) };
    case "max":
      return sideOf(left, "greaterOrEqual", right, work);
    case "min":
      return sideOf(left, "lessOrEqual", right, work);
    default:
      return bent(work);
  }
}

/** Of two straight lines the one that counts where the unknown is as `near` says. */
function sideOf(
  left: Split,
  operator: "greaterOrEqual" | "lessOrEqual",
  right: Split,
  work: Work & { place: LineId },
): Split {
  const { near } = work;
  if (near === undefined) return bent(work);
  const there = ({ zero, slope }: Split) => add(zero, mul(slope, at(near)));
  const isLeft = compare(there(left), operator, there(right));
  return {
    zero: iif(isLeft, left.zero, right.zero),
    slope: iif(isLeft, left.slope, right.slope),
  };
}

function bent({ bends, place, unknown, lines }: Work & { place: LineId }): Split {
  const name = lines.get(place)?.name ?? place;
  bends.push({
    place,
    message: `"${name}" bends with "${lines.get(unknown)?.name ?? unknown}" within a period, so it cannot be solved exactly. Charge interest on the opening balance instead.`,
  });
  return { zero: ZERO, slope: ZERO };
}
