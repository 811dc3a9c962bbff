/**
 * Arithmetic that must be the same in every engine: only operations that IEEE 754 rounds exactly.
 */

const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6];

/** Below this a sixteenth digit is far from a thousandth of the unit that is rounded to. */
const UNITS_PLAIN_MAX = 1e11;

/**
 * Half away from zero. A spreadsheet rounds what it shows at fifteen digits, and so do we; only what
 * is close to a half needs them looked at.
 */
export function roundHalfAway(value: number, digits: number): number {
  const scale = POWERS[digits] ?? Number.NaN;
  const units = Math.abs(value) * scale;
  const whole = Math.floor(units);
  const distance = units - whole - 0.5;
  if (!(units < UNITS_PLAIN_MAX && Math.abs(distance) > 1e-3))
    return roundAtFifteenDigits(value, digits);
  const rounded = (distance > 0 ? whole + 1 : whole) / scale;
  return value < 0 ? -rounded : rounded;
}

export function roundAtFifteenDigits(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  const shown = Number(Math.abs(value).toPrecision(15));
  const [mantissa = "0", exponent = "0"] = String(shown).split("e");
  const shifted = Number(`${mantissa}e${Number(exponent) + digits}`);
  const [whole = "0", power = "0"] = String(Math.floor(shifted + 0.5)).split("e");
  const rounded = Number(`${whole}e${Number(power) - digits}`);
  return value < 0 ? -rounded : rounded;
}

/**
 * The root of a positive number by Newton's steps, until they no longer come down, and one more
 * whose distance is worked out in twice the digits: the nearest number there is, as good
 * spreadsheets give it. What is no finite number never comes down, and comes back as it was.
 */
export function nthRoot(value: number, degree: number): number {
  if (value <= 0) return 0;
  let guess = Math.max(value, 1);
  for (;;) {
    const next = ((degree - 1) * guess + value / powerOf(guess, degree - 1)) / degree;
    if (!(next < guess)) return nearestRoot(guess, value, degree);
    guess = next;
  }
}

function nearestRoot(guess: number, value: number, degree: number): number {
  const nearest = guess - distanceOf(guess, value, degree) / (degree * powerOf(guess, degree - 1));
  return Number.isFinite(nearest) ? nearest : guess;
}

/** guess^degree − value, with the power held as a sum of two numbers. */
function distanceOf(guess: number, value: number, degree: number): number {
  let [power, rest] = [1, 0];
  for (let factor = 0; factor < degree; factor++) {
    const product = power * guess;
    rest = rest * guess + productRest(power, guess, product);
    power = product + rest;
    rest -= power - product;
  }
  return power - value + rest;
}

/** What a product loses in rounding (Dekker): the factors are halved into numbers that multiply exactly. */
function productRest(left: number, right: number, product: number): number {
  const [leftHigh, rightHigh] = [highHalf(left), highHalf(right)];
  const [leftLow, rightLow] = [left - leftHigh, right - rightHigh];
  return (
    leftLow * rightLow -
    (product - leftHigh * rightHigh - leftLow * rightHigh - leftHigh * rightLow)
  );
}

function highHalf(value: number): number {
  const shifted = value * 134217729;
  return shifted - (shifted - value);
}

function powerOf(base: number, exponent: number): number {
  let power = 1;
  for (let factor = 0; factor < exponent; factor++) power *= base;
  return power;
}
