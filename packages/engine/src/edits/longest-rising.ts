/**
 * The places of a longest rising part of a list of numbers: in a list that was sorted anew, what
 * can stay where it is while the rest moves.
 */
export function longestRising(numbers: readonly number[]): Set<number> {
  /** For each length, the place of the smallest number that a rising part of it ends with. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, place) => {
    const isLongest = (numbers[ends.at(-1) ?? -1] ?? -1) < number;
    const length = isLongest ? ends.length : ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    before[place] = ends[length - 1];
    ends[length] = place;
  });
  const rising = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) rising.add(place);
  return rising;
}
