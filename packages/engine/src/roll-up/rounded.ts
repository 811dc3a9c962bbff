/**
 * The figures of one column of a statement as they are shown: rounded once, and still adding up.
 *
 *   a total is its own figure, rounded half away from zero
 *   a part is rounded down or up, never further: what is missing to its total goes, one unit each,
 *   to the parts that lost most by rounding down (largest remainder); a part of zero stays zero
 *   a part that is the same in another column is shown as there, where its total allows it
 *
 * First, from the parts up, each line learns between which two whole numbers it can be shown so
 * that all below it adds up; then, from the totals down, each total is shared out within them.
 *
 * Two totals that are halves on either side of zero (−0.5 and 0.5 are shown as −1 and 1) leave more
 * to what stands between them than rounding up gives. There, and only there, a part is off by a
 * whole unit: a statement adds up before anything else.
 */
import { roundHalfAway } from "#calculate/numbers.ts";
import type { TreeNode } from "./statement-tree.ts";

/** Parents stand before their children. */
type Rounded = Pick<TreeNode, "parent" | "sign" | "rounding"> & { children: readonly number[] };

/** Both have a figure for each node of the tree, counted in the unit that is shown. */
type RoundColumn = (exact: Float64Array, shown: Float64Array, known?: Known) => void;

/**
 * The first root's figure where it is known from elsewhere; and for nodes with the same exact figure
 * in another column what that column shows, else NaN. They are shown alike as far as the column
 * still adds up: among parts they come before the largest remainder.
 */
type Known = { root?: number | undefined; alike?: Float64Array | undefined };

/** Float64 sums carry noise; less than this of the unit shown is none. */
const NOISE = 1e-6;

/** Half away from zero, and what is a half but for noise is one. */
export function roundUnits(units: number): number {
  const rounded = Math.floor(Math.abs(units) + (0.5 + NOISE));
  return units < 0 ? 0 - rounded : rounded;
}

/** The same to so many digits after the point. */
export function roundTo(value: number, digits: number): number {
  if (!(Math.abs(value) < 1e15)) return roundHalfAway(value, digits);
  const scale = 10 ** digits;
  return roundUnits(value * scale) / scale;
}

/** For many columns in turn. */
export function columnRounder(nodes: readonly Rounded[]): RoundColumn {
  const desk = deskFor(nodes);
  const hasWishes = desk.roundings.includes(WISH);
  return (exact, shown, known = {}) => {
    const isDone = hasWishes && tryColumn(desk, exact, shown, known, WISH);
    if (!isDone) tryColumn(desk, exact, shown, known, TOTAL);
  };
}

const PART = 0;
const WISH = 1;
const TOTAL = 2;

/**
 * The tree, node by node, parents before their children, and room to work in: the least and the
 * most each can be shown as, its children's together, and what each lost by being rounded down.
 */
type Desk = {
  count: number;
  /** −1 for a root. */
  parents: Int32Array;
  signs: Int8Array;
  roundings: Uint8Array;
  children: readonly (readonly number[])[];
} & Record<"low" | "high" | "lowSum" | "highSum" | "lost", Float64Array>;

function deskFor(nodes: readonly Rounded[]): Desk {
  const count = nodes.length;
  const make = () => new Float64Array(count);
  const kinds = { part: PART, wish: WISH, total: TOTAL } as const;
  return {
    count,
    parents: Int32Array.from(nodes, ({ parent }) => parent ?? -1),
    signs: Int8Array.from(nodes, ({ sign }) => sign),
    roundings: Uint8Array.from(nodes, ({ rounding }) => kinds[rounding]),
    children: nodes.map((node) => node.children),
    low: make(),
    high: make(),
    lowSum: make(),
    highSum: make(),
    lost: make(),
  };
}

/** False when somewhere the parts cannot be shown within a unit of themselves and add up. */
function tryColumn(
  desk: Desk,
  exact: Float64Array,
  shown: Float64Array,
  { root, alike }: Known,
  fixed: typeof WISH | typeof TOTAL,
): boolean {
  let isSound = findRanges(desk, exact, fixed);
  for (let node = 0; node < desk.count; node++) {
    if (desk.parents[node] === -1)
      shown[node] = node === 0 && root !== undefined ? root : roundUnits(exact[node] ?? 0);
    const children = desk.children[node];
    if (children && children.length > 0)
      isSound = shareOut(desk, exact, shown, node, children, alike) && isSound;
  }
  return isSound;
}

/** Children stand after their parents, so going backwards meets them first. */
function findRanges(desk: Desk, exact: Float64Array, fixed: number): boolean {
  const { low, high, lowSum, highSum, parents, signs, roundings, children } = desk;
  let isSound = true;
  lowSum.fill(0);
  highSum.fill(0);
  for (let node = desk.count - 1; node >= 0; node--) {
    const units = exact[node] ?? 0;
    let least = Math.floor(units + NOISE);
    let most = Math.ceil(units - NOISE);
    if ((roundings[node] ?? PART) >= fixed) {
      least = roundUnits(units);
      most = least;
    } else if ((children[node]?.length ?? 0) > 0) {
      const from = Math.max(least, lowSum[node] ?? 0);
      const to = Math.min(most, highSum[node] ?? 0);
      if (from > to) isSound = false;
      else {
        least = from;
        most = to;
      }
    }
    low[node] = least;
    high[node] = most;
    const parent = parents[node] ?? -1;
    if (parent < 0) continue;
    const isAdded = signs[node] === 1;
    lowSum[parent] = (lowSum[parent] ?? 0) + (isAdded ? least : -most);
    highSum[parent] = (highSum[parent] ?? 0) + (isAdded ? most : -least);
  }
  return isSound;
}

/** Children start at the least they can count and are given a unit each, who lost most first. */
function shareOut(
  desk: Desk,
  exact: Float64Array,
  shown: Float64Array,
  node: number,
  children: readonly number[],
  alike: Float64Array | undefined,
): boolean {
  const { low, high, lowSum, lost, signs } = desk;
  let missing = (shown[node] ?? 0) - (lowSum[node] ?? 0);
  for (const child of children) {
    const isAdded = signs[child] === 1;
    const least = low[child] ?? 0;
    const most = high[child] ?? 0;
    const units = exact[child] ?? 0;
    shown[child] = isAdded ? least : most;
    lost[child] = most === least ? -1 : isAdded ? units - least : most - units;
    const same = alike?.[child] ?? Number.NaN;
    if (most > least && !Number.isNaN(same))
      lost[child] = (same === least) === isAdded ? (lost[child] ?? 0) / LAST : FIRST;
  }
  for (; missing > 0; missing--) {
    const taker = whoLostMost(children, lost);
    if (taker === undefined) break;
    shown[taker] = (shown[taker] ?? 0) + (signs[taker] ?? 1);
    lost[taker] = -1;
  }
  if (missing !== 0) takeUp(desk, exact, shown, children, missing);
  return missing === 0;
}

/** Who is to be shown as in another column takes a unit before, or after, all who lost a part of one. */
const FIRST = 2;
const LAST = 1e9;

/** Undefined when nobody can take another unit. */
function whoLostMost(children: readonly number[], lost: Float64Array): number | undefined {
  let most: number | undefined;
  let mostLost = -1;
  for (const child of children) {
    const own = lost[child] ?? -1;
    if (own <= mostLost) continue;
    mostLost = own;
    most = child;
  }
  return most;
}

/** What rounding leaves over goes where it is seen least: to the largest part, totals last. */
function takeUp(
  { roundings, signs }: Desk,
  exact: Float64Array,
  shown: Float64Array,
  children: readonly number[],
  missing: number,
) {
  const parts = children.filter((child) => roundings[child] !== TOTAL);
  const size = (child: number) => Math.abs(exact[child] ?? 0);
  const among = parts.length > 0 ? parts : children;
  const [taker = 0] = among.toSorted((left, right) => size(right) - size(left));
  shown[taker] = (shown[taker] ?? 0) + missing * (signs[taker] ?? 1);
}
