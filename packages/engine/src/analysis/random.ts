/**
 * Random numbers by counter: each is a hash of what it is for (the seed, the trial, the input, the
 * period), so none depends on which were drawn before it. Only whole-number arithmetic and exact
 * division, so they are the same bits in every engine.
 */

/** A number between 0 and 1, never either; one of 2⁵³. */
export function uniformAt(...counters: readonly number[]): number {
  const high = hashOf(counters, 0x9e3779b9);
  const low = hashOf(counters, 0x7f4a7c15);
  return (high * 2 ** 21 + (low >>> 11) + 0.5) / 2 ** 53;
}

/** A name as a counter. */
export function counterOf(name: string): number {
  return hashOf(
    Array.from(name, (letter) => letter.codePointAt(0) ?? 0),
    0x2545f491,
  );
}

function hashOf(counters: readonly number[], salt: number): number {
  let hash = salt;
  for (const counter of counters) hash = mixed(Math.imul(hash, 0x01000193) ^ mixed(counter | 0));
  return mixed(hash) >>> 0;
}

/** Every bit of the result depends on every bit of the number (the finish of MurmurHash3). */
function mixed(number: number): number {
  let bits = number;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
