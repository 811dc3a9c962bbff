/**
 * A short name for a sheet's values: the same numbers give the same hash in every browser and on
 * every server. −0 counts as 0 and one NaN as another, since nobody can tell them apart on paper.
 *
 * Two mixes of the same words with other constants stand side by side, 32 bits each.
 */
const NAN_HIGH = 0x7ff80000;

export function hashOf(values: Float64Array): string {
  const view = new DataView(new ArrayBuffer(8));
  let left = 0x9747b28c;
  let right = 0x1b873593;
  for (const value of values) {
    view.setFloat64(0, value + 0);
    const isNumber = !Number.isNaN(value);
    const high = isNumber ? view.getInt32(0) : NAN_HIGH;
    const low = isNumber ? view.getInt32(4) : 0;
    left = mix(mix(left, high, 0xcc9e2d51), low, 0xcc9e2d51);
    right = mix(mix(right, low, 0x85ebca6b), high, 0x85ebca6b);
  }
  return [left, right].map((half) => hexOf(spread(half ^ values.length))).join("");
}

function mix(hash: number, word: number, factor: number): number {
  const stirred = Math.imul(word, factor);
  const mixed = hash ^ Math.imul((stirred << 15) | (stirred >>> 17), 0x1b873593);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

/** Lets every bit have a say in every other. */
function spread(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

function hexOf(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
