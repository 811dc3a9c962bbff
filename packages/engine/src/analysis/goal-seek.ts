/**
 * Goal seek: which value of one input brings a figure to what is wanted.
 *
 * The input is tried on both sides of where it stands, in even steps and in steps that double, and wherever the
 * figure passes what is wanted the crossing is closed in on: by the straight line through both
 * ends, halving when that is slow. The same question always gives the same answer.
 *
 * It says when there is none (with the nearest it came), when there are several (the one nearest
 * to where the input stands comes first), and when the input does not move the figure at all. Two
 * crossings between neighbouring tries, or a figure that touches and turns back, go unseen.
 */
import type { Override } from "#model/document.ts";
import type { Cases } from "#scenarios/cases.ts";
import { casesAllowing } from "#scenarios/cases-allowing.ts";
import { overlayOnSheet } from "#scenarios/resolve-scenario.ts";
import { type Bracket, closeIn, type Point } from "./close-in.ts";
import { measureCases, type Target } from "./target.ts";

export type Goal = {
  /** What may change: its value is looked for, absolute, as a scale or as a shift. */
  change: Omit<Override, "value">;
  target: Target;
  wanted: number;
  /** Where to look; wide on both sides when unsaid. */
  low?: number;
  high?: number;
};

export type GoalResult =
  | { kind: "found" | "several"; value: number; reached: number; others: number[] }
  | { kind: "none"; nearest: number; reached: number }
  | { kind: "unmoved"; reached: number };

/** How many doublings away from the start: from a millionth of it to a million times. */
const DOUBLINGS = 40;
/** Even steps on either side, up to twice the start, where what people enter lies closest together. */
const EVEN_STEPS = 20;

export function seekGoal(cases: Cases, goal: Goal): GoalResult {
  const search = searchGoal(cases, goal);
  let step = search.next();
  while (!step.done) step = search.next(measureTries(cases, goal, step.value));
  return step.value;
}

/** The figure that each value of the input leads to. */
export function measureTries(cases: Cases, goal: Goal, values: readonly number[]): number[] {
  const allowing = casesAllowing(cases, [goal.change]);
  const { model, base } = allowing;
  const overlays = values.map((value) =>
    overlayOnSheet(model.program, [{ ...goal.change, value }], base),
  );
  return measureCases(allowing, goal.target, overlays);
}

/** The search by itself: it asks for the figures at some values, and goes on once it has them. */
export function* searchGoal(
  cases: Cases,
  goal: Goal,
): Generator<readonly number[], GoalResult, readonly number[]> {
  const { wanted } = goal;
  const start = startOf(cases, goal);
  const tries = triesFrom(start, goal);
  const points = (yield tries).map((reached, index): Point => {
    const value = tries[index] ?? 0;
    return { value, reached, miss: reached - wanted };
  });
  const solutions = exactRuns(points, start);
  for (const bracket of bracketsIn(points)) solutions.push(...(yield* closeIn(bracket, wanted)));
  const byDistance = (left: Point, right: Point) =>
    Math.abs(left.value - start) - Math.abs(right.value - start) || left.value - right.value;
  const [first, ...others] = solutions.toSorted(byDistance);
  if (first) return solution(first, others);
  const reached = points[0]?.reached ?? 0;
  if (points.every((point) => point.reached === reached)) return { kind: "unmoved", reached };
  const nearest = points.reduce((best, point) =>
    Math.abs(point.miss) < Math.abs(best.miss) ? point : best,
  );
  return { kind: "none", nearest: nearest.value, reached: nearest.reached };
}

function solution(first: Point, others: readonly Point[]): GoalResult {
  return {
    kind: others.length > 0 ? "several" : "found",
    value: first.value,
    reached: first.reached,
    others: others.map(({ value }) => value),
  };
}

/** Where the input stands: its first figure in the periods asked for, or no change at all. */
function startOf({ model: { program }, base }: Cases, { change }: Goal): number {
  if (change.mode === "scale") return 1;
  const row = program.rowOf.get(change.line);
  if (change.mode === "shift" || row === undefined) return 0;
  return base[row * program.stride + program.historyCount + Math.max(change.from ?? 0, 0)] ?? 0;
}

function triesFrom(start: number, { low = -Infinity, high = Infinity }: Goal): number[] {
  const size = Math.max(Math.abs(start), 1);
  const steps = [
    ...Array.from({ length: DOUBLINGS + 1 }, (_, index) => size * 2 ** (index - DOUBLINGS / 2)),
    ...Array.from({ length: EVEN_STEPS }, (_, index) => (size * (index + 1)) / EVEN_STEPS),
  ];
  const bounds = [low, high, 0].filter((value) => Number.isFinite(value));
  const all = [start, ...bounds, ...steps.flatMap((step) => [start - step, start + step])];
  const within = all.filter((value) => value >= low && value <= high);
  return [...new Set(within)].sort((left, right) => left - right);
}

/** Tries that hit the wanted figure; of a stretch that all do, the one nearest to the start. */
function exactRuns(points: readonly Point[], start: number): Point[] {
  const runs: Point[] = [];
  points.forEach((point, index) => {
    if (point.miss !== 0) return;
    const last = runs.at(-1);
    const isSameRun = last !== undefined && points[index - 1]?.miss === 0;
    if (!isSameRun) runs.push(point);
    else if (Math.abs(point.value - start) < Math.abs(last.value - start))
      runs[runs.length - 1] = point;
  });
  return runs;
}

function bracketsIn(points: readonly Point[]): Bracket[] {
  return points.flatMap((left, index): Bracket[] => {
    const right = points[index + 1];
    return right && Math.sign(left.miss) * Math.sign(right.miss) < 0 ? [{ left, right }] : [];
  });
}
