/**
 * Closes in on a crossing between two tries: by the straight line through both ends, halving
 * whenever an end has stayed put twice. Stops at the wanted figure, or when no number is left
 * between the ends. Where the figure jumps over what is wanted there is no crossing, and nothing
 * is given back.
 */
export type Point = { value: number; reached: number; miss: number };
export type Bracket = { left: Point; right: Point };

/** Figures are sums of many roundings; this close is as good as equal. */
const CLOSENESS = 2 ** -44;
const STEPS_MAX = 200;

/** Asks for the figure at one value after the other. */
export function* closeIn(
  bracket: Bracket,
  wanted: number,
): Generator<readonly number[], Point[], readonly number[]> {
  const enough = CLOSENESS * Math.max(Math.abs(wanted), 1);
  let { left, right } = bracket;
  let stayed = 0;
  for (let step = 0; step < STEPS_MAX; step++) {
    const value = between(left, right, Math.abs(stayed) >= 2);
    if (value <= left.value || value >= right.value) break;
    const [reached = 0] = yield [value];
    const point = { value, reached, miss: reached - wanted };
    if (Math.abs(point.miss) <= enough) return [point];
    if (Math.sign(point.miss) === Math.sign(left.miss)) {
      left = point;
      stayed = stayed > 0 ? stayed + 1 : 1;
    } else {
      right = point;
      stayed = stayed < 0 ? stayed - 1 : -1;
    }
  }
  const best = Math.abs(left.miss) <= Math.abs(right.miss) ? left : right;
  return isJump(left, right, bracket) ? [] : [best];
}

function between(left: Point, right: Point, halves: boolean): number {
  const half = left.value + (right.value - left.value) / 2;
  if (halves) return half;
  const share = left.miss / (left.miss - right.miss);
  const crossing = left.value + share * (right.value - left.value);
  return crossing > left.value && crossing < right.value ? crossing : half;
}

/** Neighbouring numbers that are still far apart: a step, not a slope. */
function isJump(left: Point, right: Point, from: Bracket): boolean {
  const size = Math.max(Math.abs(from.left.miss), Math.abs(from.right.miss), 1);
  return Math.abs(right.miss - left.miss) > size * 2 ** -30;
}
