/**
 * Distributions as quantiles: which value has the given share of all values below it.
 *
 *   uniform     low + share × (high − low)
 *   triangular  by the square root of the share on either side of the mode
 *   normal      mean + deviation × the standard quantile
 *
 * The standard quantile is Acklam's rational approximation, right to 1.2 × 10⁻⁹. Its logarithm is
 * our own, since `Math.log` may differ in the last bit between engines; square roots may not.
 */
export type Distribution =
  | { kind: "uniform"; low: number; high: number }
  | { kind: "triangular"; low: number; mode: number; high: number }
  | { kind: "normal"; mean: number; deviation: number };

/** `share` lies between 0 and 1 and is neither. */
export function quantileOf(distribution: Distribution, share: number): number {
  switch (distribution.kind) {
    case "uniform":
      return distribution.low + share * (distribution.high - distribution.low);
    case "triangular":
      return triangularQuantile(distribution, share);
    case "normal":
      return distribution.mean + distribution.deviation * normalQuantile(share);
  }
}

function triangularQuantile(
  { low, mode, high }: Extract<Distribution, { kind: "triangular" }>,
  share: number,
): number {
  const width = high - low;
  if (width <= 0) return low;
  const turn = (mode - low) / width;
  return share < turn
    ? low + Math.sqrt(share * width * (mode - low))
    : high - Math.sqrt((1 - share) * width * (high - mode));
}

const CENTRE_ABOVE = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
];
const CENTRE_BELOW = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572,
  1,
];
const TAIL_ABOVE = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
  4.374664141464968, 2.938163982698783,
];
const TAIL_BELOW = [
  0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1,
];
const TAIL = 0.02425;

function normalQuantile(share: number): number {
  if (share > 1 - TAIL) return -normalQuantile(1 - share);
  if (share < TAIL) {
    const distance = Math.sqrt(-2 * logarithm(share));
    return polynomial(TAIL_ABOVE, distance) / polynomial(TAIL_BELOW, distance);
  }
  const offset = share - 0.5;
  const square = offset * offset;
  return (offset * polynomial(CENTRE_ABOVE, square)) / polynomial(CENTRE_BELOW, square);
}

/** Highest power first. */
function polynomial(coefficients: readonly number[], value: number): number {
  return coefficients.reduce((sum, coefficient) => sum * value + coefficient, 0);
}

/** ln x = k ln 2 + 2 (z + z³/3 + z⁵/5 + …) with z = (m − 1) ÷ (m + 1), where x = m × 2ᵏ. */
function logarithm(value: number): number {
  let mantissa = value;
  let halvings = 0;
  while (mantissa < 0.75) {
    mantissa *= 2;
    halvings += 1;
  }
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let odd = 25; odd >= 1; odd -= 2) sum = sum * square + 1 / odd;
  return 2 * ratio * sum - halvings * Math.LN2;
}
