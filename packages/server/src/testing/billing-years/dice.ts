/** Chance from a seed: the same seed, the same two years. */
export type Dice = {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from one to another, both among them. */
  between(low: number, high: number): number;
  isIn(chance: number): boolean;
  pick<T>(things: readonly [T, ...T[]]): T;
  /** In another order. */
  mixed<T>(things: readonly T[]): T[];
};

export function makeDice(seed: number): Dice {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    ...{ next, between },
    isIn: (chance) => next() < chance,
    pick: (things) => things[between(0, things.length - 1)] ?? things[0],
    mixed: (things) =>
      things
        .map((thing) => ({ thing, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ thing }) => thing),
  };
}
