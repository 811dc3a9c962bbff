/**
 * Arithmetic that must be the same in every engine: only operations that IEEE 754 rounds exactly.
 */

/** Half away from zero. A spreadsheet rounds what it shows at fifteen digits, and so do we. */
export function roundHalfAway(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  const shown = Number(Math.abs(value).toPrecision(15));
  const [mantissa = "0", exponent = "0"] = String(shown).split("e");
  const shifted = Number(`${mantissa}e${Number(exponent) + digits}`);
  const [whole = "0", power = "0"] = String(Math.floor(shifted + 0.5)).split("e");
  const rounded = Number(`${whole}e${Number(power) - digits}`);
  return value < 0 ? -rounded : rounded;
}

/** The root of a positive number by Newton's steps, until they no longer come down. What is no
 * finite number never comes down, and comes back as it was. */
export function nthRoot(value: number, degree: number): number {
  if (value <= 0) return 0;
  let guess = Math.max(value, 1);
  for (;;) {
    const next = ((degree - 1) * guess + value / powerOf(guess, degree - 1)) / degree;
    if (!(next < guess)) return guess;
    guess = next;
  }
}

function powerOf(base: number, exponent: number): number {
  let power = 1;
  for (let factor = 0; factor < exponent; factor++) power *= base;
  return power;
}
