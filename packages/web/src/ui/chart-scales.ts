import { scaleLinear } from "@visx/scale";

export type Plot = { left: number; right: number; top: number; bottom: number };

/** Where each period stands, evenly from edge to edge. */
export function periodScale(count: number, plot: Plot) {
  return scaleLinear<number>({
    domain: [0, Math.max(1, count - 1)],
    range: [plot.left, plot.right],
  });
}

/** Values on round steps; zero is always in view, so that heights can be compared. */
export function valueScale(values: readonly number[], plot: Plot) {
  return scaleLinear<number>({
    domain: [Math.min(0, ...values), Math.max(0, ...values)],
    range: [plot.bottom, plot.top],
    nice: TICK_COUNT,
  });
}

export const TICK_COUNT = 4;

/** The period under a point, the nearest one beyond the edges. */
export function periodAt(x: number, count: number, plot: Plot): number {
  const share = (x - plot.left) / (plot.right - plot.left);
  return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));
}

/** Every how many periods a label fits: all of a year's months on a screen, every third on a phone. */
export function labelStep(count: number, plot: Plot): number {
  const room = (plot.right - plot.left) / Math.max(1, count - 1);
  return [1, 2, 3, 6, 12].find((step) => step * room >= LABEL_WIDTH) ?? 12;
}

const LABEL_WIDTH = 44;

/** Moves labels apart, downwards from the highest, until none stands on another. */
export function spreadLabels(heights: readonly number[], distance: number): number[] {
  const placed = [...heights];
  const order = heights.map((_, index) => index).sort((a, b) => at(heights, a) - at(heights, b));
  order.reduce((lowestFree, index) => {
    placed[index] = Math.max(at(heights, index), lowestFree);
    return at(placed, index) + distance;
  }, Number.NEGATIVE_INFINITY);
  return placed;
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}
